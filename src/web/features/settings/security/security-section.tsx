import type { ReactNode } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';

export type Security = ResponseOf<'getSecurity'>;

interface SecuritySectionProps {
  readonly title: ReactNode;
  readonly explained: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A security section: title, description, status and actions. */
export function SecuritySection({ title, explained, actions, children }: SecuritySectionProps) {
  return (
    <div className="grid gap-4 border-t px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-[52ch] gap-1">
          <h3 className="flex items-center gap-2 font-medium">{title}</h3>
          <p className="text-14 text-muted">{explained}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
