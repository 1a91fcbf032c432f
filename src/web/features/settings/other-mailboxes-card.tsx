import { MailSyncPanel } from '../../lib/mail-sync/mail-sync-panel.tsx';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import { ConnectMailboxOptions } from '../../lib/mailboxes/connect-mailbox-options.tsx';
import { MailboxList } from '../../lib/mailboxes/mailbox-list.tsx';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Settings } from './settings.ts';

type Mailboxes = Settings['connectedServices']['mailboxes'];

/** Mailboxes other than the first Gmail one: IMAP, uploads and further Gmail ones. */
export function OtherMailboxesCard({ mailboxes }: { readonly mailboxes: Mailboxes }) {
  const link = useMailboxLink('settings');
  const first = mailboxes.find(({ provider }) => provider === 'gmail');
  const others = mailboxes.filter(({ id }) => id !== first?.id);
  return (
    <Card title={texts.mailboxes.title}>
      <div className="grid gap-5 border-t px-4 py-5 sm:px-5">
        {others.length === 0 ? (
          <p className="max-w-[58ch] text-14 text-muted">{texts.mailboxes.explained}</p>
        ) : (
          <MailboxList
            mailboxes={others}
            isReconnecting={link.isBusy}
            onReconnectGmail={() => void link.connect()}
          />
        )}
        {!first && others.length > 0 && <MailSyncPanel source="email" />}
        <ConnectMailboxOptions size="small">
          {first && (
            <Button size="small" isBusy={link.isBusy} onClick={() => void link.connect()}>
              {texts.mailboxes.anotherGmail}
            </Button>
          )}
        </ConnectMailboxOptions>
        {link.failure && (
          <p role="alert" className="text-14 text-brick">
            {link.failure}
          </p>
        )}
      </div>
    </Card>
  );
}
