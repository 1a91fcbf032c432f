import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { parseDescribedDate } from '#domain/ledger/described-date.ts';
import { inPages } from '../../pages.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { refreshReceiptMarks } from './receipt-marks.ts';

/** SQL expression: whether new transactions use the posting date; `$1` is the user. */
export const DATES_BY_POSTING =
  "exists (select from app.profiles where user_id = $1 and dates_by = 'posting')";

/**
 * Applies the date setting to all transactions. A transaction that another request inserts at the same time is
 * corrected by the next derivation.
 */
export async function applyDatesBy(db: UserDb): Promise<void> {
  const outOfStep = await db.query(
    `(select 1 from app.transactions where user_id = $1 and is_dated_by_posting and not ${DATES_BY_POSTING} limit 1)
     union all
     (select 1 from app.transactions where user_id = $1 and not is_dated_by_posting and ${DATES_BY_POSTING} limit 1)`,
    [db.userId],
  );
  if (outOfStep.length === 0) return;
  await db.query(
    `update app.transactions set is_dated_by_posting = ${DATES_BY_POSTING}
      where user_id = $1 and is_dated_by_posting <> ${DATES_BY_POSTING}`,
    [db.userId],
  );
}

interface DatedTransaction {
  readonly id: Uuid;
  readonly postedOn: CivilDate;
  readonly describedOn: CivilDate | null;
  readonly originalDescription: string;
}

/** The number of transactions that are refreshed from their receipts at a time. */
const MARKED_AT_ONCE = 1_000;

/**
 * Recomputes the purchase dates of stored transactions from their descriptions and receipts, for those stored under an
 * earlier rule. Returns how many description dates changed.
 */
export async function refreshPurchaseDates(db: UserDb): Promise<number> {
  const changed: { readonly id: Uuid; readonly on: CivilDate | null }[] = [];
  const pages = inPages<DatedTransaction>(
    db,
    `select id, posted_on as "postedOn", described_on as "describedOn", original_description as "originalDescription"
       from app.transactions where user_id = $1 and not is_from_receipt`,
    [db.userId],
    [],
  );
  for await (const page of pages)
    for (const { id, postedOn, describedOn, originalDescription } of page) {
      const on = parseDescribedDate(originalDescription, postedOn);
      if (on !== describedOn) changed.push({ id, on });
    }
  await db.query(
    `update app.transactions t set described_on = n.on_day from unnest($2::uuid[], $3::date[]) as n(id, on_day)
      where t.user_id = $1 and t.id = n.id`,
    [db.userId, changed.map(({ id }) => id), changed.map(({ on }) => on)],
  );
  const undated = await db.query<{ id: Uuid }>(
    'select id from app.transactions where user_id = $1 and has_receipt and receipt_on is null',
    [db.userId],
  );
  for (let from = 0; from < undated.length; from += MARKED_AT_ONCE)
    await refreshReceiptMarks(
      db,
      undated.slice(from, from + MARKED_AT_ONCE).map(({ id }) => id),
    );
  return changed.length;
}
