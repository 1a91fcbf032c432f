import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { MailSyncPanel } from '../../lib/mail-sync/mail-sync-panel.tsx';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Settings } from './settings-screen.tsx';

type Gmail = Settings['connectedServices']['gmail'];

/** The mailbox: connect it, read it, or leave it. */
export function GmailCard({ gmail }: { readonly gmail: Gmail }) {
  const link = useMailboxLink('settings');
  const client = useQueryClient();
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
  const action = gmail.connected ? (
    <Button size="small" variant="danger" disabled={disconnect.isPending} onClick={leave}>
      Disconnect
    </Button>
  ) : (
    <Button size="small" disabled={link.isBusy} onClick={() => void link.connect()}>
      Connect Gmail
    </Button>
  );
  return (
    <Card title="Gmail" actions={action}>
      <div className="grid gap-4 border-t px-4 sm:px-5 py-5">
        {gmail.connected ? (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{gmail.address ?? 'Your mailbox'}</span>
              {gmail.status === 'needs_reauth' ? (
                <Badge tone="attention">Needs you</Badge>
              ) : (
                <Badge tone="good">Connected</Badge>
              )}
              {gmail.isSandbox && <SandboxBadge />}
            </div>
            {gmail.status === 'needs_reauth' && (
              <div className="flex flex-wrap items-center gap-3 text-14">
                <span className="text-muted">
                  Google no longer lets Fettle read. Allow it again to go on.
                </span>
                <Button
                  size="small"
                  variant="primary"
                  disabled={link.isBusy}
                  onClick={() => void link.connect()}
                >
                  Reconnect
                </Button>
              </div>
            )}
            <MailSyncPanel />
          </>
        ) : (
          <p className="max-w-[58ch] text-14 text-muted">
            Fettle may only read, looks for purchases, and shows you every message it looked at. Reading
            happens on the machine it runs on.
          </p>
        )}
        {(link.failure ??
          (disconnect.isError
            ? 'Gmail is still connected: disconnecting did not work. Try again in a moment.'
            : null)) && (
          <p role="alert" className="text-14 text-brick">
            {link.failure ?? 'Gmail is still connected: disconnecting did not work. Try again in a moment.'}
          </p>
        )}
      </div>
    </Card>
  );
}
