import type { ReactNode } from 'react';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import { type MailboxDialog, MailboxWays } from '../../lib/mailboxes/connect-mailbox-options.tsx';
import { MailboxList } from '../../lib/mailboxes/mailbox-list.tsx';
import { texts } from '../../texts/en/email-ai.ts';
import { Card } from '../../ui/card.tsx';
import type { EmailAi } from './email-ai-screen.tsx';

interface MailboxCardProps {
  readonly data: EmailAi;
  readonly children: ReactNode;
  readonly onAdd: (dialog: MailboxDialog) => void;
}

/** The connected mailboxes with state and actions, and the options to add one. */
export function MailboxCard({ data, children, onAdd }: MailboxCardProps) {
  const link = useMailboxLink('email-ai');
  return (
    <Card title={data.mailboxes.length === 1 ? texts.mailbox.one : texts.mailbox.many}>
      <div className="grid gap-5 border-t px-4 py-5 sm:px-5">
        <MailboxList
          mailboxes={data.mailboxes}
          isReconnecting={link.isBusy}
          onReconnectGmail={() => void link.connect()}
        />
        {children}
        {link.failure && (
          <p role="alert" className="text-14 text-brick">
            {link.failure}
          </p>
        )}
      </div>
      <div className="border-t px-4 py-3 sm:px-5">
        <MailboxWays size="small" onOpen={onAdd} />
      </div>
    </Card>
  );
}
