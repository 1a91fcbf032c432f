import { texts } from '../../../texts/en/household.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { CategoryChip } from '../../../ui/category-chip.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import type { SharedMember, SharedTransaction } from './overview.ts';
import { categoryName } from './shared-categories.tsx';
import { memberName } from './shared-totals.tsx';

/** A table of transactions with date, description, member and amount. */
export function SharedTransactionTable({
  transactions,
  members,
}: {
  readonly transactions: readonly SharedTransaction[];
  readonly members: readonly SharedMember[];
}) {
  const nameOfMember = (id: string): string => memberName(members.find((member) => member.id === id));
  return (
    <DataTable
      caption={texts.view.transactionsCaption}
      className="table-fixed"
      rows={transactions}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'date',
          head: texts.view.date,
          className: 'w-21 sm:w-30 whitespace-nowrap',
          cell: ({ date }) => (
            <>
              <DateText date={date} className="text-13 text-muted max-sm:hidden" />
              <DateText date={date} style="short" className="text-13 text-muted sm:hidden" />
            </>
          ),
        },
        {
          id: 'description',
          head: texts.view.description,
          cell: (transaction) => (
            <Description transaction={transaction} memberName={nameOfMember(transaction.memberId)} />
          ),
        },
        {
          id: 'amount',
          head: texts.view.amount,
          align: 'end',
          className: 'w-27 sm:w-32',
          cell: ({ amountMinor, currency, type, isPending }) => (
            <Amount
              minor={amountMinor}
              currency={currency}
              signs={type === 'transfer' ? 'minus' : 'inflow'}
              tone={type === 'transfer' || isPending ? 'muted' : 'plain'}
            />
          ),
        },
      ]}
    />
  );
}

function Description({
  transaction: { description, accountName, items, parts, isRefund, isPending },
  memberName,
}: {
  readonly transaction: SharedTransaction;
  readonly memberName: string;
}) {
  const names = items.map(({ name }) => name ?? texts.view.privateItems).join(', ');
  const [first] = parts;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className={description === null ? 'truncate text-muted' : 'truncate font-medium'}>
          {description ?? texts.view.privateTransaction}
        </p>
        {names !== '' && <p className="truncate text-13 text-muted">{names}</p>}
        <p className="truncate text-13 text-muted">
          {memberName} · {accountName}
        </p>
      </div>
      <span className="hidden shrink-0 items-center gap-1.5 md:flex">
        {isRefund && <Badge tone="good">{texts.view.refund}</Badge>}
        {isPending && <Badge>{texts.view.pending}</Badge>}
        {first && (
          <CategoryChip
            name={parts.map(({ category }) => categoryName(category)).join(', ')}
            category={parts.length === 1 ? (first.category ?? undefined) : undefined}
          />
        )}
      </span>
    </div>
  );
}
