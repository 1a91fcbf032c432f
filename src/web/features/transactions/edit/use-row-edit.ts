import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/transaction-edit.ts';

export type RowEdit = BodyOf<'editTransactions'>;

/** Changes many rows by one call; one Undo puts every row back as it was. */
export function useRowEdit(onDone: () => void) {
  const addToast = useToast();
  const { did } = useUndo();
  return useMutation({
    mutationFn: (body: RowEdit) => write('editTransactions', { body }),
    onSuccess: ({ editId, changed, divided }, body) => {
      onDone();
      if (changed === 0) {
        addToast(texts.nothing(divided));
        return;
      }
      let newest = editId;
      did({
        told: texts.done(changed, divided),
        undo: () => write('undoEdit', { params: { editId: newest } }),
        redo: async () => {
          newest = (await write('editTransactions', { body })).editId;
        },
      });
    },
    onError: (error) => addToast(messageOf(error, texts.failed), 'error'),
  });
}
