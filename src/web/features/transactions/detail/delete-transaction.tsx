import { useMutation } from '@tanstack/react-query';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Button } from '../../../ui/button.tsx';
import type { Detail } from '../transaction-types.ts';

/** Deletes the transaction. No source restores it, but the user can undo the deletion. */
export function DeleteTransaction({ transaction }: { readonly transaction: Detail['transaction'] }) {
  const addToast = useToast();
  const { recordChange } = useUndo();
  const { change } = useUrlState();
  const params = { transactionId: transaction.id };
  const remove = useMutation({
    mutationFn: () => write('deleteTransaction', { params }),
    onSuccess: ({ eventId }) => {
      // The user may have opened another transaction in the meantime.
      const openId = new URLSearchParams(window.location.search).get('transaction');
      if (openId === transaction.id) change({ transaction: null });
      recordChange({
        message: texts.edit.deleted(transaction.description),
        eventIds: eventId ? [eventId] : [],
      });
    },
    onError: (error) => addToast(errorMessage(error, texts.edit.deleteFailed), 'error'),
  });
  return (
    <Button
      size="small"
      variant="danger"
      className="justify-self-start"
      isBusy={remove.isPending}
      onClick={() => remove.mutate()}
    >
      {texts.edit.delete}
    </Button>
  );
}
