import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SectionBoundaries } from '../../../ui/error-boundary.tsx';
import { ClaimsSection } from '../claims/claims-section.tsx';
import type { Claims } from '../claims/use-claims.ts';
import type { HealthGroup, Insights } from '../insights.ts';
import { ClaimCard } from './claim-card.tsx';
import { HealthItems } from './health-items.tsx';
import { HealthMonths } from './health-months.tsx';
import { KindsCard } from './kinds-card.tsx';
import { NoHealthItems } from './no-health-items.tsx';

interface HealthTabProps {
  readonly data: Insights;
  readonly claims: UseQueryResult<Claims>;
}

/** Health spending from itemized receipts: total, claimable amount and evidence. */
export function HealthTab({ data, claims }: HealthTabProps) {
  const { health } = data;
  const [kind, setKind] = useState<string | null>(null);
  const [group, setGroup] = useState<HealthGroup | null>(null);
  const lines = useRef<HTMLDivElement>(null);
  // Each figure filters by type or group, never both.
  const choose = (nextKind: string | null, nextGroup: HealthGroup | null): void => {
    setKind(nextKind);
    setGroup(nextGroup);
    if (nextKind ?? nextGroup) lines.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  if (health.items.length === 0)
    return (
      <div className="grid gap-5">
        <NoHealthItems payments={health.coverage.payments} />
        <ClaimsSection query={claims} />
      </div>
    );
  const [forKinds, forMonths] = widthsOf(health.months.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SectionBoundaries>
        <ClaimCard data={data} onGroup={(next) => choose(null, next)} />
        <ClaimsSection query={claims} />
        <div className="grid gap-5 lg:grid-cols-12">
          <KindsCard data={data} chosen={kind} onChoose={(next) => choose(next, null)} className={forKinds} />
          {health.months.length > 1 && <HealthMonths data={data} className={forMonths} />}
        </div>
        <div ref={lines} className="scroll-mt-20">
          <HealthItems data={data} kind={kind} onKind={setKind} group={group} onGroup={setGroup} />
        </div>
      </SectionBoundaries>
    </div>
  );
}

/** Column widths of the type and month cards; few months need little room. */
function widthsOf(months: number): readonly [string, string] {
  if (months < 2) return ['min-w-0 lg:col-span-12', ''];
  if (months < 5) return ['min-w-0 lg:col-span-8', 'min-w-0 lg:col-span-4'];
  return ['min-w-0 lg:col-span-5', 'min-w-0 lg:col-span-7'];
}
