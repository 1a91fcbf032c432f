import { HEALTH_CHOICE } from '#domain/categorization/categories.ts';
import { minorToNumber } from '#domain/money/money.ts';
import { formatDayRange, userToday } from '../../../lib/format/dates.ts';
import { formatCount, formatMinor } from '../../../lib/format/money.ts';
import { transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights-health.ts';
import { BigAmount } from '../../../ui/amount.tsx';
import { placeholderKeys } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { HealthGroup, Insights } from '../insights.ts';
import { GROUP_NAMES } from './groups.ts';

const SQUARES_MAX = 120;

/** Groups of health spending, from claimable to not claimable. */
const PARTS = [
  { group: 'eligible', swatch: 'bg-coral' },
  { group: 'unclear', swatch: 'claim-unknown' },
  { group: 'needs_letter', swatch: 'border border-dashed border-coral' },
  { group: 'needs_receipt', swatch: 'border border-coral' },
  { group: 'pending', swatch: 'border border-dashed border-line-strong' },
  { group: 'paid_from_account', swatch: 'bg-line-strong' },
] as const;

interface ClaimCardProps {
  readonly data: Insights;
  /** Called to show the items of a group. */
  readonly onGroup: (group: HealthGroup) => void;
}

/** The claimable amount as a range, and the share with itemized receipts. */
export function ClaimCard({ data, onGroup }: ClaimCardProps) {
  const { currency, period } = data;
  const { totalMinor, groups, coverage, rulesYear } = data.health;
  const { eligible = 0, unclear = 0 } = groups;
  const share = (minor: number): string => `${totalMinor > 0 ? (Math.max(0, minor) / totalMinor) * 100 : 0}%`;
  const days = formatDayRange(period.from, period.to, userToday());
  return (
    <section
      aria-label={texts.claim.inDays(texts.claim.spending, days)}
      className="card grid gap-6 p-4 sm:p-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-12"
    >
      <div className="grid content-start gap-1">
        <span className="label">{texts.claim.inDays(texts.claim.spending, days)}</span>
        <span className="text-coral">
          <BigAmount decimal={minorToNumber(totalMinor, currency)} currency={currency} />
        </span>
        <p className="max-w-[30ch] text-13 text-muted">{texts.claim.from}</p>
      </div>
      <div className="grid content-start gap-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="label">{texts.claim.inDays(texts.claim.claimable, days)}</span>
          <span className="figures text-15 font-semibold">
            {unclear > 0
              ? `${formatMinor(eligible, currency)} – ${formatMinor(eligible + unclear, currency)}`
              : formatMinor(eligible, currency)}
          </span>
        </div>
        <div className="flex h-3.5 overflow-hidden rounded-full bg-coral-wash">
          <span className="chart-row-bar h-full bg-coral" style={{ width: share(eligible) }} />
          <span className="claim-unknown h-full" style={{ width: share(unclear) }} />
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-13">
          {PARTS.filter(({ group }) => (groups[group] ?? 0) > 0).map(({ group, swatch }) => (
            <li key={group}>
              <button
                type="button"
                className="flex min-h-6 items-center gap-2 hover:underline hover:underline-offset-3"
                onClick={() => onGroup(group)}
              >
                <span aria-hidden className={`size-2.5 rounded-[3px] ${swatch}`} />
                <span className="text-muted">{GROUP_NAMES[group]}</span>
                <span className="figures font-medium">{formatMinor(groups[group] ?? 0, currency)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="text-13 text-muted">{texts.claim.rules(rulesYear)}</p>
      </div>
      <Coverage data={data} payments={coverage.payments} itemized={coverage.itemized} />
    </section>
  );
}

function Coverage({
  data,
  payments,
  itemized,
}: {
  readonly data: Insights;
  readonly payments: number;
  readonly itemized: number;
}) {
  if (payments === 0) return null;
  return (
    <div className="grid gap-2.5 border-t pt-5 lg:col-span-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-14">
          {texts.claim.covered(
            (words) => (
              <span className="figures font-medium">{words}</span>
            ),
            formatCount(itemized),
            formatCount(payments),
          )}
        </p>
        {itemized < payments && (
          <TextLink
            href={transactionsHref(data, {
              category: HEALTH_CHOICE.among.join(','),
              exceptCategory: HEALTH_CHOICE.except.join(','),
              receipt: 'unitemized',
              type: 'payment',
            })}
            className="text-link text-13"
          >
            {texts.claim.uncovered}
          </TextLink>
        )}
      </div>
      {payments <= SQUARES_MAX && (
        <div aria-hidden className="flex flex-wrap gap-[3px]">
          {placeholderKeys(payments).map((key, index) => (
            <span
              key={key}
              className={`size-2.5 rounded-[2px] ${index < itemized ? 'bg-coral' : 'border border-line-strong'}`}
            />
          ))}
        </div>
      )}
    </div>
  );
}
