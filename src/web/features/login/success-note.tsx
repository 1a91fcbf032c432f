import type { ReactNode } from 'react';
import { CircleCheck } from '../../ui/icons/initial.tsx';

/** A success message that replaces the form; announced to screen readers. */
export function SuccessNote({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status">
      <p className="flex items-start gap-2.5 rounded-control bg-evergreen-wash px-3 py-2.5 text-14">
        <CircleCheck aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-evergreen" />
        <span>{children}</span>
      </p>
    </div>
  );
}
