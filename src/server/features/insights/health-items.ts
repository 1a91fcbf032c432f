import type { UserDb } from '#db/pool.ts';
import { isOfPurchase } from '#db/repositories/health-transactions.ts';
import { listMatchedReceipts } from '#db/repositories/matched-receipts.ts';
import type { Period } from '#domain/insights/period.ts';
import { healthAccountKind } from '#domain/ledger/accounts/health-account.ts';
import { healthLines } from '#domain/splits/health-lines.ts';
import { readHealthTransactions } from './query.ts';

/** A health line of a transaction, with what the transaction paid for it. */
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

/**
 * Health spending of a period line by line; an order charged in several transactions is in each with what that
 * transaction paid.
 */
export async function readHealthItems(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  period: Period,
): Promise<HealthItem[]> {
  const transactions = await readHealthTransactions(db, scope, period);
  const matched = Map.groupBy(
    await listMatchedReceipts(
      db,
      transactions.map((transaction) => transaction.id),
    ),
    (receipt) => receipt.transactionId,
  );
  return transactions.flatMap((transaction) => {
    const receipts = (matched.get(transaction.id) ?? []).filter(isOfPurchase);
    return healthLines({ ...transaction, receipts }).map((line) => ({
      transactionId: transaction.id,
      on: transaction.on,
      name: line.name || transaction.description,
      merchant: receipts.find((receipt) => receipt.id === line.receiptId)?.merchant ?? null,
      class: line.class,
      amountMinor: line.amountMinor,
      hsaEligibility: line.hsaEligibility,
      isPaidFromAccount: healthAccountKind(transaction.toldHealthKind, transaction.accountNames) !== null,
    }));
  });
}
