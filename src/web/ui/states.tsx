import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '../texts/en/ui.ts';
import { GhostReceipt } from './ghost-receipt.tsx';
import { Logo } from './logo.tsx';

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
    <div className={clsx('@container', className)}>
      <div className="flex items-center justify-between gap-12 px-5 py-10 sm:px-8 @3xl:pr-16">
        <div className="grid justify-items-start gap-2">
          <p className="font-serif text-24 tracking-[-0.01em]">{title}</p>
          <p className="max-w-[52ch] text-muted">{reason}</p>
          {action && <div className="pt-3">{action}</div>}
        </div>
        <div className="hidden @3xl:block">
          <GhostReceipt />
        </div>
      </div>
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
      {requestId && <p className="pt-2 font-mono text-12 text-muted">{texts.request(requestId)}</p>}
    </div>
  );
}

/** A spinner with its words. */
export function Loading({
  text = texts.loading,
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

const LATE_MS = 15_000;

interface PageLoadingProps {
  readonly text?: string;
  /** Where no bar above shows it. */
  readonly hasLogo?: boolean;
}

/** A whole page that waits; what does not come in a quarter of a minute is not waited for in silence. */
export function PageLoading({ text = texts.loading, hasLogo = false }: PageLoadingProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), LATE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-5 px-6">
      {hasLogo && <Logo />}
      <Loading text={text} />
      {isLate && (
        <div role="alert" className="grid justify-items-center gap-4 text-center text-14">
          <p className="max-w-[40ch] text-muted">{texts.late}</p>
          <button
            type="button"
            className="btn"
            data-variant="secondary"
            onClick={() => window.location.reload()}
          >
            {texts.refresh}
          </button>
        </div>
      )}
    </div>
  );
}
