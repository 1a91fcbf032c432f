import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Household } from '../world/types.ts';
import { accountSet } from './account-set.ts';
import { runControl } from './control.ts';
import { loadState, saveState } from './state.ts';

export interface SimplefinEmulatorOptions {
  readonly port: number;
  readonly asOf: () => Date;
  readonly household: Household;
  readonly stateFile?: string;
}

export interface SimplefinEmulator {
  readonly url: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
}

const WINDOW_DAYS_MAX = 60;
const DAY_SECONDS = 86_400;

/** Starts the SimpleFIN stand-in on loopback. */
export async function startSimplefinEmulator(options: SimplefinEmulatorOptions): Promise<SimplefinEmulator> {
  const state = loadState(options.stateFile);
  const calls: { path: string; query: string; status: number }[] = [];
  let origin = '';
  const today = () => options.asOf().toISOString().slice(0, 10);

  const newToken = (): string => {
    const id = randomBytes(12).toString('hex');
    state.open.push(id);
    return Buffer.from(`${origin}/claim/${id}`).toString('base64');
  };

  const claim = (id: string): Answer => {
    const place = state.open.indexOf(id);
    if (place < 0) return { status: 403, body: 'Forbidden' };
    state.open.splice(place, 1);
    const name = randomBytes(8).toString('hex');
    const password = randomBytes(16).toString('hex');
    state.accesses[name] = password;
    return {
      status: 200,
      body: `${origin.replace('//', `//${name}:${password}@`)}/simplefin`,
      type: 'text/plain',
    };
  };

  const accounts = (request: IncomingMessage, url: URL): Answer => {
    const [name = '', password = ''] = Buffer.from(
      request.headers.authorization?.replace(/^Basic /, '') ?? '',
      'base64',
    )
      .toString('utf8')
      .split(':');
    if (!password || state.accesses[name] !== password) return { status: 403, body: 'Forbidden' };
    const now = options.asOf().getTime() / 1000;
    const from = Number(url.searchParams.get('start-date') ?? now - 30 * DAY_SECONDS);
    const until = Number(url.searchParams.get('end-date') ?? now + DAY_SECONDS);
    if (!(until - from <= WINDOW_DAYS_MAX * DAY_SECONDS)) return { status: 400, body: 'Window too long' };
    const version = url.searchParams.get('version') === '2' ? state.version : 1;
    const wish = {
      from,
      until,
      version,
      withPending: url.searchParams.get('pending') === '1',
      withRows: url.searchParams.get('balances-only') !== '1',
      accounts: url.searchParams.getAll('account'),
    };
    return { status: 200, body: accountSet(options.household, state, today(), wish) };
  };

  const answer = async (request: IncomingMessage, url: URL): Promise<Answer> => {
    const { pathname } = url;
    if (pathname === '/__control') return control(request);
    const fail = state.fails.find(
      (own) => own.times > 0 && (own.path === null || pathname.startsWith(own.path)),
    );
    if (fail) {
      fail.times -= 1;
      return { status: fail.status, body: 'Failed on purpose', type: 'text/plain' };
    }
    if (pathname === '/create')
      return { status: 200, body: page(newToken()), type: 'text/html; charset=utf-8' };
    if (pathname === '/simplefin/info' || pathname === '/info')
      return { status: 200, body: { versions: ['1.0', '2.0'] } };
    if (request.method === 'POST' && pathname.startsWith('/claim/'))
      return claim(pathname.slice('/claim/'.length));
    if (request.method === 'GET' && pathname === '/simplefin/accounts') return accounts(request, url);
    return { status: 404, body: 'Not found' };
  };

  const control = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method !== 'POST' || request.headers.origin !== undefined) return { status: 403, body: {} };
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const wish: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      return { status: 200, body: { ok: true, ...runControl({ state, calls, today, newToken }, wish) } };
    } catch (error) {
      return { status: 400, body: { ok: false, error: String(error) } };
    }
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    void answer(request, url).then(({ status, body, type = 'application/json' }) => {
      if (url.pathname !== '/__control') calls.push({ path: url.pathname, query: url.search, status });
      saveState(options.stateFile, state);
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : options.port}`;
  return {
    url: origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function page(token: string): string {
  return `<!doctype html><title>SimpleFIN stand-in</title><h1>Your setup token</h1><p>Paste it into Settings, Data Sources.</p><textarea rows="4" cols="60" readonly>${token}</textarea>`;
}
