import type { UserDb } from '#db/pool.ts';
import { listClaimedLines } from '#db/repositories/claims.ts';
import {
  type BankRefundOfMerchant,
  type HealthTransaction,
  type HealthTransactionSelection,
  isPurchaseReceipt,
  listHealthTransactions,
  listPaymentsLikeRefunds,
  listRefundsByPurchase,
  listUnexplainedRefunds,
} from '#db/repositories/health-transactions.ts';
import { listMatchedReceipts } from '#db/repositories/matching/matched-receipts.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { matchRefundedTransactions, REFUND_DAYS } from '#domain/claims/bank-refunds.ts';
import { type ClaimableLine, listClaimableLines } from '#domain/claims/claimable-lines.ts';
import type { Period } from '#domain/insights/period.ts';
import { detectHealthAccountKind } from '#domain/ledger/accounts/health-account.ts';

interface Scope {
  readonly isSandbox: boolean;
  readonly currency: string;
}

/**
 * Days between a service and the transaction that paid for it: banks may post it before the receipt's date or weeks
 * later.
 */
const BOOKED = { before: 7, after: 45 } as const;

/** Health items with a service date in a year. */
export function readYear(db: UserDb, scope: Scope, year: number): Promise<ClaimableLine[]> {
  return readHealthLines(db, scope, { from: `${year}-01-01`, to: `${year}-12-31` });
}

/** Health items with a service date in a period; the source of every health total. */
export async function readHealthLines(
  db: UserDb,
  scope: Scope,
  { from, to }: Period,
): Promise<ClaimableLine[]> {
  const lines = await readClaimable(db, scope, {
    from: addDays(from, -BOOKED.before),
    to: addDays(to, BOOKED.after),
  });
  return lines.filter(({ serviceOn }) => from <= serviceOn && serviceOn <= to);
}

/** Health items of transactions, with their available actions. */
export async function readClaimable(
  db: UserDb,
  scope: Scope,
  asked: HealthTransactionSelection,
): Promise<ClaimableLine[]> {
  const [transactions, claimed] = await Promise.all([
    listHealthTransactions(db, scope, asked),
    listClaimedLines(db),
  ]);
  const ids = transactions.map((transaction) => transaction.id);
  const [matched, bankRefunds] = await Promise.all([
    listMatchedReceipts(db, ids),
    readBankRefunds(db, scope, transactions),
  ]);
  const receipts = matched.filter(isPurchaseReceipt);
  const refunds = await listRefundsByPurchase(
    db,
    receipts.map((receipt) => receipt.id),
  );
  const byTransaction = Map.groupBy(receipts, (receipt) => receipt.transactionId);
  return listClaimableLines(
    transactions.map((transaction) => ({
      ...transaction,
      bankRefund: bankRefunds.get(transaction.id) ?? null,
      healthAccount: detectHealthAccountKind(transaction.userHealthKind, transaction.accountNames),
      receipts: (byTransaction.get(transaction.id) ?? []).map((receipt) => ({
        ...receipt,
        refunds: refunds.get(receipt.id) ?? [],
      })),
    })),
    claimed,
  );
}

/**
 * The bank's refunds of transactions, by their IDs. Every payment of these merchants is compared, up to half a year
 * after the last transaction, so that the result doesn't depend on which transactions are read.
 */
async function readBankRefunds(
  db: UserDb,
  scope: Scope,
  transactions: readonly HealthTransaction[],
): Promise<Map<string, BankRefundOfMerchant>> {
  const days = transactions.map((transaction) => transaction.postedOn).sort();
  const [from, last] = [days[0], days.at(-1)];
  if (from === undefined || last === undefined) return new Map();
  const merchants = [...new Set(transactions.map((transaction) => transaction.merchantKey))];
  const time = { from, to: addDays(last, REFUND_DAYS) };
  const refunds = await listUnexplainedRefunds(db, scope, time, merchants);
  return matchRefundedTransactions(await listPaymentsLikeRefunds(db, scope, time, refunds), refunds);
}
