import { createHash } from 'node:crypto';
import type { Queryable, UserDb, Uuid } from '../pool.ts';

/** The name that a user gave a merchant, and the bank's text for it. */
export interface NamedMerchant {
  readonly originalDescription: string;
  readonly name: string;
  readonly category: string;
}

export interface SharedName {
  readonly keyHash: Buffer;
  readonly name: string;
}

/** The maximum number of names considered, which limits the work for very large ledgers. */
const NAMED_MAX = 5_000;

/**
 * Names that the user gave to bank transactions, newest first. Transactions with receipts are excluded, because nothing
 * from an email may be shared with other users.
 */
export async function listNamedMerchants(db: UserDb): Promise<NamedMerchant[]> {
  return db.query<NamedMerchant>(
    `select t.original_description as "originalDescription", t.description as name, t.category
       from app.transactions t where t.user_id = $1 and t.description_source = 'user' and t.removed_at is null
        and t.flow in ('spend', 'refund') and not t.is_sandbox and not t.is_manual and not t.is_from_receipt
        and not t.has_receipt
      order by t.occurred_on desc, t.id desc limit $2`,
    [db.userId, NAMED_MAX],
  );
}

/** The ID under which the user shares names; null while they do not. Locks the profile until the transaction ends. */
export async function lockSharingId(db: UserDb): Promise<Uuid | null> {
  const [row] = await db.query<{ sharingId: Uuid | null }>(
    'select sharing_id as "sharingId" from app.profiles where user_id = $1 for update',
    [db.userId],
  );
  return row?.sharingId ?? null;
}

/** Replaces all names that a contributor shares. */
export async function replaceSharedNames(
  db: Queryable,
  contributorHash: Buffer,
  names: readonly SharedName[],
): Promise<void> {
  const hashes = names.map(({ keyHash }) => keyHash.toString('hex'));
  await db.query(
    `delete from sys.shared_names where contributor_hash = $1 and encode(key_hash, 'hex') <> all($2::text[])`,
    [contributorHash, hashes],
  );
  await db.query(
    `insert into sys.shared_names (key_hash, contributor_hash, name)
     select decode(n.hash, 'hex'), $1, n.name from unnest($2::text[], $3::text[]) as n(hash, name)
     on conflict (key_hash, contributor_hash) do update set name = excluded.name`,
    [contributorHash, hashes, names.map(({ name }) => name)],
  );
}

/** The name that at least `contributorsMin` other users gave; null if there is none or a tie. */
export async function findSharedName(
  db: Queryable,
  keyHash: Buffer,
  { besides, contributorsMin }: { readonly besides: Buffer | null; readonly contributorsMin: number },
): Promise<string | null> {
  const rows = await db.query<{ name: string | null; count: number }>(
    `select min(name) as name, count(*) as count from sys.shared_names
      where key_hash = $1 and ($2::bytea is null or contributor_hash <> $2) group by lower(name)
     having count(*) >= $3 order by 2 desc limit 2`,
    [keyHash, besides, contributorsMin],
  );
  const [first, second] = rows;
  return first && first.count !== second?.count ? first.name : null;
}

/** Deletes all names that the user shares. */
export async function deleteSharedNames(db: UserDb): Promise<void> {
  const sharingId = await lockSharingId(db);
  if (sharingId !== null) await replaceSharedNames(db, contributorHash(sharingId), []);
}

/** Identifies the contributor of a shared name without naming the user. */
export function contributorHash(sharingId: Uuid): Buffer {
  return createHash('sha256').update(`contributor|${sharingId}`).digest();
}
