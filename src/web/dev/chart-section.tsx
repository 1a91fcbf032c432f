import { useState } from 'react';
import { AreaChart } from '../ui/charts/area-chart.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { Donut } from '../ui/charts/donut.tsx';
import { seriesFill } from '../ui/charts/series.ts';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { DemoSection, Example } from './demo-section.tsx';

const POINTS = [-400, 120, -900, -1500, 300, 700].map((value, index) => ({
  key: String(index),
  label: ['Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov'][index] ?? '',
  value,
  lines: [2400 + value, 2400],
}));
const PARTS = [
  { key: 'home', value: 1200, className: seriesFill(1) },
  { key: 'food', value: 640, className: seriesFill(2) },
  { key: 'health', value: 310, className: seriesFill(3) },
  { key: 'travel', value: 220, className: seriesFill(4) },
  { key: 'rest', value: 150, className: seriesFill(5) },
];

export function ChartSection() {
  const [active, setActive] = useState(5);
  return (
    <DemoSection title="Charts">
      <ChartCard
        title="AreaChart in a ChartCard"
        summary="Spending less income, June to November."
        legend={<span className="text-13 text-muted">Spending less income</span>}
        chart={
          <AreaChart
            points={POINTS}
            lineClasses={[{ className: 'text-ink' }, { className: 'text-evergreen', isDashed: true }]}
            formatTick={(value) => `$${value}`}
            describe={(point) => `${point.label}: ${point.value}`}
            activeIndex={active}
            onActive={setActive}
            label="Spending by month"
          />
        }
        table={
          <DataTable
            caption="Spending by month"
            rows={POINTS}
            keyOf={(point) => point.key}
            columns={[
              { id: 'month', head: 'Month', cell: (point) => point.label },
              { id: 'net', head: 'Net', align: 'end', cell: (point) => point.value },
            ]}
          />
        }
      />
      <Example name="Donut, Sparkline">
        <Donut parts={PARTS} summary="Spending by category">
          <span className="figures font-semibold">$2,520</span>
        </Donut>
        <Sparkline values={[3, 5, 4, 8, 7, 9]} />
        <Sparkline values={[9, 7, 8, 4, 5, 3]} tone="evergreen" />
        <Sparkline values={[1, 4, 2, 6, 5, 8]} tone="coral" />
      </Example>
    </DemoSection>
  );
}
