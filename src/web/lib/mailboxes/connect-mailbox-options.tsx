import { type ReactNode, useState } from 'react';
import { texts } from '../../texts/en/mailboxes.ts';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { Plus } from '../../ui/icons/common.tsx';
import { FileUp } from '../../ui/icons/ledger.tsx';
import { ConnectImapDialog } from './connect-imap-dialog.tsx';
import { UploadMailDialog } from './upload-mail-dialog.tsx';

interface MailboxWaysProps {
  readonly size?: ButtonSize;
  /** The Gmail option, shown first. */
  readonly children?: ReactNode;
}

/** Options for adding email: the given children, IMAP, file upload, and a hint about forwarding. */
export function ConnectMailboxOptions({ size = 'medium', children }: MailboxWaysProps) {
  const [open, setOpen] = useState<'imap' | 'files' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      <Button size={size} onClick={() => setOpen('imap')}>
        <Plus aria-hidden size={16} strokeWidth={1.5} />
        {texts.ways.another}
      </Button>
      <Button size={size} onClick={() => setOpen('files')}>
        <FileUp aria-hidden size={16} strokeWidth={1.5} />
        {texts.ways.upload}
      </Button>
      <p className="basis-full text-13 text-muted">{texts.ways.forwarding}</p>
      <ConnectImapDialog isOpen={open === 'imap'} onClose={close} />
      <UploadMailDialog isOpen={open === 'files'} onClose={close} />
    </div>
  );
}
