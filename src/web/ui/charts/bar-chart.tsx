import { bandScale, linearScale } from './scales.ts';
import { useSize } from './use-size.ts';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** Stacked from the zero line; negative values go down. */
  readonly segments: readonly { readonly value: number; readonly className: string }[];
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  readonly height?: number;
  readonly formatTick: (value: number) => string;
  /** What the chart says, in one sentence. */
  readonly summary: string;
}

const MARGIN = { top: 8, right: 8, bottom: 24, left: 54 };

/** Stacked bars around a zero line. Put the same figures into a table beside it. */
export function BarChart({ bars, height = 220, formatTick, summary }: BarChartProps) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const sums = bars.map((bar) => ({
    up: bar.segments.reduce((sum, segment) => sum + Math.max(0, segment.value), 0),
    down: bar.segments.reduce((sum, segment) => sum + Math.min(0, segment.value), 0),
  }));
  const x = bandScale(bars.length, [MARGIN.left, Math.max(MARGIN.left + 1, width - MARGIN.right)], 0.3);
  const y = linearScale(
    [Math.min(0, ...sums.map((sum) => sum.down)), Math.max(1, ...sums.map((sum) => sum.up))],
    [height - MARGIN.bottom, MARGIN.top],
    4,
  );
  const everyNth = Math.ceil(bars.length / Math.max(2, Math.floor((width - MARGIN.left) / 40)));
  return (
    <div ref={ref} style={{ height }}>
      {width > 0 && (
        <svg role="img" aria-label={summary} width={width} height={height} className="figures block text-12">
          {y.ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={MARGIN.left}
                x2={width - MARGIN.right}
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
              <text x={MARGIN.left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-muted">
                {formatTick(tick)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => (
            <g key={bar.key}>
              <Stack bar={bar} x={x.at(index)} width={x.width} y={y} />
              {(bars.length - 1 - index) % everyNth === 0 && (
                <text x={x.at(index) + x.width / 2} y={height - 6} textAnchor="middle" className="fill-muted">
                  {bar.label}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

function Stack({
  bar,
  x,
  width,
  y,
}: {
  readonly bar: Bar;
  readonly x: number;
  readonly width: number;
  readonly y: (value: number) => number;
}) {
  let up = 0;
  let down = 0;
  return bar.segments.map((segment) => {
    const start = segment.value < 0 ? down : up;
    const end = start + segment.value;
    if (segment.value < 0) down = end;
    else up = end;
    return (
      <rect
        key={segment.className}
        x={x}
        width={width}
        y={Math.min(y(start), y(end))}
        height={Math.max(0, Math.abs(y(end) - y(start)))}
        rx={1.5}
        className={`chart-bar ${segment.className}`}
        data-down={segment.value < 0 || undefined}
      />
    );
  });
}
