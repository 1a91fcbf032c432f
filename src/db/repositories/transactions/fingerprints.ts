import { hash } from 'node:crypto';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { ComparedTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import type { UserDb, Uuid } from '../../pool.ts';

const BYTES = 8;
const BETWEEN = '\u001f';

/**
 * A fingerprint of eight bytes in hexadecimal. Two transactions of an account with the same content, including the
 * bank's ID, have the same one. The database computes it for stored transactions, the reader for those of a file.
 */
export function fingerprintOf(transaction: Omit<ComparedTransaction, 'id'>): string {
  const { externalId, postedOn, authorizedOn, amountMinor, currency, status } = transaction;
  const parts = [externalId ?? '', postedOn, authorizedOn ?? '', amountMinor, currency, status];
  const text = [...parts, transaction.originalDescription].join(BETWEEN);
  return hash('sha256', text, 'hex').slice(0, BYTES * 2);
}

/**
 * The concatenated fingerprints of the transactions that an import is compared with: existing ones and those that the
 * user deleted, by their newest ID from a file. Grouped instead of joined, because a database without statistics might
 * compare each transaction with each.
 */
export async function listFingerprints(
  db: UserDb,
  accountId: Uuid,
  from: CivilDate,
  to: CivilDate,
): Promise<Buffer> {
  const [found] = await db.query<{ fingerprints: Buffer | null }>(
    `select string_agg(substr(sha256(convert_to(concat_ws($5, external_id, content), 'UTF8')), 1, ${BYTES}), '')
         as fingerprints
       from (select coalesce(max(external_id), '') as external_id, max(content) as content from (
           select id, null as external_id, concat_ws($5, posted_on, coalesce(authorized_on::text, ''), amount_minor,
             currency, status, original_description) as content
             from app.transactions where user_id = $1 and account_id = $2 and posted_on between $3 and $4
               and removed_by is distinct from 'provider' and removed_by is distinct from 'merge'
           union all
           select transaction_id, external_id, null from app.transaction_external_ids
            where user_id = $1 and account_id = $2 and source = 'file') parts
         group by id having max(content) is not null) whole`,
    [db.userId, accountId, from, to, BETWEEN],
  );
  return found?.fingerprints ?? Buffer.alloc(0);
}

/** Whether every fingerprint of `some` is in `others`, at least as often. */
export function includesAll(some: Uint8Array, others: Uint8Array): boolean {
  if (some.length > others.length) return false;
  const [wanted, held] = [sorted(some), sorted(others)];
  let index = 0;
  for (const fingerprint of wanted) {
    while (index < held.length && (held[index] ?? 0n) < fingerprint) index += 1;
    if (held[index] !== fingerprint) return false;
    index += 1;
  }
  return true;
}

function sorted(fingerprints: Uint8Array): BigUint64Array {
  return new BigUint64Array(Uint8Array.from(fingerprints).buffer).sort();
}
