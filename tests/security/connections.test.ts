import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../lib/person.ts';
import { openConnection, type RawConnection, rawCall } from '../lib/raw-http.ts';
import { type EdgeServer, startEdgeServer } from '../lib/servers/edge-server.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
const BODY_MS = 1_500;
const HEADERS_MS = 1_000;
/** Timers are late on a busy machine; a connection that is never closed is not excused. */
const LATE_MS = 10_000;

const servers: EdgeServer[] = [];
async function start(
  ...given: Parameters<typeof startEdgeServer> extends [unknown, ...infer Rest] ? Rest : never
) {
  const server = await startEdgeServer(product(), ...given);
  servers.push(server);
  return server;
}
afterAll(() => Promise.all(servers.map((server) => server.close())));

const post = (path: string, port: number, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;

/** Sends one byte repeatedly until the connection ends. */
function trickle({ socket, closed }: RawConnection, everyMs: number, bytes = 'x'): Promise<number> {
  const timer = setInterval(() => socket.writable && socket.write(bytes), everyMs);
  return closed.finally(() => clearInterval(timer));
}

describe.concurrent('slow clients', () => {
  let server: EdgeServer;
  beforeAll(async () => {
    server = await start(
      {},
      { connectionLimits: { headersMs: HEADERS_MS, bodyMs: BODY_MS, checkMs: 200, uploadBytes: 10_000 } },
    );
  });

  it('a connection that sends nothing is closed', async () => {
    const silent = await openConnection(server.port);
    expect(await silent.closed).toBeLessThan(HEADERS_MS + LATE_MS);
  });

  it('headers that arrive byte by byte are cut off', async () => {
    const slow = await openConnection(server.port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(await trickle(slow, 100)).toBeLessThan(HEADERS_MS + LATE_MS);
    expect(slow.received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(['Content-Length: 5000', 'Transfer-Encoding: chunked'])(
    'a body that arrives byte by byte is cut off (%s)',
    async (header) => {
      const slow = await openConnection(server.port, post('/api/auth/sign-in/email', server.port, header));
      const bytes = header.startsWith('Transfer') ? '1\r\nx\r\n' : 'x';
      expect(await trickle(slow, 100, bytes)).toBeLessThan(BODY_MS + LATE_MS);
      expect(slow.received()).toMatch(/^HTTP\/1\.1 408 /);
    },
  );

  it('a body for a route that reads none is cut off, too', async () => {
    const slow = await openConnection(server.port, post('/nowhere', server.port, 'Content-Length: 5000'));
    expect(await trickle(slow, 100)).toBeLessThan(BODY_MS + LATE_MS);
  });

  it('an upload continues while it makes progress and is cut off when it stalls', async () => {
    const person = await signUp({ ...product(), url: server.url });
    const authorization = `Authorization: Bearer ${await person.token()}`;
    const path = '/api/v1/imports';
    const head = post(path, server.port, `${authorization}\r\nContent-Length: 5000000`);
    const upload = await openConnection(server.port, head);
    const chunk = 'x'.repeat(5_000);
    const moving = setInterval(() => upload.socket.write(chunk), 200);
    const first = await Promise.race([upload.closed, wait(3 * BODY_MS)]);
    expect(first, upload.received()).toBe('still open');
    clearInterval(moving);
    expect(await trickle(upload, 200)).toBeLessThan(3 * BODY_MS + LATE_MS);
  });
});

describe('many connections', () => {
  const LIMIT = 20;
  /** A connection over the limit is closed without a response. */
  const isRefused = async (port: number) => {
    const last = await openConnection(
      port,
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    await last.closed;
    return last.received() === '';
  };

  it('one address is limited to its share, and gets it back', async () => {
    const server = await start({}, { connectionLimits: { connectionsFromLoopback: LIMIT } });
    const held = await Promise.all(Array.from({ length: LIMIT }, () => openConnection(server.port)));
    expect(await isRefused(server.port)).toBe(true);
    for (const { socket } of held) socket.destroy();
    await Promise.all(held.map(({ closed }) => closed));
    await expect.poll(() => isRefused(server.port)).toBe(false);
  });

  it('all addresses together are limited', async () => {
    const server = await start({ TRUSTED_PROXIES: 'loopback' }, { connectionLimits: { connections: LIMIT } });
    await Promise.all(Array.from({ length: LIMIT }, () => openConnection(server.port)));
    expect(await isRefused(server.port)).toBe(true);
  });

  it('behind a proxy, each client has its share of concurrent requests and takes none from others', async () => {
    const server = await start(
      { TRUSTED_PROXIES: 'loopback' },
      { connectionLimits: { connectionsPerAddress: 3 } },
    );
    const waiting = (client: string) =>
      post('/api/auth/sign-in/email', server.port, `X-Forwarded-For: ${client}\r\nContent-Length: 100`);
    const held = await Promise.all(
      Array.from({ length: 3 }, () => openConnection(server.port, waiting('203.0.113.1'))),
    );
    const statusOf = async (client: string) =>
      (await rawCall(`${server.url}/api/v1/config`, { headers: { 'x-forwarded-for': client } })).status;
    await expect.poll(() => statusOf('203.0.113.1')).toBe(429);
    expect(await statusOf('203.0.113.2')).toBe(200);
    for (const { socket } of held) socket.destroy();
    await expect.poll(() => statusOf('203.0.113.1')).toBe(200);
  });
});

function wait(milliseconds: number): Promise<'still open'> {
  return new Promise((resolve) => setTimeout(() => resolve('still open'), milliseconds));
}
