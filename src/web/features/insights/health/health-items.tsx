import { useState } from 'react';
import { HEALTH_GROUPS } from '#domain/insights/health-group.ts';
import { texts } from '../../../texts/en/insights-health.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import type { HealthGroup, Insights } from '../insights.ts';
import { GROUP_NAMES } from './groups.ts';
import { ItemsTable } from './items-table.tsx';

const SHOWN = 40;

interface HealthItemsProps {
  readonly data: Insights;
  /** Filter by type; null for all. */
  readonly kind: string | null;
  readonly onKind: (kind: string | null) => void;
  /** Filter by group; null for all. */
  readonly group: HealthGroup | null;
  readonly onGroup: (group: HealthGroup | null) => void;
}

/** All health items with their receipts. */
export function HealthItems({ data, kind, onKind, group, onGroup }: HealthItemsProps) {
  const [isWhole, setWhole] = useState(false);
  const wanted = data.health.items.filter(
    (item) => (group === null || item.group === group) && (kind === null || item.class === kind),
  );
  const kindName = data.health.classes.find((row) => row.class === kind)?.name;
  const present = new Set(data.health.items.map((item) => item.group));
  return (
    <Card
      title={kindName ? texts.items.titleOf(kindName) : texts.items.title}
      actions={
        kindName && (
          <Button size="small" variant="quiet" onClick={() => onKind(null)}>
            {texts.items.everyKind}
          </Button>
        )
      }
    >
      {present.size > 1 && (
        <div className="px-4 pb-3 sm:px-5">
          <Segments
            label={texts.items.shown}
            value={group ?? 'all'}
            onChange={(next) => onGroup(next === 'all' ? null : next)}
            options={[
              { value: 'all' as const, label: texts.items.all },
              ...HEALTH_GROUPS.filter((each) => present.has(each)).map((each) => ({
                value: each,
                label: GROUP_NAMES[each],
              })),
            ]}
          />
        </div>
      )}
      <ItemsTable items={isWhole ? wanted : wanted.slice(0, SHOWN)} currency={data.currency} />
      <p className="figures flex justify-between gap-4 border-t px-4 py-2.5 text-13 text-muted sm:px-5">
        {texts.items.count(wanted.length)}
        <Amount
          minor={wanted.reduce((sum, item) => sum + item.amountMinor, 0)}
          currency={data.currency}
          signs="minus"
          className="font-medium text-ink"
        />
      </p>
      {wanted.length > SHOWN && (
        <div className="border-t px-2 py-2">
          <Button variant="quiet" size="small" onClick={() => setWhole((now) => !now)}>
            {isWhole ? texts.items.fewer : texts.items.showAll(wanted.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}
