import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { subscribe, tracingChannel, unsubscribe } from 'node:diagnostics_channel';
import { TRACED_WORK, type TracedWork } from '#ports/traced-work.ts';
import { purposeOfCalls } from './outgoing-calls.ts';
import { type Attributes, otlpOf, type Span } from './trace-format.ts';

export interface Tracing {
  /** Sends the completed spans and stops. */
  close(): Promise<void>;
}

const EVERY_MS = 1_000;
const SEND_MS = 5_000;
/** Further spans are dropped until the receiver has accepted some. */
const WAITING_MAX = 10_000;

/**
 * Sends spans of requests, use cases, statements, jobs and HTTP calls to other servers to an OpenTelemetry receiver, as
 * OTLP in JSON. Spans contain only names from the code: no path, host, statement or value. Never throws; `onFailure` is
 * called for the first batch that was not accepted, and for the next one after a success.
 */
export function startTracing(endpoint: string, onFailure: (error: unknown) => void): Tracing {
  const url = new URL(`${endpoint.replace(/\/$/, '')}/v1/traces`);
  const current = new AsyncLocalStorage<Span | undefined>();
  const spanOf = new WeakMap<object, Span>();
  const ended: Span[] = [];
  const end = (key: object, attributes: Attributes = {}, isFailed = false) => {
    const span = spanOf.get(key);
    spanOf.delete(key);
    if (!span || ended.length >= WAITING_MAX) return;
    Object.assign(span, { endedAt: now(), isFailed: span.isFailed || isFailed });
    ended.push({ ...span, attributes });
  };
  const stopWork = hearWork(current, spanOf, end);
  const stopCalls = hearOutgoing((request) => {
    const parent = current.getStore();
    if (parent) spanOf.set(request, spanUnder(parent, 'call out', `call out: ${purposeOfCalls()}`));
  }, end);
  const send = createSender(url, onFailure);
  const timer = setInterval(() => void send(ended.splice(0)), EVERY_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      stopWork();
      stopCalls();
      await send(ended.splice(0));
    },
  };
}

type End = (key: object, attributes?: Attributes, isFailed?: boolean) => void;

/** Requests and jobs start a trace; other spans belong to one, or are not reported. */
function hearWork(
  current: AsyncLocalStorage<Span | undefined>,
  spanOf: WeakMap<object, Span>,
  end: End,
): () => void {
  const channel = tracingChannel<Span | undefined, TracedWork>(TRACED_WORK);
  channel.start.bindStore(current, (message) => {
    const { kind, name } = message;
    const isFirst = kind === 'request' || kind === 'job';
    const parent = isFirst ? undefined : current.getStore();
    if (!isFirst && !parent) return undefined;
    const span = spanUnder(parent, kind, kind === 'statement' ? statementName(name) : name);
    spanOf.set(message, span);
    return span;
  });
  const done = (message: TracedWork) => {
    const span = spanOf.get(message);
    // The matched route of a request is only known at its end.
    if (span && message.kind === 'request') Object.assign(span, { name: message.name });
    end(message, message.attributes, 'error' in message);
  };
  const subscribers = { asyncEnd: done, start() {}, end() {}, asyncStart() {}, error() {} };
  channel.subscribe(subscribers);
  return () => {
    channel.unsubscribe(subscribers);
    channel.start.unbindStore(current);
  };
}

/** HTTP through `fetch` and Node's own client. The shapes are from Node's documentation; its types have none. */
function hearOutgoing(begin: (request: object) => void, end: End): () => void {
  const requestOf = (message: unknown) => (message as { request: object }).request;
  const answered = (message: unknown) => {
    const { response } = message as { response: { statusCode: number } };
    end(requestOf(message), { 'http.response.status_code': response.statusCode });
  };
  const failed = (message: unknown) => end(requestOf(message), {}, true);
  const began = (message: unknown) => begin(requestOf(message));
  const channels = {
    'undici:request:create': began,
    'undici:request:headers': answered,
    'undici:request:error': failed,
    'http.client.request.start': began,
    'http.client.response.finish': answered,
    'http.client.request.error': failed,
  };
  for (const [name, hear] of Object.entries(channels)) subscribe(name, hear);
  return () => {
    for (const [name, hear] of Object.entries(channels)) unsubscribe(name, hear);
  };
}

function spanUnder(parent: Span | undefined, kind: Span['kind'], name: string): Span {
  return {
    ...{ kind, name, attributes: {}, startedAt: now(), endedAt: 0, isFailed: false },
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentSpanId: parent?.spanId ?? null,
  };
}

function now(): number {
  return performance.timeOrigin + performance.now();
}

/** The name of a prepared statement; else the verb and the first table, because the text may contain a value. */
function statementName(text: string): string {
  if (/^[\w-]+$/.test(text)) return text;
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+(\w+\.\w+)/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}

function createSender(
  url: URL,
  onFailure: (error: unknown) => void,
): (spans: readonly Span[]) => Promise<void> {
  let isTaken = true;
  return async (spans) => {
    if (spans.length === 0) return;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(otlpOf(spans)),
        signal: AbortSignal.timeout(SEND_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the receiver answered ${answer.status}`);
      isTaken = true;
    } catch (error) {
      if (isTaken) onFailure(error);
      isTaken = false;
    }
  };
}
