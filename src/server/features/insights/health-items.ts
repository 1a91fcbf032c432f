import type { UserDb } from '#db/pool.ts';
import { isOfPurchase } from '#db/repositories/health-rows.ts';
import { listJoinedReceipts } from '#db/repositories/joined-receipts.ts';
import type { Period } from '#domain/insights/period.ts';
import { healthAccountKind } from '#domain/ledger/accounts/health-account.ts';
import { healthLines } from '#domain/splits/health-lines.ts';
import { readHealthRows } from './query.ts';

/** A health line of a row, with what the row paid for it. */
export interface HealthItem {
  readonly transactionId: string;
  readonly on: string;
  readonly name: string;
  readonly merchant: string | null;
  readonly class: string;
  readonly amountMinor: number;
  readonly hsaEligibility: 'eligible' | 'needs_letter' | 'not_eligible' | 'unknown';
  readonly isPaidFromAccount: boolean;
}

/** Health spending of a period line by line; an order charged in several rows is in each with what that row paid. */
export async function readHealthItems(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  period: Period,
): Promise<HealthItem[]> {
  const rows = await readHealthRows(db, scope, period);
  const joined = Map.groupBy(
    await listJoinedReceipts(
      db,
      rows.map((row) => row.id),
    ),
    (receipt) => receipt.transactionId,
  );
  return rows.flatMap((row) => {
    const receipts = (joined.get(row.id) ?? []).filter(isOfPurchase);
    return healthLines({ ...row, receipts }).map((line) => ({
      transactionId: row.id,
      on: row.on,
      name: line.name || row.description,
      merchant: receipts.find((receipt) => receipt.id === line.receiptId)?.merchant ?? null,
      class: line.class,
      amountMinor: line.amountMinor,
      hsaEligibility: line.hsaEligibility,
      isPaidFromAccount: healthAccountKind(row.toldHealthKind, row.accountNames) !== null,
    }));
  });
}
