import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import type { RowChange } from '#db/repositories/row-snapshots.ts';
import { updateDayAndAmount } from '#db/repositories/transactions/edits.ts';
import { requireExactSums } from '../../lib/require-exact-sums.ts';
import type { RecordedChange } from './record-edit.ts';
import type { LockedTransaction } from './transaction-query.ts';

/** Changes the date or the amount of a manual transaction. */
export async function updateManualFields(
  db: UserDb,
  transaction: LockedTransaction,
  {
    postedOn = transaction.postedOn,
    amountMinor = transaction.amountMinor,
  }: Pick<BodyOf<'updateTransaction'>, 'postedOn' | 'amountMinor'>,
): Promise<RecordedChange[]> {
  const isDateChanged = postedOn !== transaction.postedOn;
  const isAmountChanged = amountMinor !== transaction.amountMinor;
  if (!isDateChanged && !isAmountChanged) return [];
  await updateDayAndAmount(db, transaction.id, { postedOn, amountMinor });
  if (isAmountChanged) await requireExactSums(db, amountMinor);
  await updateBalanceGaps(db);
  const changed = (
    detail: RecordedChange['detail'],
    before: RowChange['before'],
    after: RowChange['after'],
  ): RecordedChange => ({
    ...{ transactionId: transaction.id, detail },
    row: { table: 'transactions', key: { id: transaction.id }, before, after },
  });
  const { postedOn: was } = transaction;
  return [
    ...(isDateChanged
      ? [changed({ kind: 'dateChanged', values: { was } }, { posted_on: was }, { posted_on: postedOn })]
      : []),
    ...(isAmountChanged
      ? [
          changed(
            { kind: 'amountChanged', values: {} },
            { amount_minor: transaction.amountMinor },
            { amount_minor: amountMinor },
          ),
        ]
      : []),
  ];
}
