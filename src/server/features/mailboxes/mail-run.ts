import type { UserDb } from '#db/pool.ts';
import {
  findSync,
  freeLease,
  hasEndedRun,
  holdRun,
  openSync,
  renewLease,
  type StoredSync,
  type SyncChange,
  takeLease,
  updateSync,
} from '#db/repositories/mail/mail-syncs.ts';
import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { MailboxAccess, MailProvider, MailSourceKind } from '#ports/mail-provider.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';

/** How long a worker keeps a run without a sign of life, and how often it gives one. */
const LEASE_MS = 6_000;
const RENEW_MS = 2_000;

/** One worker's hold on the run over a mailbox. */
export interface MailRun {
  readonly services: Services;
  readonly userId: string;
  readonly mailbox: StoredMailbox;
  readonly mail: MailProvider;
  readonly access: MailboxAccess;
  readonly syncId: string;
  /** Only the worker with the newest token may write. */
  readonly token: number;
}

/** Another worker has the run, or the run, its mailbox or its person is gone: nothing more may be written. */
export class LeaseLost extends Error {
  constructor() {
    super('the run belongs to another worker, or is over');
    this.name = 'LeaseLost';
  }
}

/**
 * Opens the run over a mailbox, or continues with the one under way, and does the work as its only worker. `busy` while
 * another worker is at it, `gone` when the mailbox cannot be read at all, `ended` when this very job ended its run
 * before.
 */
export async function withRun<Result>(
  services: Services,
  job: { readonly userId: string; readonly mailbox: StoredMailbox; readonly jobId: string },
  work: (run: MailRun, sync: StoredSync) => Promise<Result>,
): Promise<Result | 'busy' | 'gone' | 'ended'> {
  const { userId, mailbox, jobId } = job;
  const source = sourceOf(services, userId, mailbox);
  if (!source) return 'gone';
  const leaseEnd = () => new Date(services.clock.now().getTime() + LEASE_MS);
  const taken = await services.db.withUser(userId, async (db) => {
    if (await hasEndedRun(db, mailbox.id, jobId)) return 'ended';
    const sync = await openSync(db, mailbox.id, services.ids.next(), services.clock.now());
    const token = await takeLease(db, sync.id, jobId, services.clock.now(), leaseEnd());
    return token === null ? 'busy' : { sync, token };
  });
  if (typeof taken === 'string') return taken;
  const { sync, token } = taken;
  const run: MailRun = { services, userId, mailbox, ...source, syncId: sync.id, token };
  const renewal = setInterval(() => {
    services.db.withUser(userId, (db) => renewLease(db, sync.id, token, leaseEnd())).catch(() => undefined);
  }, RENEW_MS);
  try {
    return await work(run, sync);
  } finally {
    clearInterval(renewal);
    await services.db.withUser(userId, (db) => freeLease(db, sync.id, token)).catch(() => undefined);
  }
}

/** A transaction of the run: it holds the run's row, so that what an earlier holder still writes is refused. */
export async function inRun<Result>(
  run: MailRun,
  work: (db: UserDb, sync: StoredSync) => Promise<Result>,
): Promise<Result> {
  return run.services.db.withUser(run.userId, async (db) => {
    const sync = await holdRun(db, run.syncId, run.token);
    if (!sync) throw new LeaseLost();
    return work(db, sync);
  });
}

/** Changes the run, and tells the screens. */
export async function report(run: MailRun, change: SyncChange): Promise<void> {
  await inRun(run, (db) => updateSync(db, run.syncId, change));
  await announceSync(run);
}

export async function announceSync({ services, userId, syncId }: MailRun): Promise<void> {
  await services.events.publish(userId, { kind: 'sync', syncId });
}

/** The run as it is, whoever works on it. */
export async function readRun(run: MailRun): Promise<StoredSync | null> {
  return run.services.db.readAs(run.userId, (db) => findSync(db, run.syncId));
}

/** A source as the steps of a run name it. */
export function sourceName(source: MailSourceKind): string {
  return source === 'gmail' ? 'Gmail' : 'email';
}
