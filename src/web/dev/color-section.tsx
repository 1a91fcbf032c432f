import { SERIES_MAX, seriesBackground } from '../ui/charts/series.ts';
import { DemoSection, Example } from './demo-section.tsx';

const TEXTS = ['text-ink', 'text-muted', 'text-evergreen', 'text-coral', 'text-amber', 'text-brick'] as const;
const GROUNDS = ['bg-paper', 'bg-surface', 'bg-sunken', 'bg-raised', 'bg-receipt'] as const;
const WASHES = [
  ['bg-evergreen-wash text-evergreen', 'evergreen'],
  ['bg-coral-wash text-coral', 'coral'],
  ['bg-amber-wash text-amber', 'amber'],
  ['bg-brick-wash text-brick', 'brick'],
  ['bg-evergreen text-on-evergreen', 'on evergreen'],
  ['bg-brick text-on-brick', 'on brick'],
] as const;
const SERIES = Array.from({ length: SERIES_MAX }, (_, index) => index + 1);
const SIZES = [
  'text-12',
  'text-13',
  'text-14',
  'text-15',
  'text-18',
  'text-24',
  'text-32',
  'text-44',
] as const;

export function ColorSection() {
  return (
    <DemoSection title="Color and type">
      <Example name="text on grounds">
        {GROUNDS.map((ground) => (
          <div key={ground} className={`grid gap-1 rounded-card border p-4 text-14 ${ground}`}>
            <span className="font-mono text-12">{ground.slice(3)}</span>
            {TEXTS.map((text) => (
              <span key={text} className={text}>
                {text.slice(5)} $1,234.50
              </span>
            ))}
          </div>
        ))}
      </Example>
      <Example name="washes">
        {WASHES.map(([className, name]) => (
          <span key={name} className={`rounded-control px-3 py-2 text-14 ${className}`}>
            {name}
          </span>
        ))}
      </Example>
      <Example name="series">
        {SERIES.map((series) => (
          <span key={series} className="grid justify-items-center gap-1 text-12">
            <span className={`size-12 rounded-control ${seriesBackground(series)}`} />
            {series}
          </span>
        ))}
      </Example>
      <Example name="scale">
        <div className="grid gap-2">
          {SIZES.map((size) => (
            <p key={size} className={size}>
              {size.slice(5)} <span className="font-serif">Your charges, explained</span>{' '}
              <span className="figures">$1,204.75</span>
            </p>
          ))}
        </div>
      </Example>
    </DemoSection>
  );
}
