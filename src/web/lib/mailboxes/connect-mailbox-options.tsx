import { type ReactNode, useState } from 'react';
import { texts } from '../../texts/en/mailboxes.ts';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { Plus } from '../../ui/icons/common.tsx';
import { FileUp } from '../../ui/icons/ledger.tsx';
import { ConnectImapDialog } from './connect-imap-dialog.tsx';
import { UploadMailDialog } from './upload-mail-dialog.tsx';

/** The open dialog for adding email; null if none is. */
export type MailboxDialog = 'imap' | 'files' | null;

interface MailboxWaysProps {
  readonly size?: ButtonSize;
  /** The Gmail option, shown first. */
  readonly children?: ReactNode;
}

/** Options for adding email, with their dialogs. */
export function ConnectMailboxOptions(props: MailboxWaysProps) {
  const [open, setOpen] = useState<MailboxDialog>(null);
  return (
    <>
      <MailboxWays {...props} onOpen={setOpen} />
      <MailboxDialogs open={open} onClose={() => setOpen(null)} />
    </>
  );
}

interface OpenerProps {
  readonly onOpen: (dialog: MailboxDialog) => void;
}

/** Options for adding email: the given children, IMAP, file upload, and a hint about forwarding. */
export function MailboxWays({ size = 'medium', children, onOpen }: MailboxWaysProps & OpenerProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      <Button size={size} onClick={() => onOpen('imap')}>
        <Plus aria-hidden size={16} strokeWidth={1.5} />
        {texts.ways.another}
      </Button>
      <Button size={size} onClick={() => onOpen('files')}>
        <FileUp aria-hidden size={16} strokeWidth={1.5} />
        {texts.ways.upload}
      </Button>
      <p className="basis-full text-13 text-muted">{texts.ways.forwarding}</p>
    </div>
  );
}

/**
 * The dialogs for adding email. A screen that changes with its first mailbox renders them itself, so that they outlive
 * the change.
 */
export function MailboxDialogs(props: { readonly open: MailboxDialog; readonly onClose: () => void }) {
  return (
    <>
      <ConnectImapDialog isOpen={props.open === 'imap'} onClose={props.onClose} />
      <UploadMailDialog isOpen={props.open === 'files'} onClose={props.onClose} />
    </>
  );
}
