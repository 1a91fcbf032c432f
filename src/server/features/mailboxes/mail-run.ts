import type { UserDb } from '#db/pool.ts';
import {
  acquireLease,
  findSync,
  getOrCreateSync,
  hasEndedRun,
  lockRun,
  releaseLease,
  renewLease,
  type StoredSync,
  type SyncChange,
  updateSync,
} from '#db/repositories/mail/mail-syncs.ts';
import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { SyncSource } from '#domain/messages/user-message-values.ts';
import type { MailboxAccess, MailProvider, MailSourceKind } from '#ports/mail-provider.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';

/** A worker loses its run after this long without renewing the lease. */
const LEASE_MS = 6_000;
const RENEW_MS = 2_000;

/** A worker's lease on the sync run of a mailbox. */
export interface MailRun {
  readonly services: Services;
  readonly userId: string;
  readonly mailbox: StoredMailbox;
  readonly mail: MailProvider;
  readonly access: MailboxAccess;
  readonly syncId: string;
  /** Fencing token: only the worker with the newest one may write. */
  readonly token: number;
}

/**
 * Another worker has taken over the run, or the run, its mailbox or its user was deleted. Nothing more may be written.
 */
export class LeaseLost extends Error {
  constructor() {
    super('the run is held by another worker or has ended');
    this.name = 'LeaseLost';
  }
}

/**
 * Opens a sync run for a mailbox, or joins the current one, and calls `work` as its only worker. Returns `busy` while
 * another worker holds the run, `no_source` if the mailbox has no usable source, and `ended` if this job already
 * finished its run.
 */
export async function withRun<Result>(
  services: Services,
  job: { readonly userId: string; readonly mailbox: StoredMailbox; readonly jobId: string },
  work: (run: MailRun, sync: StoredSync) => Promise<Result>,
): Promise<Result | 'busy' | 'no_source' | 'ended'> {
  const { userId, mailbox, jobId } = job;
  const source = sourceOf(services, userId, mailbox);
  if (!source) return 'no_source';
  const leaseEnd = () => new Date(services.clock.now().getTime() + LEASE_MS);
  const lease = await services.db.withUser(userId, async (db) => {
    if (await hasEndedRun(db, mailbox.id, jobId)) return 'ended';
    const sync = await getOrCreateSync(db, mailbox.id, services.ids.next(), services.clock.now());
    if (sync === null) return 'no_source';
    const token = await acquireLease(db, sync.id, jobId, services.clock.now(), leaseEnd());
    return token === null ? 'busy' : { sync, token };
  });
  if (typeof lease === 'string') return lease;
  const { sync, token } = lease;
  const run: MailRun = { services, userId, mailbox, ...source, syncId: sync.id, token };
  const renewal = setInterval(() => {
    services.db.withUser(userId, (db) => renewLease(db, sync.id, token, leaseEnd())).catch(() => undefined);
  }, RENEW_MS);
  try {
    return await work(run, sync);
  } finally {
    clearInterval(renewal);
    await services.db.withUser(userId, (db) => releaseLease(db, sync.id, token)).catch(() => undefined);
  }
}

/** A transaction that locks the run, so that writes of a worker that lost its lease are rejected. */
export async function inRunTransaction<Result>(
  run: MailRun,
  work: (db: UserDb, sync: StoredSync) => Promise<Result>,
): Promise<Result> {
  return run.services.db.withUser(run.userId, async (db) => {
    const sync = await lockRun(db, run.syncId, run.token);
    if (!sync) throw new LeaseLost();
    return work(db, sync);
  });
}

/** Updates the run and publishes its progress. */
export async function updateRun(run: MailRun, change: SyncChange): Promise<void> {
  await inRunTransaction(run, (db) => updateSync(db, run.syncId, change));
  await announceSync(run);
}

export async function announceSync({ services, userId, syncId }: MailRun): Promise<void> {
  await services.events.publish(userId, { kind: 'sync', syncId });
}

/** The current state of the run, regardless of which worker holds it. */
export async function readRun(run: MailRun): Promise<StoredSync | null> {
  return run.services.db.readAs(run.userId, (db) => findSync(db, run.syncId));
}

/** The name of a source in the texts of a run's steps. */
export function sourceName(source: MailSourceKind): SyncSource {
  return source === 'gmail' ? 'gmail' : 'email';
}
