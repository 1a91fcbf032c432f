import { useState } from 'react';
import { addDays } from '#domain/calendar/civil-date.ts';
import { CalendarChart, type CalendarDay } from '../ui/charts/calendar-chart.tsx';
import { MonthBars } from '../ui/charts/month-bars.tsx';
import { Sankey } from '../ui/charts/sankey.tsx';
import { DemoSection, Example } from './demo-section.tsx';

const NODES = [
  { id: 'income', label: 'Income', figure: '$3,000', color: 'var(--evergreen)', href: '#flow' },
  { id: 'home', label: 'Home', figure: '$1,400', color: 'var(--series-1)', href: '#flow' },
  { id: 'food', label: 'Food & drink', figure: '$700', color: 'var(--series-2)' },
  { id: 'kept', label: 'Kept', figure: '$900', color: 'var(--evergreen)' },
  { id: 'rent', label: 'Rent', figure: '$1,250', color: 'var(--series-1)', isDetail: true },
  { id: 'power', label: 'Electricity', figure: '$150', color: 'var(--series-1)', isDetail: true },
];
const LINKS = [
  { source: 'income', target: 'home', value: 1400 },
  { source: 'income', target: 'food', value: 700 },
  { source: 'income', target: 'kept', value: 900 },
  { source: 'home', target: 'rent', value: 1250 },
  { source: 'home', target: 'power', value: 150 },
];
const DAYS: readonly CalendarDay[] = Array.from({ length: 365 }, (_, index) => ({
  on: addDays('2025-11-22', index),
  value: (index * 37) % 11 < 4 ? 0 : (index * 53) % 190,
}));
const BARS = ['2026-08', '2026-09', '2026-10', '2026-11'].map((month, index) => ({
  month,
  href: '#flow',
  totalMinor: 160_000 + index * 9_000,
  parts: [
    { key: 'home', minor: 120_000, className: 'bg-series-1' },
    { key: 'food', minor: 40_000 + index * 9_000, className: 'bg-series-2' },
  ],
}));

/** Demo of the Sankey and calendar charts. */
export function FlowSection() {
  const [active, setActive] = useState<CalendarDay | null>(null);
  const chart = (days: readonly CalendarDay[]) => (
    <CalendarChart
      days={days}
      label="Spend by day"
      describe={({ on, value }) => `${on}: $${value}`}
      hrefOf={() => '#flow'}
      onActive={setActive}
    />
  );
  return (
    <DemoSection title="Flows and days">
      <Example name="Sankey">
        <div className="card w-full p-5">
          <Sankey nodes={NODES} links={LINKS} summary="Of $3,000 that came in, $900 was kept." />
        </div>
      </Example>
      <Example name="CalendarChart">
        <div className="card grid w-full grid-cols-[minmax(0,1fr)] gap-4 p-5">
          {chart(DAYS)}
          {chart(DAYS.slice(-30))}
          <p className="text-13 text-muted">{active ? `${active.on}: $${active.value}` : 'No day chosen'}</p>
        </div>
      </Example>
      <Example name="MonthBars">
        <div className="card w-full py-4">
          <MonthBars
            label="Spending by month"
            bars={BARS}
            currency="USD"
            isInPeriod={(month) => month === '2026-11'}
            today="2026-11-22"
          />
        </div>
      </Example>
    </DemoSection>
  );
}
