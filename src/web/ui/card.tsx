import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface CardProps {
  /** Without a title, the card has no header. */
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A bordered section with an optional heading. */
export function Card({ title, actions, className, children }: CardProps) {
  return (
    <section className={clsx('card flex flex-col', className)}>
      {title !== undefined && (
        <div className="card-head">
          <h2 className="card-title">{title}</h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
