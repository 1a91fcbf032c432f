import type { Fact, ImportStep } from '#contract/events.ts';
import type { Listener } from '#db/listener.ts';

/**
 * What happened, for the live screens of one person: the fact that changed, an email sync that moved, how far a
 * statement file is, or a session that may have ended.
 */
export type LiveEvent =
  | { readonly kind: 'session' }
  | { readonly kind: 'changed'; readonly fact: Fact }
  | { readonly kind: 'sync'; readonly syncId: string }
  | { readonly kind: 'import'; readonly step: ImportStep; readonly done: number; readonly total: number };

/** For the processes that listen at mailboxes: one that came, changed or went. */
export interface MailboxEvent {
  readonly kind: 'mailbox';
  readonly mailboxId: string;
}

export interface EventBus {
  /** Tells every process; listeners of that person hear it. */
  publish(userId: string, event: LiveEvent | MailboxEvent): Promise<void>;
  subscribe(userId: string, listener: (event: LiveEvent) => void): () => void;
  /** Calls the listener when sessions of any user ended, and with null when that may have been missed. */
  onSessionEnded(listener: (userId: string | null) => void): void;
  onMailboxChanged(listener: (mailboxId: string) => void): void;
  /** False while events of other processes may be missed. */
  isConnected(): boolean;
}

const CHANNEL = 'fettle_events';

/** What may speak to every process: a pool, a connection, or a transaction that tells when it commits. */
interface Speaker {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Tells every process. */
export async function publishEvent(
  through: Speaker,
  userId: string,
  event: LiveEvent | MailboxEvent,
): Promise<void> {
  await through.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ userId, event })]);
}

/** Events between processes by PostgreSQL's notifications; they carry ids, never data. */
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

  /** What was told meanwhile is made up for by everyone's loading everything again. */
  function catchUp(): void {
    for (const each of sessionListeners) each(null);
    for (const set of subscribers.values())
      for (const each of set) each({ kind: 'changed', fact: 'eventsLost' });
  }

  await listener.hear(CHANNEL, deliver, catchUp);
  return {
    async publish(userId, event) {
      // This process need not wait until it hears of it.
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
