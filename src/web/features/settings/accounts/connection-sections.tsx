import type { ResponseOf } from '#contract/endpoints/table.ts';
import { formatCount } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Amount } from '../../../ui/amount.tsx';
import { AgoText, DateText } from '../../../ui/date-text.tsx';

type Brought = ResponseOf<'getBankConnection'>;

/** Recent syncs with the outcome of their transactions. */
export function SyncRuns({ readings }: { readonly readings: Brought['readings'] }) {
  if (readings.length === 0) return <p className="text-14 text-muted">{texts.syncHistory.none}</p>;
  return (
    <section className="grid gap-3">
      <h3 className="label">{texts.syncHistory.readings}</h3>
      <ol className="grid gap-3">
        {readings.map((reading) => (
          <li key={reading.at} className="text-14">
            <span className="font-medium">{texts.syncHistory.received(reading.reported)}</span>
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

/** Transactions removed by the bank. */
export function RemovedTransactions({
  transactions,
}: {
  readonly transactions: Brought['withdrawnTransactions'];
}) {
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

/** Summarizes a sync; every transaction counts in exactly one category. */
function wordsOf(reading: Brought['readings'][number]): string {
  const { outcomes } = texts.syncHistory;
  const parts = [
    [reading.added, outcomes.added],
    [reading.changed, outcomes.changed],
    [reading.unchanged, outcomes.unchanged],
    [reading.rejected, outcomes.rejected],
    [reading.leftOut, outcomes.leftOut],
    [reading.withdrawn, outcomes.withdrawn],
  ] as const;
  const notices = parts.flatMap(([count, words]) => (count === 0 ? [] : [words(formatCount(count))]));
  return notices.length === 0 ? outcomes.nothing : notices.join(', ');
}

/** Transactions that couldn't be imported, with reasons. */
export function QuarantinedTransactions({ brought }: { readonly brought: Brought }) {
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
