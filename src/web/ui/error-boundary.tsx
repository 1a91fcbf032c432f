import { Children, Component, type ErrorInfo, type ReactNode } from 'react';
import { texts } from '../texts/en/ui.ts';
import { Button } from './button.tsx';

interface ErrorBoundaryProps {
  /** What replaces what broke; given the way to draw that again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error while drawing from taking down more than what is inside. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A part of the page could not be shown:', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}

/** Parts of a page that fail one by one: what breaks in one of them leaves the others as they are. */
export function SectionBoundaries({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (part) => (
    <ErrorBoundary fallback={(retry) => <PartFailed onRetry={retry} />}>{part}</ErrorBoundary>
  ));
}

function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="card grid content-start justify-items-start gap-2 p-5 text-14">
      <p className="font-medium">{texts.partFailed.title}</p>
      <p className="text-muted">{texts.partFailed.meaning}</p>
      <Button size="small" onClick={onRetry}>
        {texts.partFailed.retry}
      </Button>
    </div>
  );
}
