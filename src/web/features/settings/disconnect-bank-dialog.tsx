import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/settings-accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Institution } from './bank-accounts.tsx';

interface DisconnectBankDialogProps {
  /** The bank to leave; null closes the dialog. */
  readonly institution: Institution | null;
  readonly onClose: () => void;
}

export function DisconnectBankDialog({ institution, onClose }: DisconnectBankDialogProps) {
  const client = useQueryClient();
  const addToast = useToast();
  const [isDeleting, setDeleting] = useState(false);
  const disconnect = useMutation({
    mutationFn: (leaving: Institution) =>
      call('disconnectBank', {
        params: { itemId: leaving.itemId },
        query: { deleteData: isDeleting ? 'true' : 'false' },
      }),
    onSuccess: (_, leaving) => {
      addToast(texts.disconnection.done(leaving.institutionName));
      onClose();
    },
    onError: (error) => addToast(messageOf(error, texts.disconnection.failed), 'error'),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Dialog
      isOpen={institution !== null}
      onClose={onClose}
      title={
        institution ? texts.disconnection.titleOf(institution.institutionName) : texts.disconnection.title
      }
    >
      <div className="grid gap-4 px-6 pb-6">
        <p className="text-muted">{texts.disconnection.effect}</p>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="checkbox mt-0.5"
            checked={isDeleting}
            onChange={(event) => setDeleting(event.target.checked)}
          />
          <span>{texts.disconnection.withRows}</span>
        </label>
        <div className="flex justify-end gap-3 pt-2">
          <Button onClick={onClose}>{texts.disconnection.keep}</Button>
          <Button
            variant="danger"
            isBusy={disconnect.isPending}
            disabled={institution === null}
            onClick={() => institution && disconnect.mutate(institution)}
          >
            {texts.disconnection.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
