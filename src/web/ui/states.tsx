import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { texts } from '../texts/en/ui.ts';
import { ReceiptPlaceholder } from './receipt-placeholder.tsx';

interface EmptyStateProps {
  /** One line in the serif font. */
  readonly title: string;
  /** The reason. */
  readonly reason: ReactNode;
  /** The single action. */
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
          <ReceiptPlaceholder />
        </div>
      </div>
    </div>
  );
}

interface ErrorStateProps {
  readonly title: string;
  readonly message: string;
  /** Effect on the user's data. */
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
