import { useState } from 'react';
import { MailSyncPanel } from '../../lib/mail-sync/mail-sync-panel.tsx';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import {
  type DisconnectableMailbox,
  DisconnectMailboxDialog,
} from '../../lib/mailboxes/disconnect-mailbox-dialog.tsx';
import { texts } from '../../texts/en/settings.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Settings } from './settings.ts';

type Gmail = Settings['connectedServices']['gmail'];

interface GmailCardProps {
  readonly gmail: Gmail;
  /** The Gmail mailboxes in the mailbox list; the card shows the first. */
  readonly mailboxes: readonly DisconnectableMailbox[];
}

/** Connects, syncs or disconnects Gmail. */
export function GmailCard({ gmail, mailboxes }: GmailCardProps) {
  const link = useMailboxLink('settings');
  const [leaving, setLeaving] = useState<DisconnectableMailbox | null>(null);
  const action = gmail.connected ? (
    <Button size="small" variant="danger" onClick={() => setLeaving(mailboxes[0] ?? null)}>
      {texts.gmail.disconnect}
    </Button>
  ) : (
    <Button size="small" isBusy={link.isBusy} onClick={() => void link.connect()}>
      {texts.gmail.connect}
    </Button>
  );
  const { failure } = link;
  return (
    <Card title={texts.gmail.title} actions={action}>
      <div className="grid gap-4 border-t px-4 py-5 sm:px-5">
        {gmail.connected ? (
          <Connected gmail={gmail} isBusy={link.isBusy} onReconnect={() => void link.connect()} />
        ) : (
          <p className="max-w-[58ch] text-14 text-muted">{texts.gmail.explained}</p>
        )}
        {failure && (
          <p role="alert" className="text-14 text-brick">
            {failure}
          </p>
        )}
      </div>
      <DisconnectMailboxDialog
        mailbox={leaving}
        isOnlyGmail={mailboxes.length === 1}
        onClose={() => setLeaving(null)}
      />
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
        <span className="font-medium">{gmail.address ?? texts.gmail.unnamed}</span>
        {isBroken ? (
          <Badge tone="attention">{texts.gmail.needsYou}</Badge>
        ) : (
          <Badge tone="good">{texts.gmail.connected}</Badge>
        )}
        {gmail.isSandbox && <SandboxBadge />}
      </div>
      {isBroken && (
        <div className="flex flex-wrap items-center gap-3 text-14">
          <span className="text-muted">{texts.gmail.broken}</span>
          <Button size="small" variant="primary" isBusy={isBusy} onClick={onReconnect}>
            {texts.gmail.reconnect}
          </Button>
        </div>
      )}
      <MailSyncPanel />
    </>
  );
}
