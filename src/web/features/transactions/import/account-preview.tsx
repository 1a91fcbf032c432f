import { useState } from 'react';
import { type Account, AccountOptions } from '../../../lib/format/account-options.tsx';
import { formatShortDay, userToday } from '../../../lib/format/dates.ts';
import { formatCount } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/transaction-import.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import type { ImportPreview } from '../transaction-types.ts';
import { type NewAccount, NewAccountFields } from './new-account-fields.tsx';

type PreviewAccount = ImportPreview['accounts'][number];
type PreviewTransaction = PreviewAccount['transactions'][number];
type Verdict = PreviewTransaction['verdict'];

const NEW_ACCOUNT = 'new';
const VERDICTS: Readonly<
  Record<Verdict, { readonly name: string; readonly tone: 'good' | 'plain' | 'attention' }>
> = {
  new: { name: texts.preview.verdicts.new, tone: 'good' },
  possible_match: { name: texts.preview.verdicts.possibleMatch, tone: 'attention' },
  update: { name: texts.preview.verdicts.update, tone: 'good' },
  duplicate: { name: texts.preview.verdicts.duplicate, tone: 'plain' },
};

interface AccountPreviewProps {
  readonly account: PreviewAccount;
  /** Destination accounts with the same currency. */
  readonly choices: readonly Account[];
  readonly chosen: string | null;
  readonly onTarget: (accountId: string | null) => void;
  /** Name and type of a new account. */
  readonly fresh: NewAccount;
  readonly onFresh: (account: NewAccount) => void;
}

/** An account in the file: its destination and the result for each transaction. */
export function AccountPreview({ account, choices, chosen, onTarget, fresh, onFresh }: AccountPreviewProps) {
  const [shown, setShown] = useState<Verdict | 'all'>('all');
  const { counts } = account;
  const transactions = account.transactions.filter(
    (transaction) => shown === 'all' || transaction.verdict === shown,
  );
  const total = counts.new + counts.duplicate + counts.possibleMatch + counts.update;
  const today = userToday();
  const net = <Amount minor={account.netMinor} currency={account.currency} signs="always" />;
  const options = [
    { value: 'all' as const, label: texts.preview.shown.all(formatCount(total)) },
    { value: 'new' as const, label: texts.preview.shown.new(formatCount(counts.new)) },
    { value: 'duplicate' as const, label: texts.preview.shown.duplicate(formatCount(counts.duplicate)) },
    ...(counts.update > 0
      ? [{ value: 'update' as const, label: texts.preview.shown.update(formatCount(counts.update)) }]
      : []),
    ...(counts.possibleMatch > 0
      ? [
          {
            value: 'possible_match' as const,
            label: texts.preview.shown.possibleMatch(formatCount(counts.possibleMatch)),
          },
        ]
      : []),
  ];
  return (
    <section className="card min-w-0 overflow-hidden" aria-label={account.target.name}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
        <div className="flex min-w-0 items-center gap-3 text-14">
          <span className="shrink-0 text-muted">
            {account.hint ? texts.preview.accountGoesTo(identified(account.hint)) : texts.preview.goesTo}
          </span>
          <Select
            label={texts.preview.target}
            value={chosen ?? NEW_ACCOUNT}
            className="min-w-0"
            onChange={(event) => onTarget(event.target.value === NEW_ACCOUNT ? null : event.target.value)}
          >
            <option value={NEW_ACCOUNT}>
              {account.target.id === null
                ? texts.preview.newAccountNamed(account.target.name)
                : texts.preview.newAccount}
            </option>
            <AccountOptions accounts={choices} />
          </Select>
        </div>
        <p className="text-13 text-muted">
          {account.from && account.to
            ? texts.preview.net(formatShortDay(account.from, today), formatShortDay(account.to, today), net)
            : net}
        </p>
      </div>
      {chosen === null && <NewAccountFields account={fresh} onChange={onFresh} />}
      <div className="overflow-x-auto border-t px-4 py-2">
        <Segments label={texts.preview.shownLabel} value={shown} options={options} onChange={setShown} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="max-h-72 overflow-auto" tabIndex={0} aria-label={texts.preview.transactions}>
        <table className="table">
          <caption className="sr-only">{texts.preview.transactionsCaption}</caption>
          <tbody>
            {transactions.map((transaction, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold the same row twice.
              <PreviewItem key={`${index} ${transaction.line}`} transaction={transaction} />
            ))}
          </tbody>
        </table>
      </section>
      {total > account.transactions.length && (
        <p className="border-t px-4 py-2 text-13 text-muted">{texts.preview.sampleOnly}</p>
      )}
    </section>
  );
}

/** Category and note from the source program, as they will be imported. */
function ImportedNotes({
  transaction: { categoryName, note },
}: {
  readonly transaction: PreviewTransaction;
}) {
  const words = [categoryName ?? '', ...(note ?? '').split('\n')].filter((word) => word !== '');
  return words.length > 0 && <p className="line-clamp-2 text-13 text-muted">{words.join(' · ')}</p>;
}

function PreviewItem({ transaction }: { readonly transaction: PreviewTransaction }) {
  const verdict = VERDICTS[transaction.verdict];
  const isIdle = transaction.verdict === 'duplicate';
  return (
    <tr className={isIdle ? 'text-muted' : undefined}>
      <td className="w-20 whitespace-nowrap text-13 text-muted">
        <DateText date={transaction.postedOn} style="short" />
      </td>
      <td>
        <p className="line-clamp-1">{transaction.description}</p>
        {transaction.verdict !== 'new' && <p className="text-13 text-muted">{transaction.reason}</p>}
        <ImportedNotes transaction={transaction} />
        <span className="sm:hidden">
          <Badge tone={verdict.tone}>{verdict.name}</Badge>
        </span>
      </td>
      <td className="hidden w-28 sm:table-cell">
        <span title={transaction.reason}>
          <Badge tone={verdict.tone}>{verdict.name}</Badge>
        </span>
      </td>
      <td data-align="end" className="w-28">
        <Amount
          minor={transaction.amountMinor}
          currency={transaction.currency}
          tone={isIdle ? 'muted' : 'plain'}
        />
      </td>
    </tr>
  );
}

/** Digits are the last ones of an account number; a name has none. */
function identified(hint: string): string {
  return /\d/.test(hint) ? `·· ${hint}` : hint;
}
