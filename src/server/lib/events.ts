import pg from 'pg';
import type { Fact, ImportStep } from '#contract/events.ts';
import type { Logger } from './logger.ts';

/**
 * What happened, for the live screens of one person: the fact that changed, an email sync that moved, how far a
 * statement file is, or a session that may have ended.
 */
export type LiveEvent =
  | { readonly kind: 'session' }
  | { readonly kind: 'changed'; readonly fact: Fact }
  | { readonly kind: 'sync'; readonly syncId: string }
  | { readonly kind: 'import'; readonly step: ImportStep; readonly done: number; readonly total: number };

export interface EventBus {
  /** Tells every server process; listeners of that person hear it. */
  publish(userId: string, event: LiveEvent): Promise<void>;
  subscribe(userId: string, listener: (event: LiveEvent) => void): () => void;
  /** Calls the listener when sessions of any user ended, and with null when that may have been missed. */
  onSessionEnded(listener: (userId: string | null) => void): void;
  /** False while events of other processes may be missed. */
  isConnected(): boolean;
  close(): Promise<void>;
}

const CHANNEL = 'fettle_events';
const RECONNECT_MS = 1_000;

/** Tells every server process. */
export async function publishEvent(
  through: { query(sql: string, values: unknown[]): Promise<unknown> },
  userId: string,
  event: LiveEvent,
): Promise<void> {
  await through.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ userId, event })]);
}

/** Events between server processes by PostgreSQL's notifications; they carry ids, never data. */
export async function openEventBus(
  databaseUrl: string,
  publishThrough: pg.Pool,
  logger: Logger,
): Promise<EventBus> {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  const sessionListeners: ((userId: string | null) => void)[] = [];
  let isClosed = false;
  let isReconnecting = false;
  let client: pg.Client | null = null;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'fettle-events' });
    fresh.on('error', (error) => {
      logger.warn({ error }, 'event connection lost');
      if (client === fresh) client = null;
      void fresh.end().catch(() => undefined);
      reconnect();
    });
    fresh.on('notification', ({ payload }) => deliver(payload ?? ''));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  }

  /** Tries until it is back; what was told meanwhile is made up for by everyone's loading everything again. */
  function reconnect(): void {
    if (isClosed || isReconnecting) return;
    isReconnecting = true;
    setTimeout(() => {
      isReconnecting = false;
      connect().then(
        () => {
          for (const listener of sessionListeners) listener(null);
          for (const set of listeners.values())
            for (const listener of set) listener({ kind: 'changed', fact: 'eventsLost' });
        },
        () => reconnect(),
      );
    }, RECONNECT_MS).unref();
  }

  function deliver(payload: string): void {
    const parsed: unknown = JSON.parse(payload);
    if (!parsed || typeof parsed !== 'object' || !('userId' in parsed) || !('event' in parsed)) return;
    // Only `publish` below writes to this channel.
    const event = parsed.event as LiveEvent;
    const userId = String(parsed.userId);
    if (event.kind === 'session') for (const listener of sessionListeners) listener(userId);
    for (const listener of listeners.get(userId) ?? []) listener(event);
  }

  await connect();
  return {
    async publish(userId, event) {
      // This process need not wait until it hears of it.
      if (event.kind === 'session') for (const listener of sessionListeners) listener(userId);
      await publishEvent(publishThrough, userId, event);
    },
    onSessionEnded: (listener) => void sessionListeners.push(listener),
    isConnected: () => client !== null,
    subscribe(userId, listener) {
      const set = listeners.get(userId) ?? new Set();
      listeners.set(userId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(userId);
      };
    },
    async close() {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
