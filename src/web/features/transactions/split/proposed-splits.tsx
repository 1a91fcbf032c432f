import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/transaction-split.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTransactionDecision } from '../detail/use-transaction-decision.ts';
import type { Filter } from '../transaction-filter.ts';

type Proposal = ResponseOf<'listProposedSplits'>['proposals'][number];

/** Suggested splits from receipts, each listed, with one button to accept all. */
export function ProposedSplits({ environment }: Pick<Filter, 'environment'>) {
  const query = environment === undefined ? {} : { environment };
  const proposals = useQuery(apiQuery('listProposedSplits', { query })).data?.proposals ?? [];
  const accepting = useTransactionDecision({
    carryOut: (seen: readonly Proposal[]) =>
      write('acceptSplits', {
        body: {
          splits: seen.map(({ transactionId, parts }) => ({
            transactionId,
            parts: parts.map(({ category, isHealth, amountMinor }) => ({ category, isHealth, amountMinor })),
          })),
        },
      }),
    message: (seen) => texts.waiting.accepted(seen.length),
  });
  if (proposals.length === 0) return null;
  return (
    <section
      aria-label={texts.waiting.title}
      className="flex items-start gap-x-3 max-lg:order-last max-lg:basis-full lg:mr-auto"
    >
      <details className="min-w-0 max-lg:flex-1">
        <summary className="cursor-pointer py-1 text-13">{texts.waiting.count(proposals.length)}</summary>
        <ul className="mt-2 grid max-h-72 gap-2 overflow-y-auto border-t pt-2">
          {proposals.map((proposal) => (
            <ProposalLine key={proposal.transactionId} proposal={proposal} />
          ))}
        </ul>
      </details>
      <Button size="small" isBusy={accepting.isPending} onClick={() => accepting.mutate(proposals)}>
        {texts.waiting.acceptAll}
      </Button>
    </section>
  );
}

function ProposalLine({ proposal }: { readonly proposal: Proposal }) {
  const { transactionId, description, amountMinor, currency, parts } = proposal;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-14">
      <Link href={`/transactions?transaction=${transactionId}`} className="text-link truncate">
        {description}
      </Link>
      <Amount minor={amountMinor} currency={currency} className="font-medium" />
      <span className="col-span-2 truncate text-13 text-muted">
        {[...new Set(parts.map(({ categoryName }) => categoryName))].join(', ')}
      </span>
    </li>
  );
}
