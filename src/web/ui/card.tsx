import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface CardProps {
  /** The head; without one the card is a plain frame. */
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A framed part of a page with its own heading. */
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
