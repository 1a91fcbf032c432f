import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { call } from '../../../lib/api-client.ts';
import { invalidateAreas } from '../../../lib/api-query.ts';
import { messageOf } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/transaction-edit.ts';

export type RowEdit = BodyOf<'editTransactions'>;

const AREAS = ['transactions', 'dashboard', 'insights', 'review'] as const;

/** Changes many rows by one call; one Undo puts every row back as it was. */
export function useRowEdit(onDone: () => void) {
  const client = useQueryClient();
  const addToast = useToast();
  const { did } = useUndo();
  const settled = <Value>(work: Promise<Value>): Promise<Value> =>
    work.finally(() => invalidateAreas(client, AREAS));
  return useMutation({
    mutationFn: (body: RowEdit) => settled(call('editTransactions', { body })),
    onSuccess: ({ editId, changed, divided }, body) => {
      onDone();
      if (changed === 0) {
        addToast(texts.nothing(divided));
        return;
      }
      let newest = editId;
      did({
        told: texts.done(changed, divided),
        undo: () => settled(call('undoEdit', { params: { editId: newest } })),
        redo: async () => {
          newest = (await settled(call('editTransactions', { body }))).editId;
        },
      });
    },
    onError: (error) => addToast(messageOf(error, texts.failed), 'error'),
  });
}
