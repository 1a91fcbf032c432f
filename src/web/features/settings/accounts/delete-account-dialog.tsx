import { useMutation } from '@tanstack/react-query';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import type { Account } from '../../../lib/format/account-options.tsx';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface DeleteAccountDialogProps {
  /** The account to delete; null closes the dialog. */
  readonly account: Account | null;
  readonly onClose: () => void;
}

export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const addToast = useToast();
  const remove = useMutation({
    mutationFn: (gone: Account) => write('deleteAccount', { params: { accountId: gone.id } }),
    onSuccess: (_, gone) => {
      addToast(texts.deletion.done(gone.name));
      onClose();
    },
    onError: (error) => addToast(errorMessage(error, texts.deletion.failed), 'error'),
  });
  return (
    <ConfirmDialog
      isOpen={account !== null}
      onClose={onClose}
      title={account ? texts.deletion.titleOf(account.name) : texts.deletion.title}
      effect={texts.deletion.effect}
      keep={texts.deletion.keep}
      confirm={texts.deletion.confirm}
      isBusy={remove.isPending}
      onConfirm={() => account && remove.mutate(account)}
    />
  );
}
