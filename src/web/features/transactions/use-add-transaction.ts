import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../lib/api-client.ts';
import { errorMessage } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import { texts } from '../../texts/en/transactions.ts';

/** Saves a manual transaction; Undo deletes it. */
export function useAddTransaction(onAdded: (transactionId: string) => void) {
  const addToast = useToast();
  const { recordChange } = useUndo();
  return useMutation({
    mutationFn: (body: BodyOf<'createTransaction'>) => write('createTransaction', { body }),
    onSuccess: ({ transactionId, eventId }, { description }) => {
      recordChange({ message: texts.add.done(description), eventIds: eventId ? [eventId] : [] });
      onAdded(transactionId);
    },
    onError: (failure) => addToast(errorMessage(failure, texts.add.failed), 'error'),
  });
}
