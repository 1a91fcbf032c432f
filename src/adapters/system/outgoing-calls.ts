import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** One call of another server: who was called, and how many bytes left with it. */
export interface OutgoingCall {
  /** Name or address; a server on this machine is `localhost`. */
  readonly host: string;
  /** Host and port as they were called. */
  readonly origin: string;
  readonly bytesSent: number;
}

type Listener = (call: OutgoingCall) => void;

const current = new AsyncLocalStorage<Listener>();
const listenerOf = new WeakMap<object, Listener>();
let isSubscribed = false;

/**
 * Runs work and hears of each call it makes to another server, whichever library makes it: Node's own channels report
 * every HTTP request of `fetch` and of `http`; what speaks another protocol reports itself with `noteCall`.
 */
export function hearCalls<Result>(listener: Listener, work: () => Promise<Result>): Promise<Result> {
  if (!isSubscribed) subscribeOnce();
  return current.run(listener, work);
}

/** Reports a call that is no HTTP request to whoever hears the work that makes it. */
export function noteCall({ host, bytesSent }: Omit<OutgoingCall, 'origin'>): void {
  current.getStore()?.({ host: shownHost(host), origin: host, bytesSent });
}

function subscribeOnce(): void {
  isSubscribed = true;
  // The shapes are those of Node's documentation; the type definitions call them unknown.
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: object };
    const listener = current.getStore();
    if (listener) listenerOf.set(request, listener);
  });
  subscribe('undici:client:sendHeaders', (message) => {
    const { request, headers } = message as {
      request: { origin: string | URL; contentLength: number | null };
      headers: string;
    };
    const bytesSent = headers.length + (request.contentLength ?? 0);
    const { hostname, host: origin } = new URL(request.origin);
    listenerOf.get(request)?.({ host: shownHost(hostname), origin, bytesSent });
  });
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    const length = Number(request.getHeader('content-length') ?? 0);
    current.getStore()?.({
      host: shownHost(request.host),
      origin: String(request.getHeader('host') ?? request.host),
      bytesSent: headerBytes(request) + (Number.isFinite(length) ? length : 0),
    });
  });
}

/** The request line and the headers as they are written. */
function headerBytes(request: ClientRequest): number {
  const line = `${request.method} ${request.path} HTTP/1.1\r\n`.length;
  const headers = Object.entries(request.getHeaders());
  return headers.reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, line + 2);
}

/** A server on this machine has any port and several names. */
function shownHost(host: string): string {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase();
  return plain === '127.0.0.1' || plain === '::1' ? 'localhost' : plain;
}
