import { MailSyncPanel } from '../../lib/mail-sync/mail-sync-panel.tsx';
import type { MailboxDialog } from '../../lib/mailboxes/connect-mailbox-options.tsx';
import { SectionBoundaries } from '../../ui/error-boundary.tsx';
import { CoverageCard } from './coverage-card.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { MailboxCard } from './mailbox-card.tsx';
import { NeedsAttentionCard } from './needs-attention-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { ResultsCard } from './results-card.tsx';
import { SendersCard } from './senders-card.tsx';
import { StoredEmailsCard } from './stored-emails-card.tsx';
import { SyncSettingsCard } from './sync-settings-card.tsx';

interface EmailAiCardsProps {
  readonly data: EmailAi;
  readonly onAdd: (dialog: MailboxDialog) => void;
}

/** The EmailAI cards: results, and stored and sent data. */
export function EmailAiCards({ data, onAdd }: EmailAiCardsProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-12">
      <div className="grid min-w-0 gap-5 lg:col-span-8">
        <SectionBoundaries>
          <MailboxCard data={data} onAdd={onAdd}>
            <MailSyncPanel
              isDated={false}
              source={data.mailboxes.some(({ provider }) => provider === 'gmail') ? 'gmail' : 'email'}
            />
          </MailboxCard>
          <NeedsAttentionCard data={data} />
          <ResultsCard data={data} />
          <CoverageCard data={data} />
        </SectionBoundaries>
      </div>
      <div className="grid min-w-0 gap-5 lg:col-span-4">
        <SectionBoundaries>
          <PrivacyCard data={data} />
          <SyncSettingsCard data={data} />
          <StoredEmailsCard counts={data.counts} />
          <SendersCard data={data} />
        </SectionBoundaries>
      </div>
    </div>
  );
}
