import { area, curveMonotoneX, line } from 'd3-shape';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { type LinearScale, linearScale } from './scales.ts';
import { useSize } from './use-size.ts';

export interface AreaPoint {
  readonly key: string;
  /** Axis label. */
  readonly label: string;
  /** Value of the area around the zero line. The area ends at the first null. */
  readonly value: number | null;
  /** Values of the thin lines, in the order of `lineClasses`. A line ends at the first null. */
  readonly lines: readonly (number | null)[];
}

interface AreaChartProps {
  readonly points: readonly AreaPoint[];
  readonly lineClasses: readonly { readonly className: string; readonly isDashed?: boolean }[];
  /** Color above the zero line: `attention` for spending (default), `good` for assets. */
  readonly above?: 'attention' | 'good';
  /** True if the last point is a period still in progress. */
  readonly isLastOpen?: boolean;
  readonly formatTick: (value: number) => string;
  /** Text of a point for screen readers. */
  readonly describe: (point: AreaPoint) => string;
  readonly activeIndex: number;
  readonly onActive: (index: number) => void;
  readonly label: string;
}

const MARGIN = { top: 10, right: 20, bottom: 26, left: 56 };

/** An area chart around a zero line with thin lines on top. The pointer or arrow keys select a point. */
export function AreaChart(props: AreaChartProps) {
  const { points, activeIndex, onActive } = props;
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const stepWidth = Math.max(0, width - MARGIN.left - MARGIN.right) / Math.max(1, points.length - 1);
  const choose = (event: PointerEvent<HTMLDivElement>): void => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onActive(within(Math.round((left - MARGIN.left) / (stepWidth || 1)), points.length));
  };
  const step = (event: KeyboardEvent): void => {
    const move = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (move === 0) return;
    event.preventDefault();
    onActive(within(activeIndex + move, points.length));
  };
  const active = points[activeIndex];
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={activeIndex}
      aria-valuetext={active ? props.describe(active) : ''}
      className="relative min-h-62 flex-1 touch-pan-y"
      onPointerMove={choose}
      onPointerDown={choose}
      onKeyDown={step}
    >
      {width > 0 && <Plot {...props} width={width} height={height} stepWidth={stepWidth} />}
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function Plot(props: AreaChartProps & Size & { readonly stepWidth: number }) {
  const { points, width, height, stepWidth, activeIndex } = props;
  const clipId = useId();
  const values = points.flatMap((point) => [point.value, ...point.lines].filter((value) => value !== null));
  const y = linearScale(
    [Math.min(0, ...values), Math.max(1, ...values)],
    [height - MARGIN.bottom, MARGIN.top],
    4,
  );
  const xOf = (index: number): number => MARGIN.left + index * stepWidth;
  const plot: PlotProps = { points, xOf, y, width, height };
  const active = points[activeIndex];
  return (
    <svg aria-hidden="true" width={width} height={height} className="figures absolute inset-0 text-12">
      <Axis {...plot} formatTick={props.formatTick} />
      <Shapes
        {...plot}
        clipId={clipId}
        lineClasses={props.lineClasses}
        above={props.above ?? 'attention'}
        isLastOpen={props.isLastOpen ?? false}
      />
      {active && (
        <Marker x={xOf(activeIndex)} y={active.value === null ? null : y(active.value)} height={height} />
      )}
    </svg>
  );
}

interface MarkerProps {
  readonly x: number;
  readonly y: number | null;
  readonly height: number;
}

function Marker({ x, y, height }: MarkerProps) {
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={MARGIN.top}
        y2={height - MARGIN.bottom}
        className="stroke-line-strong"
        strokeDasharray="2 3"
      />
      {y !== null && <circle cx={x} cy={y} r={4} className="fill-evergreen stroke-surface" strokeWidth={2} />}
    </g>
  );
}

interface PlotProps extends Size {
  readonly points: readonly AreaPoint[];
  readonly xOf: (index: number) => number;
  readonly y: LinearScale;
}

function Axis(props: PlotProps & { readonly formatTick: (value: number) => string }) {
  const { points, xOf, y, width, height, formatTick } = props;
  const everyNth = Math.ceil(points.length / Math.max(2, Math.floor((width - MARGIN.left) / 46)));
  return (
    <g>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={MARGIN.left - 10} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-muted">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {points.map((point, index) =>
        (points.length - 1 - index) % everyNth === 0 ? (
          <text key={point.key} x={xOf(index)} y={height - 6} textAnchor="middle" className="fill-muted">
            {point.label}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Shapes(
  props: PlotProps & {
    readonly clipId: string;
    readonly above: 'attention' | 'good';
    readonly isLastOpen: boolean;
    readonly lineClasses: readonly { readonly className: string; readonly isDashed?: boolean }[];
  },
) {
  const { points, xOf, y, width, height, clipId, lineClasses, above, isLastOpen } = props;
  const [aboveClass, belowClass] =
    above === 'good' ? ['fill-evergreen', 'fill-amber'] : ['fill-amber', 'fill-evergreen'];
  const zero = y(0);
  // A period in progress still changes: connect it with a straight line, so that it doesn't bend the curve before it.
  const lastClosed = points.length - (isLastOpen ? 2 : 1);
  const path = (values: readonly (number | null)[]) => {
    const at = (from: number, to: number): Places =>
      values
        .slice(from, to + 1)
        .flatMap((value, index) => (value === null ? [] : [[xOf(from + index), y(value)]]));
    return { closed: at(0, lastClosed), open: isLastOpen ? at(lastClosed, lastClosed + 1) : [] };
  };
  const net = path(points.map((point) => point.value));
  const netArea = `${area().curve(curveMonotoneX).y0(zero)(net.closed) ?? ''}${area().y0(zero)(net.open) ?? ''}`;
  return (
    <g>
      <clipPath id={`${clipId}-above`}>
        <rect x={0} y={0} width={width} height={Math.max(0, zero)} />
      </clipPath>
      <clipPath id={`${clipId}-below`}>
        <rect x={0} y={zero} width={width} height={Math.max(0, height - zero)} />
      </clipPath>
      <path d={netArea} clipPath={`url(#${clipId}-above)`} className={aboveClass} opacity={0.18} />
      <path d={netArea} clipPath={`url(#${clipId}-below)`} className={belowClass} opacity={0.18} />
      {lineClasses.map(({ className, isDashed }, index) => (
        <path
          key={className}
          d={lineOf(path(points.map((point) => point.lines[index] ?? null)))}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.25}
          strokeDasharray={isDashed ? '4 3' : undefined}
          className={className}
        />
      ))}
      <path
        d={curveOf(net.closed)}
        fill="none"
        className="stroke-ink"
        strokeWidth={1.75}
        strokeLinejoin="round"
      />
      {isLastOpen && (
        <path
          d={line()(net.open) ?? ''}
          fill="none"
          className="stroke-ink"
          strokeWidth={1.75}
          strokeDasharray="2 4"
        />
      )}
    </g>
  );
}

type Places = [number, number][];

function curveOf(places: Places): string {
  return line().curve(curveMonotoneX)(places) ?? '';
}

/** The path of the complete periods plus the straight line to the one in progress. */
function lineOf({ closed, open }: { readonly closed: Places; readonly open: Places }): string {
  return curveOf(closed) + (line()(open) ?? '');
}

function within(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index));
}
