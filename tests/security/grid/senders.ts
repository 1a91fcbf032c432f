import { once } from 'node:events';
import { request } from 'node:http';
import { openConnection } from '../../lib/raw-http.ts';
import type { Outcome, Target } from './cells.ts';

export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ENDLESS_BYTES_MAX = 96 * 1024 * 1024;
const TRICKLE_MS = 1_000;

/** The headers of a signed-in user. */
export async function authHeaders({ person }: Target): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await person.token()}`, cookie: person.cookie };
}

/** Sends a complete body over its own connection. */
export function sendAtOnce(target: Target, call: Call, body: string | Buffer = ''): Promise<Outcome> {
  return sent(target, call, (outgoing) => outgoing.end(body));
}

/** Repeats the same chunk until the server responds or closes the connection. */
export function sendEndless(target: Target, call: Call, chunk: string | Buffer): Promise<Outcome> {
  return sent(target, call, (outgoing, over) => {
    void (async () => {
      for (let bytes = 0; bytes < ENDLESS_BYTES_MAX && !over.aborted; bytes += chunk.length)
        if (!outgoing.write(chunk)) await once(outgoing, 'drain', { signal: over });
      outgoing.end();
    })().catch(() => undefined);
  });
}

function sent(
  { product }: Target,
  { method, path, headers = {} }: Call,
  write: (outgoing: ReturnType<typeof request>, over: AbortSignal) => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (outcome: Outcome) => {
      over.abort();
      resolve(outcome);
    };
    const { port } = new URL(product.url);
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: hostOf(product), ...headers },
      agent: false,
    });
    outgoing.once('response', (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
      response.once('error', () => end('cut'));
    });
    outgoing.once('error', () => end('cut'));
    write(outgoing, over.signal);
  });
}

/** Starts a request and sends a byte per second until the connection ends. */
export async function sendSlowly({ product }: Target, head: string, byte = 'x'): Promise<Outcome> {
  const slow = await openConnection(Number(new URL(product.url).port), head);
  const timer = setInterval(() => slow.socket.writable && slow.socket.write(byte), TRICKLE_MS);
  await slow.closed.finally(() => clearInterval(timer));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(slow.received())?.[1] ?? 0) || 'cut';
}

/** The head of a request whose body is mostly never sent. */
export function requestHead(
  { product }: Target,
  { method, path, headers = {} }: Call,
  bytes = 1_000_000,
): string {
  const lines = Object.entries({ host: hostOf(product), 'content-length': String(bytes), ...headers });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

function hostOf({ url }: { readonly url: string }): string {
  return new URL(url).host;
}
