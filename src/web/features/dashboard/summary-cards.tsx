import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDayRange, userToday } from '../../lib/format/dates.ts';
import { formatDecimal, formatShare } from '../../lib/format/money.ts';
import { transactionsHref } from '../../lib/transactions-href.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { BigAmount } from '../../ui/amount.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { ArrowDown, ArrowUp } from '../../ui/icons/ledger.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Dashboard } from './dashboard-screen.tsx';

/** The four summary figures of the period with their change; each links to its transactions. */
export function SummaryCards({ data }: { readonly data: Dashboard }) {
  const { totals, previousTotals, currency, daily } = data;
  const spend = runningSum(daily.map((day) => day.spend));
  const income = runningSum(daily.map((day) => day.income));
  const saved = income.map((value, index) => value - (spend[index] ?? 0));
  const before = previousLabel(data);
  return (
    <div className="grid gap-2">
      <ul className="card grid grid-cols-2 overflow-hidden lg:grid-cols-4">
        <SummaryCard
          label={texts.cards.totalSpend}
          href={transactionsHref(data, { type: 'expense' })}
          figure={<BigAmount decimal={totals.totalSpend} currency={currency} />}
          change={<Change now={totals.totalSpend} before={previousTotals.totalSpend} period={before} />}
          shape={<Sparkline values={spend} />}
        />
        <SummaryCard
          label={texts.cards.income}
          href={transactionsHref(data, { type: 'income' })}
          figure={<BigAmount decimal={totals.income} currency={currency} />}
          change={<Change now={totals.income} before={previousTotals.income} period={before} />}
          shape={<Sparkline values={income} tone="evergreen" />}
        />
        <SummaryCard
          label={texts.cards.savings}
          href={transactionsHref(data, { type: 'counted' })}
          figure={<BigAmount decimal={totals.savings} currency={currency} />}
          change={<SavedShare savings={totals.savings} income={totals.income} />}
          shape={<Sparkline values={saved} tone="evergreen" />}
        />
        <SummaryCard
          label={texts.cards.accounts}
          href="/settings?tab=data-sources"
          figure={
            <span className="figures text-[clamp(1.375rem,1.05rem+1.5vw,2rem)] leading-tight font-semibold">
              {totals.accounts}
            </span>
          }
          change={totals.accounts === 0 ? texts.cards.noAccounts : texts.cards.openAccounts}
          shape={null}
        />
      </ul>
      <OtherCurrencies data={data} />
    </div>
  );
}

interface SummaryCardProps {
  readonly label: string;
  readonly href: string;
  readonly figure: ReactNode;
  readonly change: ReactNode;
  readonly shape: ReactNode;
}

function SummaryCard({ label, href, figure, change, shape }: SummaryCardProps) {
  return (
    <li className="border-line not-last:border-r max-lg:nth-2:border-r-0 max-lg:nth-[-n+2]:border-b">
      <Link
        href={href}
        className="relative grid h-full content-start gap-1.5 p-4 transition-colors hover:bg-hover
          focus-visible:-outline-offset-3 sm:p-5"
      >
        <span className="label">{label}</span>
        {figure}
        <span className="text-13 text-muted">{change}</span>
        <span className="absolute top-4 right-5 hidden xl:block">{shape}</span>
      </Link>
    </li>
  );
}

function Change({
  now,
  before,
  period,
}: {
  readonly now: number;
  readonly before: number;
  readonly period: string;
}) {
  if (before <= 0)
    return (
      <span title={texts.change.comparedWith(period)}>
        {now === 0 ? texts.change.nothing : texts.change.nothingBefore(period)}
      </span>
    );
  const share = (now - before) / before;
  if (Math.abs(share) < 0.005)
    return <span title={texts.change.comparedWith(period)}>{texts.change.same(period)}</span>;
  const Arrow = share > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className="figures inline-flex flex-wrap items-center gap-x-1"
      title={texts.change.comparedWith(period)}
    >
      <Arrow aria-hidden size={13} strokeWidth={1.75} />
      <span>
        <span className="sr-only">{share > 0 ? texts.change.up : texts.change.down} </span>
        {share > 9.99 ? texts.change.overTenfold : formatShare(Math.abs(share))}
      </span>
      <span>{texts.change.versus(period)}</span>
    </span>
  );
}

function SavedShare({ savings, income }: { readonly savings: number; readonly income: number }) {
  if (income <= 0) return savings < 0 ? texts.saved.moreOut : texts.change.nothing;
  if (savings < 0) return texts.saved.moreOut;
  return texts.saved.share(formatShare(savings / income));
}

function OtherCurrencies({ data }: { readonly data: Dashboard }) {
  if (data.otherCurrencies.length === 0) return null;
  return (
    <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
      {texts.others.title}
      {data.otherCurrencies.map(({ currency, totalSpend, income }) => (
        <TextLink
          key={currency}
          href={transactionsHref(data, { type: 'counted', currency })}
          className="text-link"
        >
          {texts.others.currency(formatDecimal(totalSpend, currency), formatDecimal(income, currency))}
        </TextLink>
      ))}
    </p>
  );
}

function previousLabel(data: Dashboard): string {
  return formatDayRange(data.previousPeriod.from, data.previousPeriod.to, userToday());
}

function runningSum(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}
