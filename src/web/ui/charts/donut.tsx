import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';

export interface DonutPart {
  readonly key: string;
  readonly value: number;
  /** A `fill-…` class. */
  readonly className: string;
}

interface DonutProps {
  readonly parts: readonly DonutPart[];
  readonly size?: number;
  readonly summary: string;
  readonly children?: ReactNode;
}

/** A donut chart with room for a value in its center. Show the same values in a list next to it. */
export function Donut({ parts, size = 176, summary, children }: DonutProps) {
  const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(size / 2 - 22)
    .outerRadius(size / 2 - 1)
    .cornerRadius(2);
  const slices = pie<DonutPart>()
    .sort(null)
    .padAngle(0.014)
    .value((part) => Math.max(0, part.value))([...parts]);
  return (
    <div className="relative" style={{ width: size, height: size }}>
      <svg role="img" aria-label={summary} width={size} height={size}>
        <g transform={`translate(${size / 2} ${size / 2})`}>
          {slices.map((slice) => (
            <path key={slice.data.key} d={shape(slice) ?? ''} className={slice.data.className} />
          ))}
        </g>
      </svg>
      <div className="absolute inset-0 grid place-content-center text-center">{children}</div>
    </div>
  );
}
