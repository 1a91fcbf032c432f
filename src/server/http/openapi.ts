import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { API_BASE_PATH } from '#contract/envelope.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { EndpointId } from '#contract/routes.ts';
import { APP_NAME, APP_VERSION } from '../lib/config.ts';
import { IDENTITY_ERRORS, type IdentityRoute, identityRoutes } from './identity-routes.ts';

const texts = new Map<'local' | 'firebase', string>();

/** The OpenAPI text, cached per process: generating it takes a third of a second. */
export function openApiText(identityMode: 'local' | 'firebase'): string {
  const text = texts.get(identityMode) ?? JSON.stringify(openApiDocument(identityMode));
  texts.set(identityMode, text);
  return text;
}

/** The API as an OpenAPI 3.1 document, generated from the endpoint table. */
function openApiDocument(identityMode: 'local' | 'firebase'): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const id of Object.keys(ENDPOINTS)) {
    // The table's keys are the endpoint ids.
    const endpoint: Endpoint = ENDPOINTS[id as EndpointId];
    const path = `${API_BASE_PATH}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  for (const route of identityRoutes(identityMode))
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: identityOperation(route) };
  return {
    openapi: '3.1.0',
    info: { title: `${APP_NAME} API`, version: APP_VERSION },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failureSchema() },
    },
  };
}

/** Every error an endpoint can return: its own, and those of its kind. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [
    'TooManyRequests',
    'InternalError',
    'Unavailable',
    'MethodNotAllowed',
    'MisdirectedRequest',
    ...endpoint.errors,
  ];
  if (endpoint.access === 'user') codes.push('Unauthorized');
  if (endpoint.query || endpoint.body) codes.push('ValidationFailed');
  if (endpoint.body) codes.push('BadRequest', 'UnsupportedMediaType', 'PayloadTooLarge');
  if (endpoint.kind === 'upload' || endpoint.kind === 'webhook') codes.push('PayloadTooLarge');
  if (endpoint.params) codes.push('NotFound');
  return [...new Set(codes)];
}

function operation(endpoint: Endpoint): unknown {
  const failures = new Map<number, string[]>();
  for (const code of errorCodesOf(endpoint))
    failures.set(ERRORS[code].status, [...(failures.get(ERRORS[code].status) ?? []), code]);
  const success = (status: number) =>
    [String(status), status === 304 ? { description: 'Not modified' } : successResponse(endpoint)] as const;
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(endpoint.access === 'user' ? { security: [{ bearer: [] }] } : { security: [] }),
    ...parameters(endpoint),
    ...requestBody(endpoint),
    responses: Object.fromEntries([
      ...(endpoint.kind === 'redirect'
        ? [['302', { description: 'Redirect to a page' }] as const]
        : [200, ...(endpoint.statuses ?? [])].map(success)),
      ...[...failures].map(([status, codes]) => [String(status), failureResponse(codes.join(', '))]),
    ]),
  };
}

function identityOperation(route: IdentityRoute): unknown {
  const failures = [...IDENTITY_ERRORS[route.method], ...route.errors];
  const success = route.response
    ? { description: 'Done', content: { 'application/json': { schema: toSchema(route.response) } } }
    : { description: route.status === 302 ? 'Redirect' : 'A page' };
  return {
    operationId: route.operationId,
    summary: route.summary,
    security: [],
    ...parameters(route),
    ...requestBody(route),
    responses: {
      [String(route.status ?? 200)]: success,
      ...Object.fromEntries(failures.map((status) => [String(status), failureResponse('Failure')])),
    },
  };
}

function failureResponse(description: string): unknown {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}

function successResponse(endpoint: Endpoint): unknown {
  const data = toSchema(endpoint.response);
  if (endpoint.kind === 'stream')
    return { description: 'Server-sent events', content: { 'text/event-stream': { schema: data } } };
  if (endpoint.kind === 'page')
    return { description: 'A page', content: { 'text/html': { schema: { type: 'string' } } } };
  if (endpoint.kind === 'calendar')
    return { description: 'A calendar', content: { 'text/calendar': { schema: { type: 'string' } } } };
  if (endpoint.kind === 'download')
    return {
      description: 'The file',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    };
  const schema = {
    type: 'object',
    required: ['success', 'data', 'requestId'],
    properties: { success: { const: true }, data, requestId: { type: 'string' } },
  };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

function parameters(endpoint: Pick<Endpoint, 'params' | 'query'>): { parameters?: unknown[] } {
  const listed = (['params', 'query'] as const).flatMap((place) => {
    const schema = endpoint[place];
    if (!schema) return [];
    return Object.entries(schema.shape).map(([name, part]) => ({
      name,
      in: place === 'params' ? 'path' : 'query',
      required: place === 'params' || !z.safeParse(part, undefined).success,
      schema: toSchema(part),
    }));
  });
  return listed.length > 0 ? { parameters: listed } : {};
}

function requestBody(endpoint: Pick<Endpoint, 'kind' | 'body'>): { requestBody?: unknown } {
  if (endpoint.kind === 'upload' || endpoint.kind === 'file') {
    return {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  }
  if (!endpoint.body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: toSchema(endpoint.body) } } },
  };
}

function toSchema(schema: z.core.$ZodType): unknown {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function failureSchema(): unknown {
  const text = { type: 'string' };
  return {
    type: 'object',
    required: ['success', 'status', 'error', 'message', 'requestId'],
    properties: {
      success: { const: false },
      status: { type: 'integer' },
      error: text,
      message: text,
      requestId: text,
    },
  };
}
