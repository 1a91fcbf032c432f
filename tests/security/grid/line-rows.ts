import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { API_BASE_PATH } from '#contract/envelope.ts';
import { identityRoutes } from '#server/http/identity-routes.ts';
import { unknownParams } from '../../lib/ids.ts';
import type { Cell, Outcome, Row } from './cells.ts';
import { authHeaders, requestHead, sendAtOnce, sendSlowly } from './senders.ts';

/** Request line and headers may have 16 kB together. */
const BYTES = 15_000;
const NOT_PACKED = 'request lines and headers are never packed';
const COUNTED_TOGETHER = 'the request line and the headers are one block, see "headers"';
/** Must be neither accepted as valid nor cause a server error. */
const REFUSED: readonly Outcome[] = [400, 404, 431];

interface Place {
  readonly method: string;
  readonly path: string;
  readonly names: readonly string[];
  readonly outcomes: readonly Outcome[];
}

const QUERIES: readonly Place[] = [
  ...Object.values<Endpoint>(ENDPOINTS).flatMap(({ id, method, path, query, kind }) => {
    if (!query) return [];
    const params = unknownParams(id);
    const filled = `${API_BASE_PATH}${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`;
    // A redirect from another site ends on a page, whatever its parameters.
    const outcomes = kind === 'redirect' ? [...REFUSED, 302] : REFUSED;
    return [{ method, path: filled, names: Object.keys(query.shape), outcomes }];
  }),
  ...identityRoutes('local').flatMap(({ method, path, query }) =>
    // Pages of the popup drop unknown parameters.
    query ? [{ method, path, names: Object.keys(query.shape), outcomes: [...REFUSED, 200, 302] }] : [],
  ),
];

export const QUERY_ROWS: readonly Row[] = QUERIES.map(({ method, path, names, outcomes }) => {
  const cell = (query: string): Cell => ({
    outcomes,
    send: async (target) =>
      sendAtOnce(target, { method, path: `${path}?${query}`, headers: await authHeaders(target) }),
  });
  const share = Math.floor((BYTES - 3_000) / names.length);
  const inAll = (value: (room: number) => string) =>
    names.map((name) => `${name}=${value(share - name.length - 2)}`).join('&');
  return {
    name: `${method} ${path} query`,
    cells: {
      deep: cell(inAll((room) => '%5B'.repeat(room / 3))),
      wide: cell(Array.from({ length: 1_200 }, (_, n) => `field${n}=0`).join('&')),
      'long line': cell(inAll((room) => 'x'.repeat(room))),
      'many parts': cell(`${names[0]}=x&`.repeat(1_000).slice(0, BYTES - 3_000)),
      bomb: NOT_PACKED,
      slow: COUNTED_TOGETHER,
      endless: COUNTED_TOGETHER,
    },
  };
});

export const PATH_ROWS: readonly Row[] = Object.values<Endpoint>(ENDPOINTS).flatMap(
  ({ method, path, params }) => {
    if (!params) return [];
    const names = Object.keys(params.shape);
    const cell = (value: (room: number) => string): Cell => ({
      outcomes: REFUSED,
      async send(target) {
        const room = Math.floor((BYTES - 3_000) / names.length);
        const filled = `${API_BASE_PATH}${path.replace(/:\w+/g, value(room))}`;
        return sendAtOnce(target, {
          method,
          path: filled,
          headers: { ...(await authHeaders(target)), 'content-type': 'application/json' },
        });
      },
    });
    return [
      {
        name: `${method} ${API_BASE_PATH}${path} path`,
        cells: {
          deep: cell((room) => '%2F..'.repeat(room / 5)),
          wide: cell((room) => '%2Fx'.repeat(room / 4)),
          'long line': cell((room) => 'x'.repeat(room)),
          'many parts': cell((room) => '%2C0'.repeat(room / 4)),
          bomb: NOT_PACKED,
          slow: COUNTED_TOGETHER,
          endless: COUNTED_TOGETHER,
        },
      },
    ];
  },
);

const CALL = { method: 'GET', path: `${API_BASE_PATH}/v1/auth/me` };
const headers = (sent: Readonly<Record<string, string>>): Cell => ({
  outcomes: [400, 401, 421, 431],
  send: (target) => sendAtOnce(target, { ...CALL, headers: sent }),
});
const part = (value: string) => Buffer.from(value).toString('base64url');

export const HEADER_ROW: Row = {
  name: 'headers',
  cells: {
    deep: headers({ authorization: `Bearer ${part(`{"alg":${'['.repeat(9_000)}`)}.e30.e30` }),
    wide: headers(Object.fromEntries(Array.from({ length: 1_200 }, (_, n) => [`x-${n}`, '0']))),
    'long line': headers({ authorization: `Bearer ${'x'.repeat(BYTES)}` }),
    'many parts': headers({ cookie: 'a=b; '.repeat(BYTES / 5), 'x-forwarded-for': '1.1.1.1,'.repeat(100) }),
    bomb: headers({
      authorization: `Bearer ${part('{"alg":"RS256","zip":"DEF"}')}.${'A'.repeat(9_000)}.AAAA`,
    }),
    slow: {
      outcomes: [408],
      send: (target) =>
        sendSlowly(
          target,
          requestHead(target, { ...CALL, headers: {} })
            .slice(0, -2)
            .concat('x-slow: '),
        ),
    },
    endless: {
      outcomes: [431, 'cut'],
      send: (target) => sendAtOnce(target, { ...CALL, headers: { 'x-endless': 'x'.repeat(1_000_000) } }),
    },
  },
};
