import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { invalidateAreas } from '../../lib/api-query.ts';
import { messageOf } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Account } from './account-line.tsx';
import { ACCOUNT_AREAS } from './use-account-change.ts';

interface DeleteAccountDialogProps {
  /** The account to delete; null closes the dialog. */
  readonly account: Account | null;
  readonly onClose: () => void;
}

export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const client = useQueryClient();
  const addToast = useToast();
  const remove = useMutation({
    mutationFn: (gone: Account) => call('deleteAccount', { params: { accountId: gone.id } }),
    onSuccess: (_, gone) => {
      addToast(`${gone.name} is deleted.`);
      onClose();
    },
    onError: (error) => addToast(messageOf(error, 'The account could not be deleted.'), 'error'),
    onSettled: () => invalidateAreas(client, ACCOUNT_AREAS),
  });
  return (
    <Dialog
      isOpen={account !== null}
      onClose={onClose}
      title={account ? `Delete ${account.name}?` : 'Delete'}
    >
      <div className="grid gap-4 px-6 pb-6">
        <p className="text-muted">
          All its rows go with it, and what you said of them. This cannot be undone.
        </p>
        <div className="flex justify-end gap-3 pt-2">
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            isBusy={remove.isPending}
            onClick={() => account && remove.mutate(account)}
          >
            Delete account
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
