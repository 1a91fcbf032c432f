import { texts } from '../../../texts/en/insights-health.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Insights } from '../insights.ts';

interface KindsCardProps {
  readonly data: Insights;
  readonly chosen: string | null;
  readonly onChoose: (kind: string | null) => void;
  readonly className: string;
}

/** Health spending by type; each type filters the items. */
export function KindsCard({ data, chosen, onChoose, className }: KindsCardProps) {
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
