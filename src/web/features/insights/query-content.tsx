import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

interface QueryContentProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Title of the error state. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a query: content, which a failed refresh keeps, else error state or loading state. */
export function QueryContent<Data>({ query, failed, children }: QueryContentProps<Data>) {
  if (query.data) return children(query.data);
  if (query.isError)
    return (
      <div className="card">
        <LoadFailed title={failed} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  return (
    <div className="card p-5">
      <SkeletonLines count={7} />
    </div>
  );
}
