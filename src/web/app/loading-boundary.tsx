import { Component, type ErrorInfo, type ReactNode } from 'react';
import { texts } from '../texts/en/app.ts';
import { Button } from '../ui/button.tsx';

interface State {
  readonly hasFailed: boolean;
}

/** Catches a screen whose code could not be loaded or that broke, and offers to load the page again. */
export class LoadingBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen could not be shown:', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="mx-auto grid min-h-[60dvh] max-w-[46ch] place-content-center gap-5 px-6">
        <p className="font-serif text-24 tracking-[-0.01em] text-balance">{texts.failure.text}</p>
        <div>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {texts.failure.refresh}
          </Button>
        </div>
      </div>
    );
  }
}
