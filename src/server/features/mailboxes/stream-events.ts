import type { LiveEvent } from '../../lib/events.ts';
import { Fault } from '../../lib/fault.ts';
import { oneAtATime } from '../../lib/one-at-a-time.ts';
import type { Services } from '../../lib/services.ts';
import { readMailSync } from './present.ts';

const STREAMS_MAX = 8;
/** Interval of keep-alive comments and session checks. */
const BEAT_MS = 10_000;
/** The client reconnects with a fresh token, so a stream outlives its session by at most this long. */
const LIFETIME_MS = 5 * 60_000;

const open = new Map<string, number>();

/**
 * Streams the user's live progress as server-sent events, starting with the current state of the sync. The stream ends
 * with its session, at sign-out and when the account is deleted, no matter which server process handles that.
 */
export async function streamEvents(
  services: Services,
  {
    userId,
    token,
    signal,
  }: { readonly userId: string; readonly token: string; readonly signal: AbortSignal },
): Promise<Response> {
  countOpened(userId);
  const encoder = new TextEncoder();
  let close: () => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      const checkSession = async () => {
        if (!(await services.identity.verify(token, { skipCache: true }))) close();
      };
      const beat = setInterval(() => {
        controller.enqueue(encoder.encode(': alive\n\n'));
        checkSession().catch(() => undefined);
      }, BEAT_MS);
      // Two reads at the same time could finish in the other order, and the progress would go back.
      const sendSync = oneAtATime(async () => {
        const sync = await services.db.readAs(userId, readMailSync);
        if (sync) send('sync', sync);
      });
      const stopListening = services.events.subscribe(
        userId,
        (event) => void forward(event).catch(() => undefined),
      );
      const end = setTimeout(() => close(), LIFETIME_MS);
      const forward = async (event: LiveEvent) => {
        if (event.kind === 'session') return checkSession();
        if (event.kind === 'changed') return send('changed', { fact: event.fact });
        if (event.kind === 'sync') return sendSync();
        const { step, done, total } = event;
        return send('import', { step, done, total });
      };
      close = () => {
        close = () => undefined;
        clearInterval(beat);
        clearTimeout(end);
        stopListening();
        countClosed(userId);
        try {
          controller.close();
        } catch {
          // The client has already closed it.
        }
      };
      signal.addEventListener('abort', () => close(), { once: true });
      await sendSync();
    },
    cancel: () => close(),
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

function countOpened(userId: string): void {
  const count = open.get(userId) ?? 0;
  if (count >= STREAMS_MAX)
    throw new Fault('TooManyRequests', ({ faults }) => faults.tooManyWindows, { retryAfterSeconds: 30 });
  open.set(userId, count + 1);
}

function countClosed(userId: string): void {
  const count = open.get(userId) ?? 0;
  if (count > 1) open.set(userId, count - 1);
  else open.delete(userId);
}
