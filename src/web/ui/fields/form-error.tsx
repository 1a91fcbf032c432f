import { CircleAlert } from '../icons/initial.tsx';

/** An error of the complete form, announced to screen readers. */
export function FormError({ message }: { readonly message: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <p className="flex items-start gap-2.5 rounded-control bg-brick-wash px-3 py-2.5 text-14 text-brick">
          <CircleAlert aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
