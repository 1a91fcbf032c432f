import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatDayInFull } from '../../lib/format/dates.ts';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { EmailAi } from './email-ai-screen.tsx';

type Mailbox = EmailAi['mailboxes'][number];

/** The connected mailbox, how far back it is read, and the way out. */
export function MailboxCard({ data, children }: { readonly data: EmailAi; readonly children: ReactNode }) {
  const client = useQueryClient();
  const link = useMailboxLink('email-ai');
  const disconnect = useMutation({
    mutationFn: () => call('disconnectGmail'),
    onError: (error) => console.error('Failed to disconnect Gmail:', error),
    onSettled: () => client.invalidateQueries(),
  });
  const leave = (): void => {
    const isSure = window.confirm(
      'Disconnect Gmail? Access is revoked and the messages are forgotten here. Receipts that are joined already stay.',
    );
    if (isSure) disconnect.mutate();
  };
  const failure =
    link.failure ??
    (disconnect.isError
      ? 'Gmail is still connected: disconnecting did not work. Try again in a moment.'
      : null);
  return (
    <Card
      title="Mailbox"
      actions={
        <Button size="small" variant="danger" isBusy={disconnect.isPending} onClick={leave}>
          Disconnect
        </Button>
      }
    >
      <div className="grid gap-5 border-t px-4 py-5 sm:px-5">
        {data.mailboxes.map((mailbox) => (
          <MailboxLine
            key={mailbox.id}
            mailbox={mailbox}
            isBusy={link.isBusy}
            onReconnect={() => void link.connect()}
          />
        ))}
        {children}
        {failure && (
          <p role="alert" className="text-14 text-brick">
            {failure}
          </p>
        )}
      </div>
    </Card>
  );
}

function MailboxLine(props: {
  readonly mailbox: Mailbox;
  readonly isBusy: boolean;
  readonly onReconnect: () => void;
}) {
  const { mailbox } = props;
  const isBroken = mailbox.status === 'needs_reauth';
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{mailbox.address}</span>
        {isBroken ? <Badge tone="attention">Needs you</Badge> : <Badge tone="good">Connected</Badge>}
        {mailbox.isSandbox && <SandboxBadge />}
      </div>
      {mailbox.readFrom && (
        <p className="text-13 text-muted">Mail since {formatDayInFull(mailbox.readFrom)} is read.</p>
      )}
      {isBroken && (
        <div className="flex flex-wrap items-center gap-3 pt-1 text-14">
          <span className="text-muted">Google no longer lets Fettle read. Allow it again to go on.</span>
          <Button size="small" variant="primary" isBusy={props.isBusy} onClick={props.onReconnect}>
            Reconnect
          </Button>
        </div>
      )}
    </div>
  );
}
