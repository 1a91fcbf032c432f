import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { Fact } from '#contract/events.ts';
import { type CallOptions, call } from './api-client.ts';
import { QUERIES_OF_FACT, type QueryId } from './facts.ts';
import { isFailure } from './failure.ts';

/** The key under which an endpoint's answer is cached. */
export function queryKeyOf<Id extends QueryId>(
  id: Id,
  options?: { readonly params?: unknown; readonly query?: unknown },
): readonly unknown[] {
  return [id, options?.params ?? null, options?.query ?? null];
}

/** Options for `useQuery` of a reading endpoint. */
export function apiQuery<Id extends QueryId>(id: Id, options?: CallOptions<Id>) {
  return queryOptions({
    queryKey: queryKeyOf(id, options),
    queryFn: ({ signal }): Promise<ResponseOf<Id>> => callUntyped(id, { ...options, signal }),
  });
}

/** Loads again what shows a fact. */
export function refreshAfter(client: QueryClient, fact: Fact): Promise<unknown> {
  const ids = new Set(QUERIES_OF_FACT[fact]);
  return Promise.all([...ids].map((id) => client.invalidateQueries({ queryKey: [id] })));
}

/** Tries after the first: a server that is late or busy is asked again twice, one that cannot be reached once. */
function shouldRetry(triesBefore: number, error: unknown): boolean {
  if (!isFailure(error)) return false;
  if (error.status === 0) return triesBefore < 1;
  return (error.status === 429 || error.status >= 500) && triesBefore < 2;
}

/** A cache whose answers stay fresh for half a minute; failures that may pass are asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay: (triesBefore) => 600 * 3 ** triesBefore,
        // The server may be this machine: a missing network says nothing about it.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

// The conditional argument list of `call` cannot be proven for an open Id; the options were checked by the caller.
const callUntyped = call as <Id extends QueryId>(id: Id, options: unknown) => Promise<ResponseOf<Id>>;
