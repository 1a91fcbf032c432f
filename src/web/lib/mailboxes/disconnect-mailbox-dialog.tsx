import { useMutation } from '@tanstack/react-query';
import { texts } from '../../texts/en/mailboxes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { write } from '../api-client.ts';
import { errorMessage } from '../failure.ts';
import { useToast } from '../toasts/toast-context.ts';

export interface DisconnectableMailbox {
  readonly id: string;
  readonly provider: 'gmail' | 'imap' | 'files';
  readonly address: string;
}

interface Leaving {
  readonly mailbox: DisconnectableMailbox;
  /** Whether its receipts are deleted too. */
  readonly isDeleting: boolean;
}

interface LeaveMailboxDialogProps {
  /** The mailbox to disconnect; null closes the dialog. */
  readonly mailbox: DisconnectableMailbox | null;
  /** Whether it is the user's only Gmail mailbox. */
  readonly isOnlyGmail?: boolean;
  readonly onClose: () => void;
}

const CONFIRM_GMAIL = texts.leaving.gmailQuestion;
const CONFIRM_GMAIL_ALL = texts.leaving.gmailAllQuestion;

/** Asks whether to delete a mailbox's receipts, and disconnects it. */
export function DisconnectMailboxDialog({ mailbox, isOnlyGmail = false, onClose }: LeaveMailboxDialogProps) {
  const addToast = useToast();
  const leave = useMutation({
    // The specification's call has no ID: it disconnects every Gmail mailbox of the user.
    mutationFn: ({ mailbox: { id }, isDeleting }: Leaving) =>
      isOnlyGmail && !isDeleting
        ? write('disconnectGmail')
        : write('disconnectMailbox', {
            params: { mailboxId: id },
            query: { receipts: isDeleting ? 'delete' : 'keep' },
          }),
    onSuccess: (_, left) => {
      addToast(texts.leaving.done(left.mailbox.address));
      onClose();
    },
    onError: (error) => {
      console.error('Failed to disconnect a mailbox:', error);
      addToast(errorMessage(error, texts.leaving.failed), 'error');
    },
  });
  const submit = (leaving: DisconnectableMailbox, isDeleting: boolean): void => {
    const isSure =
      leaving.provider !== 'gmail' || window.confirm(isDeleting ? CONFIRM_GMAIL_ALL : CONFIRM_GMAIL);
    if (isSure) leave.mutate({ mailbox: leaving, isDeleting });
  };
  const isFiles = mailbox?.provider === 'files';
  return (
    <ConfirmDialog
      isOpen={mailbox !== null}
      onClose={onClose}
      title={
        mailbox
          ? (isFiles ? texts.leaving.askRemove : texts.leaving.askDisconnect)(mailbox.address)
          : texts.leaving.disconnect
      }
      effect={isFiles ? texts.leaving.filesEffect : texts.leaving.effect}
      optionLabel={texts.leaving.withReceipts}
      keep={texts.leaving.keep}
      confirm={isFiles ? texts.leaving.confirmRemove : texts.leaving.confirmDisconnect}
      isBusy={leave.isPending}
      onConfirm={(isDeleting) => mailbox && submit(mailbox, isDeleting)}
    />
  );
}
