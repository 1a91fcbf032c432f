import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/transaction-edit.ts';

export type TransactionEdit = BodyOf<'editTransactions'>;

/** Edits many transactions in one call; one Undo restores all. */
export function useTransactionEdit(onDone: () => void) {
  const addToast = useToast();
  const { recordChange } = useUndo();
  return useMutation({
    mutationFn: (body: TransactionEdit) => write('editTransactions', { body }),
    onSuccess: ({ eventId, changed, divided }) => {
      onDone();
      if (eventId === null) {
        addToast(texts.nothing(divided));
        return;
      }
      recordChange({ message: texts.done(changed, divided), eventIds: [eventId] });
    },
    onError: (error) => addToast(errorMessage(error, texts.failed), 'error'),
  });
}
