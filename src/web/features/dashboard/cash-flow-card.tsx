import { Link } from 'wouter';
import { formatDecimal, formatShare } from '../../lib/format/money.ts';
import { ItemizedLine } from '../../lib/itemized-line.tsx';
import { transactionsHref } from '../../lib/transactions-href.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { type CashFlowPart, cashFlowParts } from './cash-flow-parts.ts';
import type { Dashboard } from './dashboard-screen.tsx';

/** The period's income as one bar, split into spending by category and savings. */
export function CashFlowCard({ data }: { readonly data: Dashboard }) {
  const parts = cashFlowParts(data);
  const spending = parts.filter((part) => part.spend > 0);
  if (spending.length === 0) return null;
  const { income, savings, totalSpend } = data.totals;
  const saved = Math.max(0, savings);
  const scale = Math.max(income, totalSpend) || 1;
  const purchases = spending.reduce((sum, part) => sum + part.spend, 0);
  const money = (value: number): string => formatDecimal(value, data.currency);
  return (
    <Card title={texts.flow.title} className="@container">
      <div className="grid gap-2 px-4 pb-4 sm:px-5">
        <FlowLine name={texts.flow.in} figure={money(income)}>
          <span
            className="chart-row-bar h-full rounded-[3px] bg-evergreen"
            style={{ width: `${(Math.max(0, income) / scale) * 100}%` }}
          />
        </FlowLine>
        <FlowLine name={texts.flow.out} figure={money(totalSpend)}>
          {spending.map((part) => (
            <span
              key={part.key}
              title={`${part.name} ${money(part.spend)}`}
              className={`chart-row-bar h-full first:rounded-l-[3px] ${part.className}`}
              style={{ width: `${(part.spend / purchases) * (Math.max(0, totalSpend) / scale) * 100}%` }}
            />
          ))}
          {saved > 0 && (
            <span
              title={texts.flow.kept(money(saved))}
              className="h-full flex-1 rounded-r-[3px] border border-dashed border-line-strong"
            />
          )}
        </FlowLine>
        {data.itemizedSpend > 0 && (
          <ItemizedLine
            itemized={money(data.itemizedSpend)}
            total={money(totalSpend)}
            href={transactionsHref(data, { type: 'expense', receipt: 'byItem' })}
          />
        )}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] border-t py-2 @xl:grid-cols-2 @5xl:grid-cols-3">
        {parts.map((part) => (
          <li key={part.key}>
            <CategoryLine
              part={part}
              figure={money(part.spend)}
              share={part.spend > 0 ? formatShare(part.spend / purchases) : ''}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FlowLine({
  name,
  figure,
  children,
}: {
  readonly name: string;
  readonly figure: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div className="grid grid-cols-[2.25rem_1fr_auto] items-center gap-3 text-13">
      <span className="text-muted">{name}</span>
      <span className="flex h-5 gap-px">{children}</span>
      <span className="figures min-w-20 text-right font-medium">{figure}</span>
    </div>
  );
}

function CategoryLine({
  part,
  figure,
  share,
}: {
  readonly part: CashFlowPart;
  readonly figure: string;
  readonly share: string;
}) {
  const content = (
    <>
      <span aria-hidden className={`size-2.5 shrink-0 rounded-[3px] ${part.className}`} />
      <span className="min-w-0 flex-1 truncate">{part.name}</span>
      <span className="figures text-muted">{share}</span>
      <span className="figures min-w-20 text-right font-medium">{figure}</span>
    </>
  );
  const look = 'flex min-h-9 items-center gap-3 px-4 text-14 sm:px-5';
  return (
    <Link
      href={part.href}
      className={`${look} transition-colors hover:bg-hover focus-visible:-outline-offset-3`}
    >
      {content}
    </Link>
  );
}
