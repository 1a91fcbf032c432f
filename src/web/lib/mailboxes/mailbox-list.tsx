import { useState } from 'react';
import { texts } from '../../texts/en/mailboxes.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AgoText } from '../../ui/date-text.tsx';
import { ConnectImapDialog } from './connect-imap-dialog.tsx';
import { type DisconnectableMailbox, DisconnectMailboxDialog } from './disconnect-mailbox-dialog.tsx';

interface ShownMailbox extends DisconnectableMailbox {
  readonly status: 'healthy' | 'needs_reauth';
  readonly isSandbox: boolean;
  readonly lastSyncedAt: string | null;
}

interface MailboxLinesProps {
  readonly mailboxes: readonly ShownMailbox[];
  /** Opens Google's consent page again. */
  readonly onReconnectGmail: () => void;
  readonly isReconnecting: boolean;
}

const NAMES = { gmail: texts.sources.gmail, imap: texts.sources.imap, files: texts.sources.files } as const;
const BROKEN = {
  gmail: texts.broken.gmail,
  imap: texts.broken.imap,
  files: texts.broken.files,
} as const;

/** The connected mailboxes with their state and actions. */
export function MailboxList({ mailboxes, onReconnectGmail, isReconnecting }: MailboxLinesProps) {
  const [leaving, setLeaving] = useState<DisconnectableMailbox | null>(null);
  const [renewing, setRenewing] = useState<string | null>(null);
  return (
    <>
      <ul className="grid gap-4">
        {mailboxes.map((mailbox) => (
          <MailboxLine
            key={mailbox.id}
            mailbox={mailbox}
            isReconnecting={isReconnecting}
            onReconnect={() =>
              mailbox.provider === 'gmail' ? onReconnectGmail() : setRenewing(mailbox.address)
            }
            onLeave={() => setLeaving(mailbox)}
          />
        ))}
      </ul>
      <DisconnectMailboxDialog mailbox={leaving} onClose={() => setLeaving(null)} />
      <ConnectImapDialog
        isOpen={renewing !== null}
        address={renewing ?? ''}
        onClose={() => setRenewing(null)}
      />
    </>
  );
}

function MailboxLine(props: {
  readonly mailbox: ShownMailbox;
  readonly isReconnecting: boolean;
  readonly onReconnect: () => void;
  readonly onLeave: () => void;
}) {
  const { mailbox } = props;
  const isBroken = mailbox.status === 'needs_reauth';
  const isFiles = mailbox.provider === 'files';
  return (
    <li className="grid gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <span className="min-w-0 truncate font-medium">{mailbox.address}</span>
            {isBroken && <Badge tone="attention">{texts.needsYou}</Badge>}
            {!isBroken && !isFiles && <Badge tone="good">{texts.connected}</Badge>}
            {mailbox.isSandbox && <SandboxBadge />}
          </div>
          <span className="text-13 text-muted">
            {NAMES[mailbox.provider]}
            {mailbox.lastSyncedAt && (
              <>
                {' · '}
                {texts.lastRead(<AgoText instant={mailbox.lastSyncedAt} />)}
              </>
            )}
          </span>
        </div>
        <Button
          size="small"
          variant="danger"
          aria-label={(isFiles ? texts.leaving.removeOf : texts.leaving.disconnectOf)(mailbox.address)}
          onClick={props.onLeave}
        >
          {isFiles ? texts.leaving.remove : texts.leaving.disconnect}
        </Button>
      </div>
      {isBroken && (
        <div className="flex flex-wrap items-center gap-3 text-14">
          <span className="text-muted">{BROKEN[mailbox.provider]}</span>
          {!isFiles && (
            <Button size="small" variant="primary" isBusy={props.isReconnecting} onClick={props.onReconnect}>
              {texts.reconnect}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
