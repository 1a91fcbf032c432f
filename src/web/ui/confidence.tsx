import { confidenceWord, formatConfidence } from '../lib/format/confidence.ts';
import { texts } from '../texts/en/ui-parts.ts';

/** Number of filled bars of three, and their color. */
const LOOKS = {
  sure: { bars: 3, className: 'text-evergreen' },
  likely: { bars: 2, className: 'text-muted' },
  unsure: { bars: 1, className: 'text-amber' },
} as const;
const BARS = [5, 8, 11];

/** Confidence in a word with three bars; the percentage on hover. */
export function Confidence({ value }: { readonly value: number }) {
  const word = confidenceWord(value);
  const { bars, className } = LOOKS[word];
  return (
    <span
      title={texts.confidence.figure(formatConfidence(value))}
      className={`inline-flex min-h-5 items-center gap-1.5 text-12 font-medium whitespace-nowrap ${className}`}
    >
      <svg aria-hidden="true" width="11" height="11" viewBox="0 0 11 11" fill="currentColor">
        {BARS.map((height, index) => (
          <rect
            key={height}
            x={index * 4}
            y={11 - height}
            width="3"
            height={height}
            rx="1"
            opacity={index < bars ? 1 : 0.25}
          />
        ))}
      </svg>
      {texts.confidence[word]}
    </span>
  );
}
