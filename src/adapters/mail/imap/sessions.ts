import type { ImapFlow } from 'imapflow';
import type { MailboxAccess } from '#ports/mail-provider.ts';
import { noteCall } from '../../system/outgoing-calls.ts';
import { connectImap, type ImapOptions, readSecret } from './connect.ts';
import { toFailure } from './failure.ts';

/** Idle time after which a connection is closed. */
const IDLE_MS = 15_000;

/** Reports the bytes that a session sent since the last call. */
function noteSent(session: Session): void {
  const { sent } = session.client.stats();
  noteCall({ purpose: 'mailbox', host: readSecret(session.secret).host, bytesSent: sent - session.noted });
  session.noted = sent;
}

interface Session {
  /** Bytes sent that have been reported. */
  noted: number;
  readonly secret: string;
  readonly client: ImapFlow;
  closing: NodeJS.Timeout | null;
}

export interface Sessions {
  /** Runs work on the mailbox's one connection, after the work before it; opens a connection if there is none. */
  use<Result>(access: MailboxAccess, work: (client: ImapFlow) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** One connection per mailbox, kept open briefly after its last use. */
export function createSessions(options: ImapOptions): Sessions {
  const open = new Map<string, Session>();
  const turns = createTurns();

  const drop = (mailboxId: string, session: Session): void => {
    if (session.closing) clearTimeout(session.closing);
    session.client.close();
    if (open.get(mailboxId) === session) open.delete(mailboxId);
  };
  const sessionOf = async ({ mailboxId, secret }: MailboxAccess): Promise<Session> => {
    const known = open.get(mailboxId);
    if (known?.closing) clearTimeout(known.closing);
    if (known?.client.usable && known.secret === secret) return known;
    if (known) drop(mailboxId, known);
    const session: Session = {
      secret,
      client: await connectImap(options, readSecret(secret)),
      closing: null,
      noted: 0,
    };
    open.set(mailboxId, session);
    return session;
  };
  const rest = (mailboxId: string, session: Session): void => {
    session.closing = setTimeout(() => {
      open.delete(mailboxId);
      session.client.logout().catch(() => session.client.close());
    }, IDLE_MS);
    session.closing.unref();
  };
  const run = async <Result>(
    access: MailboxAccess,
    work: (client: ImapFlow) => Promise<Result>,
  ): Promise<Result> => {
    const wasOpen = open.has(access.mailboxId);
    const session = await sessionOf(access);
    try {
      const result = await work(session.client);
      noteSent(session);
      rest(access.mailboxId, session);
      return result;
    } catch (error) {
      const isDead = !session.client.usable;
      if (isDead) drop(access.mailboxId, session);
      else rest(access.mailboxId, session);
      // The server may have closed an idle connection; the work has not started yet in that case.
      if (isDead && wasOpen) return run(access, work);
      throw toFailure(error);
    }
  };
  return {
    use: (access, work) => turns.take(access.mailboxId, () => run(access, work)),
    async close() {
      for (const [mailboxId, session] of [...open]) drop(mailboxId, session);
    },
  };
}

interface Turns {
  /** Starts work when all earlier work with the same key has ended. */
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

function createTurns(): Turns {
  const last = new Map<string, Promise<void>>();
  return {
    take(key, work) {
      const mine = (last.get(key) ?? Promise.resolve()).then(work);
      const settled = mine.then(
        () => undefined,
        () => undefined,
      );
      last.set(key, settled);
      void settled.then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
      return mine;
    },
  };
}
