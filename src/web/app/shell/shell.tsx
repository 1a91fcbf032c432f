import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePrivacyBlur } from '../../lib/privacy-blur.ts';
import { useUsage } from '../../lib/usage/use-usage.ts';
import { texts } from '../../texts/en/shell.ts';
import { SectionBoundaries } from '../../ui/error-boundary.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const fetchPalette = () =>
  import('./palette/command-palette.tsx').then((module) => ({ default: module.CommandPalette }));
const CommandPalette = lazy(fetchPalette);
const ShortcutSheet = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

/** Loads after the screen itself. */
const PALETTE_AFTER_MS = 1500;

/** The layout of signed-in screens: top bar, content and, on phones, a bottom bar. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [overlay, setOverlay] = useState<'palette' | 'shortcuts' | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const [, toggleBlur] = usePrivacyBlur();
  useUsage();
  useShortcuts({
    onPalette: () => setOverlay((open) => (open === 'palette' ? null : 'palette')),
    onSheet: () => setOverlay('shortcuts'),
    onBlur: toggleBlur,
  });
  useEffect(() => {
    if (overlay) setHasOpened(true);
  }, [overlay]);
  useEffect(() => {
    // Preload, so that keys typed right after the shortcut reach the palette.
    const timer = window.setTimeout(() => void fetchPalette().catch(() => undefined), PALETTE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skipToContent}
      </a>
      <SectionBoundaries>
        <TopBar onSearch={() => setOverlay('palette')} onShortcuts={() => setOverlay('shortcuts')} />
        <ConnectionNotice />
      </SectionBoundaries>
      <main
        id="main"
        tabIndex={-1}
        className="pb-[calc(64px+env(safe-area-inset-bottom))] outline-none md:pb-0"
      >
        {children}
      </main>
      <SectionBoundaries>
        <BottomBar />
      </SectionBoundaries>
      {hasOpened && (
        <Suspense fallback={null}>
          <CommandPalette
            isOpen={overlay === 'palette'}
            onClose={() => setOverlay((open) => (open === 'palette' ? null : open))}
            onShortcuts={() => setOverlay('shortcuts')}
          />
          <ShortcutSheet isOpen={overlay === 'shortcuts'} onClose={() => setOverlay(null)} />
        </Suspense>
      )}
    </>
  );
}
