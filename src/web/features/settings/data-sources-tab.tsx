import { useMutation } from '@tanstack/react-query';
import { write } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Parts } from '../../ui/error-boundary.tsx';
import { BankAccounts } from './bank-accounts.tsx';
import { GmailCard } from './gmail-card.tsx';
import { ImportsCard } from './imports-card.tsx';
import { OtherAccounts } from './other-accounts.tsx';
import { OtherMailboxesCard } from './other-mailboxes-card.tsx';
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

function SandboxData() {
  const addToast = useToast();
  const remove = useMutation({
    mutationFn: () => write('deleteSandbox'),
    onSuccess: () => addToast(texts.sandbox.removed),
    onError: (error) => addToast(messageOf(error, texts.sandbox.failed), 'error'),
  });
  return (
    <section className="card flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="grid max-w-[52ch] gap-0.5">
        <h2 className="card-title">{texts.sandbox.title}</h2>
        <p className="text-14 text-muted">{texts.sandbox.explained}</p>
      </div>
      <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        {texts.sandbox.remove}
      </Button>
    </section>
  );
}
