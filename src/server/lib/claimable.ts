import type { UserDb } from '#db/pool.ts';
import { listHeldLines } from '#db/repositories/claims.ts';
import {
  type HealthRow,
  type HealthRowsAsked,
  isOfPurchase,
  listHealthRows,
  listRowsBack,
  listShopRefunds,
} from '#db/repositories/health-rows.ts';
import { listJoinedReceipts } from '#db/repositories/joined-receipts.ts';
import { addDays, yearOf } from '#domain/calendar/civil-date.ts';
import { HEALTH_CATEGORIES } from '#domain/categorization/categories.ts';
import { type ClaimableLine, claimableLines } from '#domain/claims/claimable-lines.ts';
import { REFUND_DAYS, refundedRows, type SellerRow } from '#domain/claims/refunds.ts';
import { healthAccountKind } from '#domain/ledger/accounts/health-account.ts';

interface Scope {
  readonly isSandbox: boolean;
  readonly currency: string;
}

/** Days between a service and the row that paid it: a bank may book it before its receipt's day, or weeks after. */
const BOOKED = { before: 7, after: 45 } as const;

/** Health lines with their date of service in a year. */
export async function readYear(db: UserDb, scope: Scope, year: number): Promise<ClaimableLine[]> {
  const lines = await readClaimable(db, scope, {
    from: addDays(`${year}-01-01`, -BOOKED.before),
    to: addDays(`${year}-12-31`, BOOKED.after),
  });
  return lines.filter((line) => yearOf(line.serviceOn) === year);
}

/** Health lines of rows, with what can be done with each. */
export async function readClaimable(
  db: UserDb,
  scope: Scope,
  asked: HealthRowsAsked,
): Promise<ClaimableLine[]> {
  const rows = await listHealthRows(db, scope, asked, HEALTH_CATEGORIES);
  const joined = await listJoinedReceipts(
    db,
    rows.map((row) => row.id),
  );
  const receipts = joined.filter(isOfPurchase);
  const refunds = await listShopRefunds(
    db,
    receipts.map((receipt) => receipt.id),
  );
  const back = refundedRows(rows, await readRowsBack(db, scope, rows));
  const byRow = Map.groupBy(receipts, (receipt) => receipt.transactionId);
  return claimableLines(
    rows.map((row, at) => ({
      ...row,
      refundedMinor: back.get(at) ?? 0,
      healthAccount: healthAccountKind(row.toldHealthKind, row.accountNames),
      receipts: (byRow.get(row.id) ?? []).map((receipt) => ({
        ...receipt,
        refunds: refunds.get(receipt.id) ?? [],
      })),
    })),
    await listHeldLines(db),
  );
}

/** Money that came back from the sellers of rows, up to half a year after the last of them. */
async function readRowsBack(db: UserDb, scope: Scope, rows: readonly HealthRow[]): Promise<SellerRow[]> {
  const days = rows.map((row) => row.postedOn).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const sellers = [...new Set(rows.map((row) => row.merchantKey))];
  return listRowsBack(db, scope, { from, to: addDays(to, REFUND_DAYS) }, sellers);
}
