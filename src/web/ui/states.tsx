import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';

interface EmptyStateProps {
  /** One serif line: what is so. */
  readonly title: string;
  /** Why it is so. */
  readonly reason: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  readonly className?: string;
}

export function EmptyState({ title, reason, action, className }: EmptyStateProps) {
  return (
    <div className={clsx('grid justify-items-start gap-2 px-5 py-10 sm:px-8', className)}>
      <p className="font-serif text-24 tracking-[-0.01em]">{title}</p>
      <p className="max-w-[52ch] text-muted">{reason}</p>
      {action && <div className="pt-3">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  readonly title: string;
  readonly message: string;
  /** What it means for the data. */
  readonly meaning?: string;
  readonly requestId?: string | undefined;
  readonly action?: ReactNode;
  readonly className?: string;
}

export function ErrorState({ title, message, meaning, requestId, action, className }: ErrorStateProps) {
  return (
    <div role="alert" className={clsx('grid justify-items-start gap-2 px-5 py-10 sm:px-8', className)}>
      <p className="font-serif text-24 tracking-[-0.01em]">{title}</p>
      <p className="max-w-[60ch]">{message}</p>
      {meaning && <p className="max-w-[60ch] text-14 text-muted">{meaning}</p>}
      {action && <div className="pt-3">{action}</div>}
      {requestId && <p className="pt-2 font-mono text-12 text-muted">Request {requestId}</p>}
    </div>
  );
}

/** A spinner with its words. */
export function Loading({
  text = 'Loading...',
  className,
}: {
  readonly text?: string;
  readonly className?: string;
}) {
  return (
    <div role="status" className={clsx('flex items-center gap-3 text-14 text-muted', className)}>
      <span aria-hidden className="spinner" />
      {text}
    </div>
  );
}

/** The loading text of a screen; after a second it says what it waits for. */
export function LoadingLine({ text, waitsFor }: { readonly text: string; readonly waitsFor: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), 1000);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-14 text-muted">
      {text}
      {isSlow && <span> {waitsFor}</span>}
    </p>
  );
}

/** A whole page that waits. */
export function PageLoading({ text = 'Loading...' }: { readonly text?: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Loading text={text} />
    </div>
  );
}
