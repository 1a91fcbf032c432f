import { type ReactNode, useState } from 'react';
import { ChartLine, Table2 } from '../icons/ledger.tsx';
import { Segments } from '../segments.tsx';

interface ChartFrameProps {
  /** What the chart says in one sentence, for who cannot see it. */
  readonly summary: string;
  readonly legend: ReactNode;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/** A chart with its legend, and the same figures as a table for those who read. */
export function ChartFrame({ summary, legend, chart, table }: ChartFrameProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <figure className="flex flex-1 flex-col pb-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 px-4 pb-3 sm:px-5">
        <div className="min-w-0">{view === 'chart' && legend}</div>
        <Segments
          label="Show as"
          value={view}
          onChange={setView}
          options={[
            {
              value: 'chart',
              label: <ViewName icon={<ChartLine aria-hidden size={14} strokeWidth={1.5} />} name="Chart" />,
            },
            {
              value: 'table',
              label: <ViewName icon={<Table2 aria-hidden size={14} strokeWidth={1.5} />} name="Table" />,
            },
          ]}
        />
      </div>
      {view === 'chart' ? chart : table}
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  );
}

function ViewName({ icon, name }: { readonly icon: ReactNode; readonly name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {icon}
      {name}
    </span>
  );
}

export function LegendSwatch({
  shape,
  className,
}: {
  readonly shape: 'area' | 'line' | 'dash';
  readonly className: string;
}) {
  return (
    <svg aria-hidden="true" width="16" height="10" viewBox="0 0 16 10" className={className}>
      {shape === 'area' ? (
        <rect x="1" y="1" width="14" height="8" rx="1.5" fill="currentColor" opacity="0.3" />
      ) : (
        <path
          d="M0 5h16"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeDasharray={shape === 'dash' ? '3 2.5' : undefined}
        />
      )}
    </svg>
  );
}
