import type { Fact, ImportStep } from '#contract/events.ts';
import type { Listener } from '#db/listener.ts';

/**
 * Events for a user's open screens: changed data, email sync progress, statement import progress, or a session that may
 * have ended.
 */
export type LiveEvent =
  | { readonly kind: 'session' }
  | { readonly kind: 'changed'; readonly fact: Fact }
  | { readonly kind: 'sync'; readonly syncId: string }
  | { readonly kind: 'import'; readonly step: ImportStep; readonly done: number; readonly total: number };

/** For processes that watch mailboxes: one was added, changed or removed. */
export interface MailboxEvent {
  readonly kind: 'mailbox';
  readonly mailboxId: string;
}

export interface EventBus {
  /** Publishes to every process; that user's listeners receive it. */
  publish(userId: string, event: LiveEvent | MailboxEvent): Promise<void>;
  subscribe(userId: string, listener: (event: LiveEvent) => void): () => void;
  /** Calls the listener when any user's sessions ended, and with null when such events may have been missed. */
  onSessionEnded(listener: (userId: string | null) => void): void;
  onMailboxChanged(listener: (mailboxId: string) => void): void;
  /** False while events of other processes may be missed. */
  isConnected(): boolean;
}

const CHANNEL = 'fettle_events';

/** Anything that can publish to every process: a pool, a connection, or a transaction, which publishes on commit. */
interface Speaker {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Publishes an event to every process. */
export async function publishEvent(
  through: Speaker,
  userId: string,
  event: LiveEvent | MailboxEvent,
): Promise<void> {
  await through.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ userId, event })]);
}

/** Cross-process events over PostgreSQL LISTEN/NOTIFY; they carry IDs, never data. */
export async function openEventBus(listener: Listener, publishThrough: Speaker): Promise<EventBus> {
  const subscribers = new Map<string, Set<(event: LiveEvent) => void>>();
  const sessionListeners: ((userId: string | null) => void)[] = [];
  const mailboxListeners: ((mailboxId: string) => void)[] = [];

  function deliver(payload: string): void {
    // Only `publishEvent` above writes to this channel.
    const { userId, event } = JSON.parse(payload) as { userId: string; event: LiveEvent | MailboxEvent };
    if (event.kind === 'mailbox') {
      for (const each of mailboxListeners) each(event.mailboxId);
      return;
    }
    if (event.kind === 'session') for (const each of sessionListeners) each(userId);
    for (const each of subscribers.get(userId) ?? []) each(event);
  }

  /** Events may have been missed, so every client reloads everything. */
  function catchUp(): void {
    for (const each of sessionListeners) each(null);
    for (const set of subscribers.values())
      for (const each of set) each({ kind: 'changed', fact: 'eventsLost' });
  }

  await listener.subscribe(CHANNEL, deliver, catchUp);
  return {
    async publish(userId, event) {
      // Startup doesn't wait for this subscription.
      if (event.kind === 'session') for (const each of sessionListeners) each(userId);
      await publishEvent(publishThrough, userId, event);
    },
    onSessionEnded: (each) => void sessionListeners.push(each),
    onMailboxChanged: (each) => void mailboxListeners.push(each),
    isConnected: () => listener.isConnected(),
    subscribe(userId, each) {
      const set = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, set.add(each));
      return () => {
        set.delete(each);
        if (set.size === 0) subscribers.delete(userId);
      };
    },
  };
}
