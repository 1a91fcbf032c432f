import { minorToNumber } from '#domain/money/money.ts';
import { formatCount, formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/insights-health.ts';
import { BigAmount } from '../../../ui/amount.tsx';
import { lineKeys } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Insights, transactionsHref } from '../insights.ts';

const SQUARES_MAX = 120;

/** What may be claimed, as a range and never as one boast, and how far the proof reaches. */
export function ClaimCard({ data }: { readonly data: Insights }) {
  const { currency, health } = data;
  const {
    totalMinor,
    eligibleMinor,
    unknownMinor,
    needsLetterMinor,
    paidFromAccountMinor,
    coverage,
    rulesYear,
  } = health;
  const upToMinor = eligibleMinor + unknownMinor;
  const share = (minor: number): string => `${totalMinor > 0 ? (Math.max(0, minor) / totalMinor) * 100 : 0}%`;
  return (
    <section
      aria-label={texts.claim.title}
      className="card grid gap-6 p-4 sm:p-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-12"
    >
      <div className="grid content-start gap-1">
        <span className="label">{texts.claim.spending}</span>
        <span className="text-coral">
          <BigAmount decimal={minorToNumber(totalMinor, currency)} currency={currency} />
        </span>
        <p className="max-w-[30ch] text-13 text-muted">{texts.claim.from}</p>
      </div>
      <div className="grid content-start gap-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="label">{texts.claim.claimable}</span>
          <span className="figures text-15 font-semibold">
            {unknownMinor > 0
              ? `${formatMinor(eligibleMinor, currency)} – ${formatMinor(upToMinor, currency)}`
              : formatMinor(eligibleMinor, currency)}
          </span>
        </div>
        <div className="flex h-3.5 overflow-hidden rounded-full bg-coral-wash">
          <span className="chart-row-bar h-full bg-coral" style={{ width: share(eligibleMinor) }} />
          <span className="claim-unknown h-full" style={{ width: share(unknownMinor) }} />
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-13">
          <Part swatch="bg-coral" name={texts.claim.eligible} minor={eligibleMinor} currency={currency} />
          <Part swatch="claim-unknown" name={texts.claim.unclear} minor={unknownMinor} currency={currency} />
          <Part
            swatch="border border-dashed border-coral"
            name={texts.claim.needsLetter}
            minor={needsLetterMinor}
            currency={currency}
          />
          {paidFromAccountMinor > 0 && (
            <Part
              swatch="bg-line-strong"
              name={texts.claim.paid}
              minor={paidFromAccountMinor}
              currency={currency}
            />
          )}
        </dl>
        <p className="text-13 text-muted">{texts.claim.rules(rulesYear)}</p>
      </div>
      <Coverage data={data} payments={coverage.payments} itemised={coverage.itemised} />
    </section>
  );
}

function Part(props: {
  readonly swatch: string;
  readonly name: string;
  readonly minor: number;
  readonly currency: string;
}) {
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden className={`size-2.5 rounded-[3px] ${props.swatch}`} />
      <dt className="text-muted">{props.name}</dt>
      <dd className="figures font-medium">{formatMinor(props.minor, props.currency)}</dd>
    </div>
  );
}

function Coverage({
  data,
  payments,
  itemised,
}: {
  readonly data: Insights;
  readonly payments: number;
  readonly itemised: number;
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
            formatCount(itemised),
            formatCount(payments),
          )}
        </p>
        {itemised < payments && (
          <TextLink
            href={transactionsHref(data, { category: 'MEDICAL', receipt: 'without', type: 'expense' })}
            className="text-link text-13"
          >
            {texts.claim.uncovered}
          </TextLink>
        )}
      </div>
      {payments <= SQUARES_MAX && (
        <div aria-hidden className="flex flex-wrap gap-[3px]">
          {lineKeys(payments).map((key, index) => (
            <span
              key={key}
              className={`size-2.5 rounded-[2px] ${index < itemised ? 'bg-coral' : 'border border-line-strong'}`}
            />
          ))}
        </div>
      )}
    </div>
  );
}
