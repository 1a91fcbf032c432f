import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { CallPurpose, OutgoingCall } from '#ports/outgoing-calls.ts';

interface Observer {
  readonly purpose: CallPurpose;
  readonly listener: (call: OutgoingCall) => void;
}

const current = new AsyncLocalStorage<Observer>();
const observerOf = new WeakMap<object, Observer>();
let isSubscribed = false;

/**
 * Runs work and observes each call it makes to another server, regardless of the library: Node's diagnostics channels
 * report every HTTP request of `fetch` and `http`; code for other protocols reports its calls with `noteCall`.
 */
export function observeCalls<Result>(
  listener: Observer['listener'],
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isSubscribed) subscribeOnce();
  return current.run({ purpose: 'other', listener }, work);
}

/** Sets the purpose of the calls that the work makes. */
export function callsFor<Result>(purpose: CallPurpose, work: () => Promise<Result>): Promise<Result> {
  const observer = current.getStore();
  return observer ? current.run({ ...observer, purpose }, work) : work();
}

/** The purpose of current calls. */
export function purposeOfCalls(): CallPurpose {
  return current.getStore()?.purpose ?? 'other';
}

/** Reports a call that is not an HTTP request to the observer of the current work. */
export function noteCall(call: OutgoingCall): void {
  current.getStore()?.listener(asShown(call));
}

/** The call with its host as displayed to users. */
export function asShown(call: OutgoingCall): OutgoingCall {
  return { ...call, host: shownHost(call.host) };
}

function subscribeOnce(): void {
  isSubscribed = true;
  // The shapes are from Node's documentation; the type definitions have `unknown`.
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: object };
    const observer = current.getStore();
    if (observer) observerOf.set(request, observer);
  });
  subscribe('undici:client:sendHeaders', (message) => {
    const { request, headers } = message as {
      request: { origin: string | URL; contentLength: number | null };
      headers: string;
    };
    const bytesSent = headers.length + (request.contentLength ?? 0);
    const observer = observerOf.get(request);
    const { hostname: host } = new URL(request.origin);
    observer?.listener(asShown({ purpose: observer.purpose, host, bytesSent }));
  });
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    const length = Number(request.getHeader('content-length') ?? 0);
    const bytesSent = headerBytes(request) + (Number.isFinite(length) ? length : 0);
    const observer = current.getStore();
    observer?.listener(asShown({ purpose: observer.purpose, host: request.host, bytesSent }));
  });
}

/** Size of the request line and headers as sent. */
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
