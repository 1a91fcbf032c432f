import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { messageOf } from '../../lib/failure.ts';
import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/settings-accounts.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { AgoText, DateText } from '../../ui/date-text.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { Institution } from './bank-accounts.tsx';

type Brought = ResponseOf<'getBankConnection'>;

interface ConnectionDetailsProps {
  /** The bank to look at; null closes the panel. */
  readonly institution: Institution | null;
  readonly onClose: () => void;
}

/** What a connection has brought: its newest readings, and the transactions quarantined with the reason for each. */
export function ConnectionDetails({ institution, onClose }: ConnectionDetailsProps) {
  return (
    <Drawer
      isOpen={institution !== null}
      onClose={onClose}
      title={institution ? texts.syncHistory.titleOf(institution.institutionName) : texts.syncHistory.title}
    >
      {institution && <Brought itemId={institution.itemId} />}
    </Drawer>
  );
}

function Brought({ itemId }: { readonly itemId: string }) {
  const query = useQuery(apiQuery('getBankConnection', { params: { itemId } }));
  if (query.isError)
    return (
      <ErrorState
        title={texts.syncHistory.failed}
        message={messageOf(query.error, texts.syncHistory.failedUnknown)}
        action={
          <Button variant="primary" onClick={() => void query.refetch()}>
            {texts.syncHistory.retry}
          </Button>
        }
      />
    );
  if (!query.data) return <SkeletonLines count={5} className="px-6 py-4" />;
  return (
    <div className="grid gap-7 px-6 pt-2 pb-8">
      {query.data.firstTransactionOn && (
        <p className="text-14 text-muted">
          {texts.reach(<DateText date={query.data.firstTransactionOn} style="short" />)}
        </p>
      )}
      <Readings readings={query.data.readings} />
      <Withdrawn transactions={query.data.withdrawnTransactions} />
      <Quarantined brought={query.data} />
    </div>
  );
}

function Readings({ readings }: { readonly readings: Brought['readings'] }) {
  if (readings.length === 0) return <p className="text-14 text-muted">{texts.syncHistory.none}</p>;
  return (
    <section className="grid gap-3">
      <h3 className="label">{texts.syncHistory.readings}</h3>
      <ol className="grid gap-3">
        {readings.map((reading) => (
          <li key={reading.at} className="text-14">
            <span className="font-medium">{texts.syncHistory.received(reading.told)}</span>
            <span className="text-muted">
              {' · '}
              <AgoText instant={reading.at} />
            </span>
            <p className="text-13 text-muted">{wordsOf(reading)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Withdrawn({ transactions }: { readonly transactions: Brought['withdrawnTransactions'] }) {
  if (transactions.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="label">{texts.withdrawn.title(formatCount(transactions.length))}</h3>
      <p className="max-w-[52ch] text-14 text-muted">{texts.withdrawn.explained}</p>
      <ul className="grid gap-3">
        {transactions.map((transaction) => (
          <li key={transaction.id} className="grid gap-1 rounded-card border px-4 py-3 text-14">
            <p className="flex justify-between gap-4">
              <span>{transaction.description}</span>
              <Amount minor={transaction.amountMinor} currency={transaction.currency} />
            </p>
            {transaction.note !== '' && <p>{transaction.note}</p>}
            <p className="text-13 text-muted">
              <DateText date={transaction.postedOn} style="short" />
              {' · '}
              {texts.withdrawn.when(<AgoText instant={transaction.withdrawnAt} />)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every transaction of a reading is in one of these. */
function wordsOf(reading: Brought['readings'][number]): string {
  const { fates } = texts.syncHistory;
  const parts = [
    [reading.added, fates.added],
    [reading.changed, fates.changed],
    [reading.unchanged, fates.unchanged],
    [reading.rejected, fates.rejected],
    [reading.leftOut, fates.leftOut],
    [reading.withdrawn, fates.withdrawn],
  ] as const;
  const said = parts.flatMap(([count, words]) => (count === 0 ? [] : [words(formatCount(count))]));
  return said.length === 0 ? fates.nothing : said.join(', ');
}

function Quarantined({ brought }: { readonly brought: Brought }) {
  if (brought.rejectedCount === 0) return <p className="text-14 text-muted">{texts.notImported.none}</p>;
  return (
    <section className="grid gap-3">
      <h3 className="label">{texts.notImported.title(formatCount(brought.rejectedCount))}</h3>
      <p className="max-w-[52ch] text-14 text-muted">{texts.notImported.explained}</p>
      <ul className="grid gap-3">
        {brought.rejectedTransactions.map((row) => (
          <li key={row.raw} className="grid gap-1.5 rounded-card border px-4 py-3 text-14">
            <p>
              {row.reason.charAt(0).toUpperCase() + row.reason.slice(1)}
              {row.accountName && <span className="text-muted"> · {row.accountName}</span>}
            </p>
            <details className="text-13 text-muted">
              <summary className="cursor-pointer">{texts.notImported.asItCame}</summary>
              <pre className="pt-1.5 font-mono text-12 break-words whitespace-pre-wrap">{row.raw}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
