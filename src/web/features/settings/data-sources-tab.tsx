import { SectionBoundaries } from '../../ui/error-boundary.tsx';
import { BankAccounts } from './accounts/bank-accounts.tsx';
import { ImportsCard } from './accounts/imports-card.tsx';
import { OtherAccounts } from './accounts/other-accounts.tsx';
import { SimplefinCard } from './accounts/simplefin-card.tsx';
import { GmailCard } from './gmail-card.tsx';
import { OtherMailboxesCard } from './other-mailboxes-card.tsx';
import { SandboxData } from './sandbox-data.tsx';
import type { Settings } from './settings.ts';

export function DataSourcesTab({ settings }: { readonly settings: Settings }) {
  const { plaid, gmail, mailboxes } = settings.connectedServices;
  return (
    <div className="grid gap-5">
      <SectionBoundaries>
        <BankAccounts institutions={plaid.institutions} />
        <SimplefinCard />
        <OtherAccounts />
        <ImportsCard />
        <GmailCard gmail={gmail} mailboxes={mailboxes.filter(({ provider }) => provider === 'gmail')} />
        <OtherMailboxesCard mailboxes={mailboxes} />
        {settings.hasSandboxData && <SandboxData />}
      </SectionBoundaries>
    </div>
  );
}
