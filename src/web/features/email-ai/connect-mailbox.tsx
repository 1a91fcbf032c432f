import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { useMailboxLink } from '../../lib/mail-sync/use-mailbox-link.ts';
import { MailboxWays } from '../../lib/mailboxes/mailbox-ways.tsx';
import { SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Eye, FileText, Laptop } from '../../ui/icons/ledger.tsx';

const PROMISES = [
  {
    icon: Eye,
    title: 'Fettle may only read',
    text: 'It asks for read access alone. It cannot send, move or delete mail.',
  },
  {
    icon: Laptop,
    title: 'Reading happens here',
    text: 'The reader runs on this machine. 0 bytes of mail leave it unless you say otherwise.',
  },
  {
    icon: FileText,
    title: 'You see every verdict',
    text: 'Each message that was looked at is listed with what was decided, and why.',
  },
] as const;

/** No mailbox yet: what connecting one means, and the way to do it. */
export function ConnectMailbox() {
  const link = useMailboxLink('email-ai');
  const config = useQuery(apiQuery('getConfig'));
  const mail = config.data?.capabilities.mail;
  return (
    <section className="card grid gap-8 px-5 py-8 sm:px-8 sm:py-10">
      <div className="grid gap-2">
        <h2 className="font-serif text-24 tracking-[-0.01em]">Your receipts are in your mail already</h2>
        <p className="max-w-[56ch] text-muted">
          Connect the mailbox, and each purchase in it finds the charge it explains: line by line, with its
          tax, its shipping, and what of it is health.
        </p>
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
          <p className="font-medium">Gmail: Not configured</p>
          <p className="text-14 text-muted">{mail.hint ?? 'This server has no access to Gmail.'}</p>
        </div>
      )}
      <div className="grid gap-2">
        <MailboxWays size="large">
          {mail?.state !== 'not_configured' && (
            <>
              <Button variant="primary" size="large" isBusy={link.isBusy} onClick={() => void link.connect()}>
                Connect Gmail
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
