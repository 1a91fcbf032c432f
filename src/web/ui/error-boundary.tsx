import { Children, Component, type ErrorInfo, type ReactNode } from 'react';
import { texts } from '../texts/en/ui.ts';
import { Button } from './button.tsx';

interface ErrorBoundaryProps {
  /** Rendered instead of the failed content; receives a retry function. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Contains rendering errors of its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A section of the page failed to render:', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}

/** Wraps each child in its own error boundary, so that an error in one leaves the others intact. */
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
