import { createHash } from 'node:crypto';
import type { Queryable, Uuid } from '../../pool.ts';

export interface WatchedMailbox {
  readonly userId: Uuid;
  readonly mailboxId: Uuid;
}

const hashOf = (address: string) => createHash('sha256').update(address.trim().toLowerCase()).digest();

/** Registers a mailbox whose server can announce new email. */
export async function insertWatch(
  db: Queryable,
  watch: WatchedMailbox & { readonly provider: string; readonly address: string },
): Promise<void> {
  await db.query(
    `insert into sys.mail_watches (user_id, mailbox_id, provider, key_hash) values ($1, $2, $3, $4)
      on conflict (user_id, mailbox_id) do nothing`,
    [watch.userId, watch.mailboxId, watch.provider, hashOf(watch.address)],
  );
}

export async function deleteWatch(db: Queryable, userId: Uuid, mailboxId: Uuid): Promise<void> {
  await db.query('delete from sys.mail_watches where user_id = $1 and mailbox_id = $2', [userId, mailboxId]);
}

/**
 * Leases the mailboxes of a provider to the process that watches them: those that it already holds and those whose
 * lease has expired.
 */
export async function leaseWatches(
  db: Queryable,
  provider: string,
  lease: { readonly holder: Uuid; readonly now: Date; readonly until: Date; readonly max: number },
): Promise<WatchedMailbox[]> {
  return db.query<WatchedMailbox>(
    `update sys.mail_watches w set holder = $2, held_until = $4
       from (select user_id, mailbox_id from sys.mail_watches
              where provider = $1 and (holder = $2 or held_until is null or held_until < $3)
              order by holder is distinct from $2, mailbox_id limit $5 for update skip locked) f
      where w.user_id = f.user_id and w.mailbox_id = f.mailbox_id
        returning w.user_id as "userId", w.mailbox_id as "mailboxId"`,
    [provider, lease.holder, lease.now, lease.until, lease.max],
  );
}

/** Releases all leases of a process. */
export async function releaseWatches(db: Queryable, holder: Uuid): Promise<void> {
  await db.query('update sys.mail_watches set holder = null, held_until = null where holder = $1', [holder]);
}

/** All users that read the mailbox with the address of a push. */
export async function listWatchedMailboxes(
  db: Queryable,
  provider: string,
  address: string,
): Promise<WatchedMailbox[]> {
  return db.query<WatchedMailbox>(
    'select user_id as "userId", mailbox_id as "mailboxId" from sys.mail_watches where provider = $1 and key_hash = $2',
    [provider, hashOf(address)],
  );
}

/** Claims mailboxes whose push subscription expires soon or does not exist. */
export async function claimExpiringPushes(
  db: Queryable,
  provider: string,
  endsBefore: Date,
  putOffTo: Date,
): Promise<WatchedMailbox[]> {
  return db.query<WatchedMailbox>(
    `update sys.mail_watches w set pushed_until = $3
       from (select user_id, mailbox_id from sys.mail_watches where provider = $1 and (pushed_until is null
         or pushed_until < $2)
              limit 50 for update skip locked) f
      where w.user_id = f.user_id and w.mailbox_id = f.mailbox_id
        returning w.user_id as "userId", w.mailbox_id as "mailboxId"`,
    [provider, endsBefore, putOffTo],
  );
}

export async function updatePushExpiry(db: Queryable, watched: WatchedMailbox, until: Date): Promise<void> {
  await db.query('update sys.mail_watches set pushed_until = $3 where user_id = $1 and mailbox_id = $2', [
    watched.userId,
    watched.mailboxId,
    until,
  ]);
}
