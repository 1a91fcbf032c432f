import './claims.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { oneOf, useUrlState } from '../../../lib/use-url-state.ts';
import { texts } from '../../../texts/en/insights-claims.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { QueryContent } from '../query-content.tsx';
import { ClaimList } from './claim-list.tsx';
import { ClaimableItems } from './claimable-items.tsx';
import type { Claims } from './use-claims.ts';

const ClaimDrawer = lazy(async () => ({ default: (await import('./claim-drawer.tsx')).ClaimDrawer }));

/** A year's claims: claimable items, claims and their status. */
export function ClaimsSection({ query }: { readonly query: UseQueryResult<Claims> }) {
  const { params, change } = useUrlState();
  const opened = params.get('claim');
  const open = (id: string | null): void => change({ claim: id }, id ? 'push' : 'replace');
  return (
    <QueryContent query={query} failed={texts.failed}>
      {(data) => (
        <section aria-label={texts.titleOf(data.year)} aria-busy={query.isPlaceholderData} className="card">
          <div className="card-head flex-wrap">
            <h2 className="card-title">{texts.titleOf(data.year)}</h2>
            <Select
              label={texts.year}
              value={String(data.year)}
              onChange={(event) =>
                change({ year: oneOf(event.target.value, data.years.map(String)), claim: null })
              }
            >
              {data.years.map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
            </Select>
          </div>
          <div className="card-body grid gap-5">
            <p className="max-w-[70ch] text-14 text-muted">{plansOf(data.healthAccounts)}</p>
            <Figures data={data} />
            <ClaimList claims={data.claims} currency={data.currency} onOpen={open} />
            <ClaimableItems key={`${data.year} ${data.environment}`} data={data} onOpen={open} />
            <p className="max-w-[80ch] text-13 text-muted">{texts.rules(data.rulesYear)}</p>
          </div>
          {opened !== null && (
            <Suspense fallback={null}>
              <ClaimDrawer data={data} claimId={opened} onClose={() => open(null)} />
            </Suspense>
          )}
        </section>
      )}
    </QueryContent>
  );
}

function plansOf(accounts: Claims['healthAccounts']): string {
  const [hasHsa, hasFsa] = [accounts.includes('hsa'), accounts.includes('fsa')];
  if (hasHsa && hasFsa) return texts.plans.both;
  if (hasHsa) return texts.plans.hsa;
  if (hasFsa) return texts.plans.fsa;
  return accounts.includes('none') ? texts.plans.none : texts.plans.unknown;
}

/** Eligible is the sum of claimed and unclaimed; reimbursed is part of claimed. */
function Figures({ data: { totals, currency } }: { readonly data: Claims }) {
  const figures = [
    [texts.figures.eligible, totals.eligibleMinor],
    [texts.figures.unclaimed, totals.unclaimedMinor],
    [texts.figures.claimed, totals.claimedMinor],
    [texts.figures.reimbursed, totals.reimbursedMinor],
  ] as const;
  return (
    <dl className="claim-figures">
      {figures.map(([name, minor], index) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd className={index === 1 && minor > 0 ? 'text-coral' : undefined}>
            <Amount minor={minor} currency={currency} signs="minus" className="text-18 font-semibold" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
