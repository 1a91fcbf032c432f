import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { monthBounds, toMonth } from '#domain/calendar/civil-date.ts';
import { userToday } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/insights-health.ts';
import { Amount } from '../../../ui/amount.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MonthBars } from '../../../ui/charts/month-bars.tsx';
import { Parts } from '../../../ui/error-boundary.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ClaimsSection } from '../claims/claims-section.tsx';
import type { Claims } from '../claims/use-claims.ts';
import type { HealthGroup, Insights } from '../insights.ts';
import { ClaimCard } from './claim-card.tsx';
import { HealthItems } from './health-items.tsx';

interface HealthTabProps {
  readonly data: Insights;
  readonly claims: UseQueryResult<Claims>;
}

/** Health spending from itemized receipts: how much, what can be claimed, and the proof. */
export function HealthTab({ data, claims }: HealthTabProps) {
  const { health } = data;
  const [kind, setKind] = useState<string | null>(null);
  const [group, setGroup] = useState<HealthGroup | null>(null);
  const lines = useRef<HTMLDivElement>(null);
  // A figure opens exactly its lines: of a type, of a group, never of both at once.
  const choose = (nextKind: string | null, nextGroup: HealthGroup | null): void => {
    setKind(nextKind);
    setGroup(nextGroup);
    if (nextKind ?? nextGroup) lines.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  if (health.items.length === 0)
    return (
      <div className="grid gap-5">
        <div className="card">
          <EmptyState
            title={texts.none.title}
            reason={
              health.coverage.payments > 0
                ? texts.none.uncovered(health.coverage.payments)
                : texts.none.waiting
            }
            action={<ButtonLink href="/email-ai">{texts.none.mailbox}</ButtonLink>}
          />
        </div>
        <ClaimsSection query={claims} />
      </div>
    );
  const [forKinds, forMonths] = widthsOf(health.months.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Parts>
        <ClaimCard data={data} onGroup={(next) => choose(null, next)} />
        <ClaimsSection query={claims} />
        <div className="grid gap-5 lg:grid-cols-12">
          <Classes data={data} chosen={kind} onChoose={(next) => choose(next, null)} className={forKinds} />
          {health.months.length > 1 && (
            <Card title={texts.months.title} className={forMonths}>
              <div className="pb-4">
                <MonthBars
                  label={texts.months.name}
                  currency={data.currency}
                  today={userToday()}
                  isInPeriod={(month) =>
                    month >= toMonth(data.period.from) && month <= toMonth(data.period.to)
                  }
                  bars={health.months.map((month) => ({
                    month: month.month,
                    href: healthHref(data, monthBounds(month.month)),
                    totalMinor: month.amountMinor,
                    parts: [{ key: 'health', minor: month.amountMinor, className: 'bg-coral' }],
                  }))}
                />
              </div>
            </Card>
          )}
        </div>
        <div ref={lines} className="scroll-mt-20">
          <HealthItems data={data} kind={kind} onKind={setKind} group={group} onGroup={setGroup} />
        </div>
      </Parts>
    </div>
  );
}

interface ClassesProps {
  readonly data: Insights;
  readonly chosen: string | null;
  readonly onChoose: (kind: string | null) => void;
  readonly className: string;
}

/** The health items of other days: a transaction is rarely all health, so a list of them would show more. */
function healthHref({ world, worlds }: Insights, period: Insights['period']): string {
  const params = new URLSearchParams({ view: 'health', ...period });
  if (worlds.length > 1) params.set('world', world);
  return `/insights?${params}`;
}

/** The room of the kinds and of the months: few months need little. */
function widthsOf(months: number): readonly [string, string] {
  if (months < 2) return ['min-w-0 lg:col-span-12', ''];
  if (months < 5) return ['min-w-0 lg:col-span-8', 'min-w-0 lg:col-span-4'];
  return ['min-w-0 lg:col-span-5', 'min-w-0 lg:col-span-7'];
}

/** What it went to; each kind opens its lines. */
function Classes({ data, chosen, onChoose, className }: ClassesProps) {
  const { classes } = data.health;
  const highest = Math.max(1, ...classes.map((row) => row.amountMinor));
  return (
    <Card title={texts.kinds.title} className={className}>
      <ul className="px-2 pb-4 sm:px-3">
        {classes.map((row) => (
          <li key={row.class}>
            <button
              type="button"
              aria-pressed={row.class === chosen}
              className="grid w-full gap-1 rounded-control px-2 py-1.5 text-left hover:bg-hover
                aria-pressed:bg-coral-wash"
              onClick={() => onChoose(row.class === chosen ? null : row.class)}
            >
              <span className="flex items-baseline justify-between gap-3 text-14">
                <span className="min-w-0 truncate">
                  {row.name} <span className="figures text-13 text-muted">{row.count}</span>
                </span>
                <Amount
                  minor={row.amountMinor}
                  currency={data.currency}
                  signs="minus"
                  className="font-medium"
                />
              </span>
              <span className="h-1 rounded-full bg-line/70">
                <span
                  className="chart-row-bar block h-1 rounded-full bg-coral"
                  style={{ width: `${Math.max(0, row.amountMinor / highest) * 100}%` }}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
