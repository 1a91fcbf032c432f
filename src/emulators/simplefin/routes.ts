import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { dayIn } from '../household/days.ts';
import type { Household } from '../household/types.ts';
import { buildAccountSet } from './account-set.ts';
import { runControl } from './control.ts';
import type { SimplefinState } from './state.ts';

/** Context of all routes. */
export interface Bridge {
  readonly household: Household;
  readonly state: SimplefinState;
  readonly calls: { path: string; query: string; status: number }[];
  readonly origin: string;
  now(): Date;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
}

const WINDOW_DAYS_MAX = 60;
const DAY_SECONDS = 86_400;
const NOT_ALLOWED: Reply = { status: 403, body: 'Forbidden', type: 'text/plain' };

/** Handles one request. */
export async function handleRequest(bridge: Bridge, request: IncomingMessage, url: URL): Promise<Reply> {
  const { pathname } = url;
  if (pathname === '/__control') return control(bridge, request);
  const fail = bridge.state.fails.find(
    (failure) => failure.times > 0 && (failure.path === null || pathname.startsWith(failure.path)),
  );
  if (fail) {
    fail.times -= 1;
    return { status: fail.status, body: 'Failed on purpose', type: 'text/plain' };
  }
  if (pathname === '/create')
    return { status: 200, body: page(newToken(bridge)), type: 'text/html; charset=utf-8' };
  if (pathname === '/simplefin/info') return { status: 200, body: { versions: ['1.0', '2.0'] } };
  if (request.method === 'POST' && pathname.startsWith('/claim/'))
    return claim(bridge, pathname.slice('/claim/'.length));
  if (request.method === 'GET' && pathname === '/simplefin/accounts')
    return listAccounts(bridge, request, url.searchParams);
  return { status: 404, body: 'Not found', type: 'text/plain' };
}

function newToken({ state, origin }: Bridge): string {
  const id = randomBytes(12).toString('hex');
  state.open.push(id);
  return Buffer.from(`${origin}/claim/${id}`).toString('base64');
}

function claim({ state, origin }: Bridge, id: string): Reply {
  const place = state.open.indexOf(id);
  if (place < 0) return NOT_ALLOWED;
  state.open.splice(place, 1);
  const name = randomBytes(8).toString('hex');
  const password = randomBytes(16).toString('hex');
  state.accesses[name] = password;
  const access = `${origin.replace('//', `//${name}:${password}@`)}/simplefin`;
  return { status: 200, body: access, type: 'text/plain' };
}

function listAccounts(
  { household, state, now }: Bridge,
  request: IncomingMessage,
  query: URLSearchParams,
): Reply {
  const given = request.headers.authorization?.replace(/^Basic /, '') ?? '';
  const [name = '', password = ''] = Buffer.from(given, 'base64').toString('utf8').split(':');
  if (!password || state.accesses[name] !== password) return NOT_ALLOWED;
  const seconds = now().getTime() / 1000;
  const from = Number(query.get('start-date') ?? seconds - 30 * DAY_SECONDS);
  const until = Number(query.get('end-date') ?? seconds + DAY_SECONDS);
  if (!(until - from <= WINDOW_DAYS_MAX * DAY_SECONDS))
    return { status: 400, body: 'Window too long', type: 'text/plain' };
  const body = buildAccountSet(household, state, today({ household, now }), {
    from,
    until,
    version: query.get('version') === '2' ? state.version : 1,
    withPending: query.get('pending') === '1',
    withTransactions: query.get('balances-only') !== '1',
    accounts: query.getAll('account'),
  });
  return { status: 200, body };
}

/** Only tests and users on this machine may call it, never web pages. */
async function control(bridge: Bridge, request: IncomingMessage): Promise<Reply> {
  if (request.method !== 'POST' || request.headers.origin !== undefined) return NOT_ALLOWED;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const input: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const { state, calls } = bridge;
    const tools = { state, calls, today: () => today(bridge), newToken: () => newToken(bridge) };
    return { status: 200, body: { ok: true, ...runControl(tools, input) } };
  } catch (error) {
    return { status: 400, body: { ok: false, error: String(error) } };
  }
}

function today({ household, now }: Pick<Bridge, 'household' | 'now'>): string {
  return dayIn(household.person.timeZone, now());
}

function page(token: string): string {
  return (
    '<!doctype html><html lang="en"><title>SimpleFIN emulator</title><h1>Your setup token</h1><p>Paste it ' +
    'into Settings, Data Sources.</p><textarea rows="4" cols="60" readonly aria-label="Setup ' +
    `token">${token}</textarea></html>`
  );
}
