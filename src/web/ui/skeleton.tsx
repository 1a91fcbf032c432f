import { clsx } from 'clsx';

/** A quiet shape where something will stand. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={clsx('skeleton', className)} />;
}

/** Lines of a list that is on its way. */
export function SkeletonLines({ count, className }: { readonly count: number; readonly className?: string }) {
  return (
    <div aria-hidden className={clsx('grid gap-3', className)}>
      {lineKeys(count).map((key, index) => (
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

/** Keys of lines that are all alike and never move. */
export function lineKeys(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `line-${index}`);
}
