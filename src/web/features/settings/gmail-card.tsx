import { useState } from 'react';
import { MailSyncPanel } from '../../lib/mail-sync/mail-sync-panel.tsx';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import { type LeavableMailbox, LeaveMailboxDialog } from '../../lib/mailboxes/leave-mailbox-dialog.tsx';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Settings } from './settings-screen.tsx';

type Gmail = Settings['connectedServices']['gmail'];

interface GmailCardProps {
  readonly gmail: Gmail;
  /** The same mailbox in the list of all; undefined while none is connected. */
  readonly mailbox: LeavableMailbox | undefined;
}

/** The mailbox: connect it, read it, or leave it. */
export function GmailCard({ gmail, mailbox }: GmailCardProps) {
  const link = useMailboxLink('settings');
  const [isLeaving, setLeaving] = useState(false);
  const action = gmail.connected ? (
    <Button size="small" variant="danger" onClick={() => setLeaving(true)}>
      Disconnect
    </Button>
  ) : (
    <Button size="small" isBusy={link.isBusy} onClick={() => void link.connect()}>
      Connect Gmail
    </Button>
  );
  const { failure } = link;
  return (
    <Card title="Gmail" actions={action}>
      <div className="grid gap-4 border-t px-4 py-5 sm:px-5">
        {gmail.connected ? (
          <Connected gmail={gmail} isBusy={link.isBusy} onReconnect={() => void link.connect()} />
        ) : (
          <p className="max-w-[58ch] text-14 text-muted">
            Fettle may only read, looks for purchases, and shows you every message it looked at. Reading
            happens on the machine it runs on.
          </p>
        )}
        {failure && (
          <p role="alert" className="text-14 text-brick">
            {failure}
          </p>
        )}
      </div>
      <LeaveMailboxDialog mailbox={isLeaving && mailbox ? mailbox : null} onClose={() => setLeaving(false)} />
    </Card>
  );
}

interface ConnectedProps {
  readonly gmail: Gmail;
  readonly isBusy: boolean;
  readonly onReconnect: () => void;
}

function Connected({ gmail, isBusy, onReconnect }: ConnectedProps) {
  const isBroken = gmail.status === 'needs_reauth';
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{gmail.address ?? 'Your mailbox'}</span>
        {isBroken ? <Badge tone="attention">Needs you</Badge> : <Badge tone="good">Connected</Badge>}
        {gmail.isSandbox && <SandboxBadge />}
      </div>
      {isBroken && (
        <div className="flex flex-wrap items-center gap-3 text-14">
          <span className="text-muted">Google no longer lets Fettle read. Allow it again to go on.</span>
          <Button size="small" variant="primary" isBusy={isBusy} onClick={onReconnect}>
            Reconnect
          </Button>
        </div>
      )}
      <MailSyncPanel />
    </>
  );
}
