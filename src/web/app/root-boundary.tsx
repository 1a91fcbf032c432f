import type { ReactNode } from 'react';
import { texts } from '../texts/en/app.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Logo } from '../ui/logo.tsx';

/** The outermost error boundary: shows the product name and a way to recover from any error outside a screen. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div role="alert" className="mx-auto grid min-h-dvh max-w-[46ch] place-content-center gap-5 px-6">
          <Logo />
          <p className="font-serif text-24 tracking-[-0.01em] text-balance">{texts.broken.title}</p>
          <p className="text-muted">{texts.broken.meaning}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={retry}>
              {texts.broken.retry}
            </Button>
            <Button onClick={() => window.location.assign('/')}>{texts.broken.home}</Button>
          </div>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
