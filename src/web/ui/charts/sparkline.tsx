import { area, curveMonotoneX, line } from 'd3-shape';

interface SparklineProps {
  readonly values: readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly tone?: 'ink' | 'evergreen' | 'coral';
}

const TONES = { ink: 'text-ink', evergreen: 'text-evergreen', coral: 'text-coral' } as const;

/** A small line chart next to a value; hidden from screen readers. */
export function Sparkline({ values, width = 96, height = 28, tone = 'ink' }: SparklineProps) {
  if (values.length < 2 || values.every((value) => value === 0)) return null;
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const x = (index: number): number => 1 + (index / (values.length - 1)) * (width - 2);
  const y = (value: number): number => height - 2 - ((value - low) / (high - low || 1)) * (height - 4);
  const points: [number, number][] = values.map((value, index) => [x(index), y(value)]);
  const stroke = line().curve(curveMonotoneX)(points) ?? '';
  const fill = area().curve(curveMonotoneX).y0(y(0))(points) ?? '';
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={TONES[tone]}
    >
      <path d={fill} fill="currentColor" opacity={0.08} />
      <path
        d={stroke}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.25}
        opacity={0.75}
        strokeLinejoin="round"
      />
    </svg>
  );
}
