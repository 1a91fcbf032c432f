import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { parseDescribedDate } from '#domain/ledger/described-date.ts';
import { inPages } from '../../pages.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { refreshReceiptMarks } from './receipt-marks.ts';

/** Whether new transactions are dated by their posting; `$1` is the user. */
export const DATES_BY_POSTING =
  "exists (select from app.profiles where user_id = $1 and dates_by = 'posting')";

/**
 * Brings the transactions in step with the setting. A transaction that another request was adding while the setting
 * changed is found by the next derivation.
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

/** So many are brought in step with their receipts at a time. */
const MARKED_AT_ONCE = 1_000;

/**
 * Brings the days of purchases of stored transactions in step with what their descriptions and receipts say, for those
 * that were written under an earlier rule. Gives how many days of descriptions changed.
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
