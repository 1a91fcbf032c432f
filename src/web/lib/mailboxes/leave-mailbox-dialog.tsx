import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../../texts/en/mailboxes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { call } from '../api-client.ts';
import { messageOf } from '../failure.ts';
import { useToast } from '../toasts/toast-context.ts';

export interface LeavableMailbox {
  readonly id: string;
  readonly provider: 'gmail' | 'imap' | 'files';
  readonly address: string;
}

interface LeaveMailboxDialogProps {
  /** The mailbox to leave; null closes the dialog. */
  readonly mailbox: LeavableMailbox | null;
  readonly onClose: () => void;
}

const CONFIRM_GMAIL = texts.leaving.gmailQuestion;
const CONFIRM_GMAIL_ALL = texts.leaving.gmailAllQuestion;

/** Asks what goes with a mailbox, and leaves it. */
export function LeaveMailboxDialog({ mailbox, onClose }: LeaveMailboxDialogProps) {
  const client = useQueryClient();
  const addToast = useToast();
  const [isDeleting, setDeleting] = useState(false);
  const leave = useMutation({
    mutationFn: ({ id, provider }: LeavableMailbox) =>
      provider === 'gmail' && !isDeleting
        ? call('disconnectGmail')
        : call('disconnectMailbox', {
            params: { mailboxId: id },
            query: { receipts: isDeleting ? 'delete' : 'keep' },
          }),
    onSuccess: (_, { address }) => {
      addToast(texts.leaving.done(address));
      onClose();
    },
    onError: (error) => {
      console.error('Failed to disconnect a mailbox:', error);
      addToast(messageOf(error, texts.leaving.failed), 'error');
    },
    onSettled: () => client.invalidateQueries(),
  });
  const submit = (leaving: LeavableMailbox): void => {
    const isSure =
      leaving.provider !== 'gmail' || window.confirm(isDeleting ? CONFIRM_GMAIL_ALL : CONFIRM_GMAIL);
    if (isSure) leave.mutate(leaving);
  };
  const isFiles = mailbox?.provider === 'files';
  return (
    <Dialog
      isOpen={mailbox !== null}
      onClose={onClose}
      title={
        mailbox
          ? (isFiles ? texts.leaving.askRemove : texts.leaving.askDisconnect)(mailbox.address)
          : texts.leaving.disconnect
      }
    >
      <div className="grid gap-4 px-6 pb-6">
        <p className="max-w-[52ch] text-muted">
          {isFiles ? texts.leaving.filesEffect : texts.leaving.effect}
        </p>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="checkbox mt-0.5"
            checked={isDeleting}
            onChange={(event) => setDeleting(event.target.checked)}
          />
          <span>{texts.leaving.withReceipts}</span>
        </label>
        <div className="flex justify-end gap-3 pt-2">
          <Button onClick={onClose}>{texts.leaving.keep}</Button>
          <Button
            variant="danger"
            isBusy={leave.isPending}
            disabled={mailbox === null}
            onClick={() => mailbox && submit(mailbox)}
          >
            {isFiles ? texts.leaving.confirmRemove : texts.leaving.confirmDisconnect}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
