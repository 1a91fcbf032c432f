import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { Fact } from '#contract/events.ts';
import { type CallOptions, call } from './api-client.ts';
import { QUERIES_OF_FACT, type QueryId } from './facts.ts';
import { isFailure } from './failure.ts';

/** The query key of an endpoint's response. */
export function queryKeyOf<Id extends QueryId>(
  id: Id,
  options?: { readonly params?: unknown; readonly query?: unknown },
): readonly unknown[] {
  return [id, options?.params ?? null, options?.query ?? null];
}

/** `useQuery` options for a GET endpoint. */
export function apiQuery<Id extends QueryId>(id: Id, options?: CallOptions<Id>) {
  return queryOptions({
    queryKey: queryKeyOf(id, options),
    queryFn: ({ signal }): Promise<ResponseOf<Id>> => callUntyped(id, { ...options, signal }),
  });
}

/** Invalidates all queries that depend on a fact. */
export function refreshAfter(client: QueryClient, fact: Fact): Promise<unknown> {
  const ids = new Set(QUERIES_OF_FACT[fact]);
  return Promise.all([...ids].map((id) => client.invalidateQueries({ queryKey: [id] })));
}

/** Retries a slow or busy server twice and an unreachable one once. */
function shouldRetry(triesBefore: number, error: unknown): boolean {
  if (!isFailure(error)) return false;
  if (error.status === 0) return triesBefore < 1;
  return (error.status === 429 || error.status >= 500) && triesBefore < 2;
}

/** Creates a query cache: responses stay fresh for 30 seconds, and transient failures are retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay: (triesBefore) => 600 * 3 ** triesBefore,
        // The server may run on this machine, so being offline doesn't mean that it is unreachable.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

// TypeScript can't check the conditional arguments of `call` for a generic ID; the caller checked the options.
const callUntyped = call as <Id extends QueryId>(id: Id, options: unknown) => Promise<ResponseOf<Id>>;
