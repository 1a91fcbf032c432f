import { gzipSync } from 'node:zlib';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { API_BASE_PATH } from '#contract/envelope.ts';
import { identityRoutes } from '#server/http/identity-routes.ts';
import { unknownParams } from '../../lib/ids.ts';
import type { Cell, Outcome, Row, Target } from './cells.ts';
import { authHeaders, type Call, requestHead, sendAtOnce, sendEndless, sendSlowly } from './senders.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const BOMB = gzipSync(Buffer.alloc(32 * 1024 * 1024));

/** Every route with a JSON body, as `METHOD path`, each attacked just below its size limit. */
export const JSON_ROWS: readonly Row[] = [
  ...Object.values<Endpoint>(ENDPOINTS).flatMap(({ id, method, path, body }) =>
    body ? [jsonRow(`${method} ${API_BASE_PATH}${path}`, body, 1_000_000, unknownParams(id))] : [],
  ),
  ...identityRoutes('local').flatMap(({ method, path, body }) =>
    method === 'POST' ? [jsonRow(`${method} ${path}`, body, 64_000, {})] : [],
  ),
];

function jsonRow(
  name: string,
  schema: z.ZodObject | undefined,
  bytes: number,
  params: Readonly<Record<string, string>>,
): Row {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? '');
  const fields = Object.keys(schema?.shape ?? {});
  const call = async (target: Target): Promise<Call> => {
    const headers = { ...(await authHeaders(target)), ...JSON_TYPE, origin: target.product.url };
    return { method, path, headers };
  };
  const whole = (body: string): Cell => ({
    outcomes: [400],
    send: async (target) => sendAtOnce(target, await call(target), body),
  });
  /** The same value in every field that the route knows. */
  const inAll = (value: string) =>
    `{${(fields.length > 0 ? fields : ['x']).map((field) => `"${field}":${value}`).join(',')}}`;
  const share = Math.floor(bytes / (fields.length + 1)) - 20;
  return {
    name,
    cells: {
      deep: whole(inAll('['.repeat(share))),
      wide: whole(`{${Array.from({ length: bytes / 20 }, (_, n) => `"field${n}":0`).join(',')}}`),
      'long line': whole(inAll(`"${'x'.repeat(share)}"`)),
      'many parts': whole(inAll(`[${'0,'.repeat(share / 2 - 2)}0]`)),
      bomb: {
        outcomes: [400],
        async send(target) {
          const packed = await call(target);
          return sendAtOnce(
            target,
            { ...packed, headers: { ...packed.headers, 'content-encoding': 'gzip' } },
            BOMB,
          );
        },
      },
      slow: {
        outcomes: [408],
        send: async (target) => sendSlowly(target, requestHead(target, await call(target), bytes)),
      },
      endless: {
        outcomes: [413, 'cut'],
        send: async (target) => sendEndless(target, await call(target), ' '.repeat(64 * 1024)),
      },
    },
  };
}

/** Signatures are verified over the raw body before anything parses it. */
export const WEBHOOK_ROWS: readonly Row[] = Object.values<Endpoint>(ENDPOINTS)
  .filter(({ kind }) => kind === 'webhook')
  .map(({ method, path }) => {
    const call: Call = { method, path: `${API_BASE_PATH}${path}`, headers: JSON_TYPE };
    const whole = (body: string | Buffer): Cell => ({
      outcomes: [401],
      send: (target) => sendAtOnce(target, call, body),
    });
    return {
      name: `${method} ${call.path}`,
      cells: {
        deep: whole('['.repeat(1_000_000)),
        wide: whole(`{${Array.from({ length: 50_000 }, (_, n) => `"field${n}":0`).join(',')}}`),
        'long line': whole(`"${'x'.repeat(1_000_000)}"`),
        'many parts': whole(`[${'0,'.repeat(490_000)}0]`),
        bomb: whole(BOMB),
        slow: {
          outcomes: [408],
          send: (target): Promise<Outcome> => sendSlowly(target, requestHead(target, call)),
        },
        endless: {
          outcomes: [413, 'cut'],
          send: (target) => sendEndless(target, call, ' '.repeat(64 * 1024)),
        },
      },
    };
  });
