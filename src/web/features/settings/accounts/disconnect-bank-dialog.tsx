import { useMutation } from '@tanstack/react-query';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Institution } from './bank-accounts.tsx';

interface DisconnectBankDialogProps {
  /** The bank to disconnect; null closes the dialog. */
  readonly institution: Institution | null;
  readonly onClose: () => void;
}

export function DisconnectBankDialog({ institution, onClose }: DisconnectBankDialogProps) {
  const addToast = useToast();
  const disconnect = useMutation({
    mutationFn: ({ leaving, isDeleting }: { leaving: Institution; isDeleting: boolean }) =>
      write('disconnectBank', {
        params: { itemId: leaving.itemId },
        query: { deleteData: isDeleting ? 'true' : 'false' },
      }),
    onSuccess: (_, { leaving }) => {
      addToast(texts.disconnection.done(leaving.institutionName));
      onClose();
    },
    onError: (error) => addToast(errorMessage(error, texts.disconnection.failed), 'error'),
  });
  return (
    <ConfirmDialog
      isOpen={institution !== null}
      onClose={onClose}
      title={
        institution ? texts.disconnection.titleOf(institution.institutionName) : texts.disconnection.title
      }
      effect={texts.disconnection.effect}
      optionLabel={texts.disconnection.withTransactions}
      keep={texts.disconnection.keep}
      confirm={texts.disconnection.confirm}
      isBusy={disconnect.isPending}
      onConfirm={(isDeleting) => institution && disconnect.mutate({ leaving: institution, isDeleting })}
    />
  );
}
