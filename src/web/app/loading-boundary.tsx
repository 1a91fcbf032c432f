import type { ReactNode } from 'react';
import { texts } from '../texts/en/app.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

/** Catches screens that fail to load or to render, and offers to reload the page. */
export function LoadingBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <div role="alert" className="mx-auto grid min-h-[60dvh] max-w-[46ch] place-content-center gap-5 px-6">
          <p className="font-serif text-24 tracking-[-0.01em] text-balance">{texts.failure.text}</p>
          <div>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {texts.failure.refresh}
            </Button>
          </div>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
