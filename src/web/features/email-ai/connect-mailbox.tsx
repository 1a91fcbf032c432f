import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import { type MailboxDialog, MailboxWays } from '../../lib/mailboxes/connect-mailbox-options.tsx';
import { texts } from '../../texts/en/email-ai.ts';
import { SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Eye, FileText, Laptop } from '../../ui/icons/ledger.tsx';

const PROMISES = [
  {
    icon: Eye,
    title: texts.connect.readsOnly.title,
    text: texts.connect.readsOnly.text,
  },
  {
    icon: Laptop,
    title: texts.connect.readsHere.title,
    text: texts.connect.readsHere.text,
  },
  {
    icon: FileText,
    title: texts.connect.verdicts.title,
    text: texts.connect.verdicts.text,
  },
] as const;

/** Empty state without a mailbox: explains the connection and offers it. */
export function ConnectMailbox({ onAdd }: { readonly onAdd: (dialog: MailboxDialog) => void }) {
  const link = useMailboxLink('email-ai');
  const config = useQuery(apiQuery('getConfig'));
  const mail = config.data?.capabilities.mail;
  return (
    <section className="card grid gap-8 px-5 py-8 sm:px-8 sm:py-10">
      <div className="grid gap-2">
        <h2 className="font-serif text-24 tracking-[-0.01em]">{texts.connect.title}</h2>
        <p className="max-w-[56ch] text-muted">{texts.connect.lead}</p>
      </div>
      <ul className="grid gap-6 sm:grid-cols-3">
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-1.5">
            <Icon aria-hidden size={20} strokeWidth={1.5} className="text-evergreen" />
            <h3 className="text-15 font-medium">{title}</h3>
            <p className="text-14 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {mail?.state === 'not_configured' && (
        <div className="grid gap-1 rounded-card bg-sunken px-4 py-3.5">
          <p className="font-medium">{texts.connect.notConfigured}</p>
          <p className="text-14 text-muted">{mail.hint ?? texts.connect.noAccess}</p>
        </div>
      )}
      <div className="grid gap-2">
        <MailboxWays size="large" onOpen={onAdd}>
          {mail?.state !== 'not_configured' && (
            <>
              <Button variant="primary" size="large" isBusy={link.isBusy} onClick={() => void link.connect()}>
                {texts.connect.gmail}
              </Button>
              {mail?.state === 'sandbox' && <SandboxBadge />}
            </>
          )}
        </MailboxWays>
        {link.failure && (
          <p role="alert" className="text-14 text-brick">
            {link.failure}
          </p>
        )}
      </div>
    </section>
  );
}
