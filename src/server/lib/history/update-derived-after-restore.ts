import type { UserDb } from '#db/pool.ts';
import { updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { assertNotClaimedTwice } from '#db/repositories/claims.ts';
import { recordMatchDecisions } from '#db/repositories/matching/match-changes.ts';
import { requestFullMatching } from '#db/repositories/matching/match-states.ts';
import { listTransactionsOfReceipts } from '#db/repositories/receipt-matches/update-matches.ts';
import { requestStreamDetection } from '#db/repositories/recurring-streams.ts';
import type { RowChange } from '#db/repositories/row-snapshots.ts';
import {
  refreshAccountFlows,
  refreshAfterTransactionChanges,
  refreshHeldTransactions,
} from '#db/repositories/transactions/flows.ts';
import { refreshReceiptMarks } from '#db/repositories/transactions/receipt-marks.ts';
import { refitSplits } from '#db/repositories/transactions/splits.ts';

/** Updates everything derived from restored records: matches, splits, marks, flows, gaps. */
export async function updateDerivedAfterRestore(db: UserDb, rows: readonly RowChange[]): Promise<void> {
  const idsOf = (column: string, table: RowChange['table']): string[] =>
    rows.flatMap((change) => (change.table === table ? [String(change.key[column])] : []));
  const touches = (table: RowChange['table'], columns: readonly string[]): boolean =>
    rows.some(
      ({ table: changedTable, before, after }) =>
        changedTable === table &&
        columns.some((column) => column in (before ?? {}) || column in (after ?? {})),
    );
  const receipts = [...idsOf('id', 'receipts'), ...idsOf('receipt_id', 'receipt_matches')];
  const matched = [
    ...idsOf('transaction_id', 'receipt_matches'),
    ...(await listTransactionsOfReceipts(db, receipts)),
  ];
  const transactions = [
    ...idsOf('id', 'transactions'),
    ...idsOf('transaction_id', 'category_questions'),
    ...['transfers' as const, 'transfer_suggestions' as const].flatMap((table) => [
      ...idsOf('outflow_id', table),
      ...idsOf('inflow_id', table),
    ]),
  ];
  await recordMatchDecisions(
    db,
    idsOf('receipt_id', 'receipt_matches'),
    idsOf('transaction_id', 'receipt_matches'),
  );
  await refitSplits(db, idsOf('id', 'transactions'));
  const isSplit = touches('transactions', ['split']);
  await refreshReceiptMarks(db, [...new Set([...matched, ...(isSplit ? transactions : [])])]);
  await refreshAfterTransactionChanges(db, [...new Set([...transactions, ...matched])]);
  if (touches('transactions', ['removed_at'])) await refreshHeldTransactions(db);
  if (
    touches('transactions', ['removed_at', 'amount_minor', 'posted_on']) ||
    touches('balances', ['amount_minor'])
  )
    await updateBalanceGaps(db);
  if (touches('accounts', ['is_counted'])) {
    for (const id of idsOf('id', 'accounts')) await refreshAccountFlows(db, id);
  }
  if (touches('recurring_streams', ['merged_into']))
    await requestStreamDetection(db, idsOf('id', 'recurring_streams'));
  if (touches('messages', ['stands_alone'])) await requestFullMatching(db);
  if (touches('claim_lines', ['holds'])) await assertNotClaimedTwice(db, idsOf('id', 'claim_lines'));
}
