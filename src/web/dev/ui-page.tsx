import { useState } from 'react';
import { usePageTitle } from '../lib/page-title.ts';
import { type Theme, useTheme } from '../lib/theme.ts';
import { Segments } from '../ui/fields/segments.tsx';
import { ChartSection } from './chart-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { ColorSection } from './color-section.tsx';
import { ControlSection } from './control-section.tsx';
import { FigureSection } from './figure-section.tsx';
import { FlowSection } from './flow-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { StateSection } from './state-section.tsx';

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** Every UI component in all states on one page. Served in development only. */
export function UiPage() {
  usePageTitle('Primitives');
  const [theme, setTheme] = useTheme();
  const [isNarrow, setNarrow] = useState(false);
  return (
    <main id="main" className={`page grid gap-10 ${isNarrow ? 'max-w-[390px]' : ''}`}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="title">Primitives</h1>
        <div className="flex flex-wrap gap-3">
          <Segments label="Theme" value={theme} options={THEMES} onChange={setTheme} />
          <Segments
            label="Width"
            value={isNarrow ? 'phone' : 'page'}
            options={[
              { value: 'page', label: 'Page' },
              { value: 'phone', label: 'Phone' },
            ]}
            onChange={(width) => setNarrow(width === 'phone')}
          />
        </div>
      </div>
      <ColorSection />
      <ControlSection />
      <ChoiceSection />
      <FigureSection />
      <ChartSection />
      <FlowSection />
      <OverlaySection />
      <StateSection />
    </main>
  );
}
