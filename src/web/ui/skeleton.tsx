import { clsx } from 'clsx';

/** A loading placeholder. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={clsx('skeleton', className)} />;
}

/** Loading placeholder of a chart. */
export function SkeletonChart({ className }: { readonly className?: string }) {
  return (
    <div aria-hidden className={clsx('relative grid content-between', className)}>
      {placeholderKeys(5).map((key) => (
        <span key={key} className="h-px bg-line" />
      ))}
      <svg
        aria-hidden="true"
        viewBox="0 0 640 150"
        preserveAspectRatio="none"
        className="skeleton-curve absolute inset-x-0 bottom-0 h-3/5 w-full"
      >
        <path d="M0 96C40 96 60 60 107 58S180 92 213 92s70-44 107-44 70 62 107 62 72-30 107-30 60 22 106 22V150H0Z" />
      </svg>
    </div>
  );
}

/** Loading placeholder of a list. */
export function SkeletonLines({ count, className }: { readonly count: number; readonly className?: string }) {
  return (
    <div aria-hidden className={clsx('grid gap-3', className)}>
      {placeholderKeys(count).map((key, index) => (
        <div key={key} className="flex items-center gap-3">
          <Skeleton className="size-8 rounded-[8px]" />
          <Skeleton
            className={clsx('h-3.5', index % 3 === 0 ? 'w-2/5' : index % 3 === 1 ? 'w-1/3' : 'w-1/2')}
          />
          <Skeleton className="ml-auto h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}

/** Keys for identical placeholder lines that never reorder. */
export function placeholderKeys(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `line-${index}`);
}
