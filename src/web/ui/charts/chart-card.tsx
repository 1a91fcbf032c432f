import { type ReactNode, useState } from 'react';
import { texts } from '../../texts/en/ui-parts.ts';
import { Card } from '../card.tsx';
import { Segments } from '../fields/segments.tsx';
import { ChartLine, Table2 } from '../icons/ledger.tsx';

interface ChartCardProps {
  readonly title: string;
  /** One-sentence summary for screen readers. */
  readonly summary: string;
  readonly legend?: ReactNode;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  readonly className?: string | undefined;
}

/** A card with a chart, its legend and the same data as a table. */
export function ChartCard({ title, summary, legend, chart, table, className }: ChartCardProps) {
  const [view, setView] = useState<View>('chart');
  const isChart = view === 'chart';
  return (
    <Card title={title} className={className} actions={<ViewChoice view={view} onView={setView} />}>
      <figure className="flex flex-1 flex-col pb-3">
        {legend && isChart && <div className="px-4 pb-3 sm:px-5">{legend}</div>}
        {isChart ? chart : table}
        <figcaption className="sr-only">{summary}</figcaption>
      </figure>
    </Card>
  );
}

type View = 'chart' | 'table';

function ViewChoice({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  return (
    <Segments
      label={texts.chart.view}
      value={view}
      onChange={onView}
      options={[
        {
          value: 'chart',
          label: (
            <ViewName
              icon={<ChartLine aria-hidden size={14} strokeWidth={1.5} />}
              name={texts.chart.drawing}
            />
          ),
        },
        {
          value: 'table',
          label: (
            <ViewName icon={<Table2 aria-hidden size={14} strokeWidth={1.5} />} name={texts.chart.table} />
          ),
        },
      ]}
    />
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
