import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { texts } from '../texts/en/ui.ts';
import { Logo } from './logo.tsx';

/** A spinner with a label. */
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

/** The loading text of a screen. After a second it adds what it is waiting for. */
export function LoadingStatus({ text, waitsFor }: { readonly text: string; readonly waitsFor: string }) {
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
  /** Set it when no top bar shows the logo. */
  readonly hasLogo?: boolean;
}

/** A loading page. After 15 seconds it says that loading takes long and offers a refresh. */
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
