import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { isLoopbackHost } from '../loopback.ts';
import type { Fault, FaultQueue } from './faults.ts';
import { googleErrorBody, isGoogleReason } from './google-error.ts';

export interface ReceivedCall {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** 0: the connection was closed. */
  status: number;
  readonly fault: string | null;
}

export interface Gateway {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly calls: ReceivedCall[];
}

export interface GatewayOptions {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  readonly faults: FaultQueue;
  readonly now: () => Date;
  /** Handles the provider's own paths. */
  readonly oidc: (request: IncomingMessage, response: ServerResponse) => void;
  readonly isOidcPath: (path: string) => boolean;
}

const CALLS_KEPT = 5000;

/** The entry point: records calls, applies scripted failures and forwards the rest. */
export function createGateway(options: GatewayOptions): Gateway {
  const calls: ReceivedCall[] = [];
  const shaping = new WeakMap<IncomingMessage, Fault>();
  const listener = getRequestListener(
    async (request, env) => {
      const response = await options.app.fetch(request, env);
      const fault = 'incoming' in env ? shaping.get(asHttp1(env.incoming)) : undefined;
      if (!fault) return response;
      if (fault.mode === 'drip') return dripResponse(response, fault);
      await truncate(response, asHttp1Answer(env.outgoing));
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  const pass = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    if (options.isOidcPath(path)) options.oidc(request, response);
    else void listener(request, response);
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname, search } = url;
    if (!isLoopbackHost(request.headers.host)) {
      rejectHost(response);
      return;
    }
    const method = request.method ?? 'GET';
    const fault = pathname.startsWith('/__') ? null : options.faults.take(method, url);
    const at = options.now().toISOString();
    recordCall(
      calls,
      { at, method, path: pathname, query: search, status: 0, fault: fault?.mode ?? null },
      response,
    );
    if (!fault) {
      pass(request, response, pathname);
      return;
    }
    const act = (): void => {
      if (answerFault(request, response, fault)) return;
      if (fault.mode !== 'delay') shaping.set(request, fault);
      pass(request, response, pathname);
    };
    if (fault.delayMs > 0) setTimeout(act, fault.delayMs);
    else act();
  };
  return { handle, calls };
}

/** The response of a scripted failure for an inner call of a batch; null if the real response is used. */
export function faultResponse(fault: Fault): Response | null {
  if (fault.mode !== 'respond' && fault.mode !== 'html') return null;
  const { status, headers, body } = faultAnswer(fault);
  return new Response(body, { status, headers });
}

/** True if the failure produced the response. */
function answerFault(request: IncomingMessage, response: ServerResponse, fault: Fault): boolean {
  if (fault.mode === 'cut') {
    request.socket.destroy();
    return true;
  }
  if (fault.mode !== 'respond' && fault.mode !== 'html') return false;
  const { status, headers, body } = faultAnswer(fault);
  request.resume();
  response.writeHead(status, headers).end(body);
  return true;
}

function faultAnswer(fault: Fault): { status: number; headers: Record<string, string>; body: string } {
  if (fault.mode === 'html') {
    const body =
      '<!DOCTYPE html><html><head><title>Sorry...</title></head><body><h1>We are sorry</h1></body></html>';
    return {
      status: fault.status === 500 ? 200 : fault.status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...fault.headers },
      body,
    };
  }
  if (fault.reason && isGoogleReason(fault.reason)) {
    const error = googleErrorBody(fault.reason);
    return { status: error.error.code, headers: jsonHeaders(fault), body: JSON.stringify(error) };
  }
  const body = fault.body ?? {
    error: {
      code: fault.status,
      message: 'Scripted failure',
      errors: [{ message: 'Scripted failure', domain: 'global', reason: 'backendError' }],
      status: 'INTERNAL',
    },
  };
  return {
    status: fault.status,
    headers: jsonHeaders(fault),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

function jsonHeaders(fault: Fault): Record<string, string> {
  return { 'content-type': 'application/json; charset=UTF-8', ...fault.headers };
}

/** Sends the real response slowly. */
function dripResponse(response: Response, fault: Fault): Response {
  const headers = new Headers(response.headers);
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      for (let index = 0; index < bytes.length; index += fault.chunkBytes) {
        controller.enqueue(bytes.slice(index, index + fault.chunkBytes));
        await pause(fault.chunkDelayMs);
      }
      controller.close();
    },
  });
  headers.delete('content-length');
  return new Response(stream, { status: response.status, headers });
}

/** Sends the real headers and half the body, then closes the connection. */
async function truncate(response: Response, outgoing: ServerResponse): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = { ...Object.fromEntries(response.headers), 'content-length': bytes.length };
  outgoing.writeHead(response.status, headers);
  outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy());
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Records a call; its status is set when the response is sent. */
function recordCall(calls: ReceivedCall[], call: ReceivedCall, response: ServerResponse): void {
  calls.push(call);
  if (calls.length > CALLS_KEPT) calls.shift();
  response.once('finish', () => {
    call.status = response.statusCode;
  });
}

/** Rejects foreign host names, to prevent DNS rebinding. */
function rejectHost(response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain' }).end('This sandbox answers this machine only.\n');
}

function asHttp1(incoming: HttpBindings['incoming'] | object): IncomingMessage {
  // The server is created by node:http, so requests have this type.
  return incoming as IncomingMessage;
}

function asHttp1Answer(outgoing: HttpBindings['outgoing'] | object): ServerResponse {
  // As above, for the response.
  return outgoing as ServerResponse;
}
