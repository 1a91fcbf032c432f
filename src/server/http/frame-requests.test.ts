import { EventEmitter } from 'node:events';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { CONNECTION_LIMITS, createRequestCount } from './connection-limits.ts';
import { failRequest } from './fail-request.ts';
import { frameRequests } from './frame-requests.ts';
import type { RequestVariables } from './request-variables.ts';

const SECRET = 'c2VjcmV0-c2VjcmV0';

it('logs and counts requests by their route, so that no secret in a path or query is recorded', async () => {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line) => lines.push(line) });
  const counted: unknown[] = [];
  const app = new Hono<RequestVariables>();
  app.use(
    '*',
    frameRequests({
      proxies: { has: () => false, isEmpty: true },
      requests: createRequestCount(CONNECTION_LIMITS),
      headers: {
        ...{ widgetOrigins: [], apiOrigin: null, isHttps: false },
        identity: { scripts: [], calls: [], frames: [] },
      },
      ids: { next: () => 'request' },
      ...{ logger, metrics: { callDone: (call) => counted.push(call) }, isHost: (host) => host === 'here' },
    }),
  );
  app.get('/api/v1/calendars/:calendarFile', ({ req }) =>
    req.query('fails') ? Promise.reject(new Error('broken')) : new Response('ok'),
  );
  app.onError((error, context) => failRequest(context, error, logger));
  const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } }, outgoing: new EventEmitter() };
  const statuses = [];
  for (const [path, host] of [
    [`/api/v1/calendars/${SECRET}.ics`, 'here'],
    [`/api/v1/calendars/${SECRET}.ics?fails=${SECRET}`, 'here'],
    [`/api/v1/calendars/${SECRET}.ics`, 'elsewhere'],
    [`/api/v1/${SECRET}`, 'here'],
  ])
    statuses.push((await app.request(`http://here${path}`, { headers: { host: host ?? '' } }, env)).status);
  expect(statuses).toEqual([200, 500, 421, 404]);
  expect(counted).toHaveLength(4);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    ...['call', 'unexpected failure', 'call', 'call', 'call'],
  ]);
  expect(lines[0]).toContain('/api/v1/calendars/:calendarFile');
  expect(`${lines.join('\n')}${JSON.stringify(counted)}`).not.toContain(SECRET);
});
