import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { useTransactionDecision } from './use-transaction-decision.ts';

/** Saves the user's edit of a transaction; Undo restores the previous values. */
export function useTransactionSave(transactionId: string) {
  return useTransactionDecision({
    carryOut: (body: BodyOf<'updateTransaction'>) =>
      write('updateTransaction', { params: { transactionId }, body }),
    message: () => texts.edit.saved,
    failed: texts.edit.failed,
  });
}
