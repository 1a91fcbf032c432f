import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { formatShortDay, userToday } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Button } from '../../../ui/button.tsx';
import { Mail } from '../../../ui/icons/shell.tsx';

type Outcome = ResponseOf<'searchMailForCharge'>;

/** A charge without a receipt: searches the mailboxes for its email and shows the result. */
export function NoReceipt({ transactionId }: { readonly transactionId: string }) {
  const search = useMutation({
    mutationFn: () => write('searchMailForCharge', { params: { transactionId } }),
  });
  return (
    <section className="grid gap-3 rounded-card border border-dashed px-4 py-4 text-14 text-muted">
      <p>{texts.noReceipt}</p>
      <div role="status" className="grid gap-1 empty:hidden">
        {search.data && <SearchResult outcome={search.data} />}
        {search.isError && (
          <p className="text-brick">{errorMessage(search.error, texts.emailSearch.failed)}</p>
        )}
      </div>
      <Button
        size="small"
        className="justify-self-start"
        isBusy={search.isPending}
        onClick={() => search.mutate()}
      >
        <Mail aria-hidden size={14} strokeWidth={1.5} />
        {search.data ? texts.emailSearch.again : texts.emailSearch.start}
      </Button>
    </section>
  );
}

function SearchResult({ outcome }: { readonly outcome: Outcome }) {
  const today = userToday();
  const searchedMailboxes = outcome.mailboxes.filter((mailbox) => mailbox.state === 'asked');
  if (outcome.mailboxes.length === 0) return <p>{texts.emailSearch.noMailbox}</p>;
  return (
    <>
      {searchedMailboxes.length > 0 && (
        <p>
          {texts.emailSearch.looked(
            searchedMailboxes.map((mailbox) => mailbox.address).join(', '),
            formatShortDay(outcome.from, today),
            formatShortDay(outcome.to, today),
          )}{' '}
          {texts.emailSearch.found(outcome.found, outcome.read, outcome.receipts)}
        </p>
      )}
      <p className="text-ink">{texts.emailSearch.outcomes[outcome.outcome]}</p>
      {outcome.mailboxes
        .filter((mailbox) => mailbox.state !== 'asked')
        .map((mailbox) => (
          <p key={mailbox.address}>
            {mailbox.address}: {texts.emailSearch.states[mailbox.state]}
          </p>
        ))}
    </>
  );
}
