import { MailSyncPanel } from '../../lib/mail-sync/mail-sync-panel.tsx';
import { Parts } from '../../ui/error-boundary.tsx';
import { ChoicesCard } from './choices-card.tsx';
import { CoverageCard } from './coverage-card.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { FoundCard } from './found-card.tsx';
import { KeptCard } from './kept-card.tsx';
import { MailboxCard } from './mailbox-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { SendersCard } from './senders-card.tsx';
import { UnsureCard } from './unsure-card.tsx';

/** What was read and found, and beside it what was kept and sent. */
export function EmailAiCards({ data }: { readonly data: EmailAi }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-12">
      <div className="grid min-w-0 gap-5 lg:col-span-8">
        <Parts>
          <MailboxCard data={data}>
            <MailSyncPanel
              isDated={false}
              source={data.mailboxes.some(({ provider }) => provider === 'gmail') ? 'gmail' : 'email'}
            />
          </MailboxCard>
          <UnsureCard data={data} />
          <FoundCard data={data} />
          <CoverageCard data={data} />
        </Parts>
      </div>
      <div className="grid min-w-0 gap-5 lg:col-span-4">
        <Parts>
          <PrivacyCard data={data} />
          <ChoicesCard data={data} />
          <KeptCard counts={data.counts} />
          <SendersCard data={data} />
        </Parts>
      </div>
    </div>
  );
}
