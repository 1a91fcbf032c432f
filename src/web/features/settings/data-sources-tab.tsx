import { Parts } from '../../ui/error-boundary.tsx';
import { BankAccounts } from './bank-accounts.tsx';
import { GmailCard } from './gmail-card.tsx';
import { ImportsCard } from './imports-card.tsx';
import { OtherAccounts } from './other-accounts.tsx';
import { OtherMailboxesCard } from './other-mailboxes-card.tsx';
import { SandboxData } from './sandbox-data.tsx';
import type { Settings } from './settings-screen.tsx';
import { SimplefinCard } from './simplefin-card.tsx';

export function DataSourcesTab({ settings }: { readonly settings: Settings }) {
  const { plaid, gmail, mailboxes } = settings.connectedServices;
  return (
    <div className="grid gap-5">
      <Parts>
        <BankAccounts institutions={plaid.institutions} />
        <SimplefinCard />
        <OtherAccounts />
        <ImportsCard />
        <GmailCard gmail={gmail} mailbox={mailboxes.find(({ provider }) => provider === 'gmail')} />
        <OtherMailboxesCard mailboxes={mailboxes} />
        {settings.hasSandboxData && <SandboxData />}
      </Parts>
    </div>
  );
}
