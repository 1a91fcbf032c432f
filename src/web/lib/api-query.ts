import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';
import { type CallOptions, call } from './api-client.ts';
import { isFailure } from './failure.ts';

/** Areas of data that the server names when something changed in them. */
export type Area =
  | 'dashboard'
  | 'transactions'
  | 'subscriptions'
  | 'insights'
  | 'settings'
  | 'email-ai'
  | 'review'
  | 'processed-emails';

/** Whatever shows emails, what was read from them, or the rows they explain. */
export const AREAS_OF_MAIL: readonly Area[] = [
  ...(['email-ai', 'processed-emails', 'review'] as const),
  ...(['transactions', 'dashboard', 'insights', 'subscriptions'] as const),
];

const AREA_OF: Partial<Record<EndpointId, Area>> = {
  getDashboard: 'dashboard',
  listAccounts: 'settings',
  getBankConnection: 'settings',
  getSettings: 'settings',
  listTransactions: 'transactions',
  getTransactionTotals: 'transactions',
  getTransaction: 'transactions',
  getImport: 'transactions',
  listSubscriptions: 'subscriptions',
  getInsights: 'insights',
  getNetWorth: 'insights',
  listFindings: 'insights',
  listClaims: 'insights',
  getEmailAi: 'email-ai',
  getGmailSync: 'email-ai',
  listReviewItems: 'review',
  getReviewItem: 'review',
  listProcessedEmails: 'processed-emails',
  getProcessedEmail: 'processed-emails',
};

/** The key under which an endpoint's answer is kept; its first part is the area. */
export function queryKeyOf<Id extends EndpointId>(
  id: Id,
  options?: { readonly params?: unknown; readonly query?: unknown },
): readonly unknown[] {
  return [AREA_OF[id] ?? id, id, options?.params ?? null, options?.query ?? null];
}

/** Options for `useQuery` of a reading endpoint. */
export function apiQuery<Id extends EndpointId>(id: Id, options?: CallOptions<Id>) {
  return queryOptions({
    queryKey: queryKeyOf(id, options),
    queryFn: ({ signal }): Promise<ResponseOf<Id>> => callLoosely(id, { ...options, signal }),
  });
}

/** Names the areas whose answers are out of date. */
export function invalidateAreas(client: QueryClient, areas: readonly string[]): Promise<unknown> {
  return Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: [area] })));
}

/** Tries after the first: a server that is late or busy is asked again twice, one that cannot be reached once. */
function mayAskAgain(triesBefore: number, error: unknown): boolean {
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
        retry: mayAskAgain,
        retryDelay: (triesBefore) => 600 * 3 ** triesBefore,
        // The server may be this machine: a missing network says nothing about it.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

// The conditional argument list of `call` cannot be proven for an open Id; the options were checked by the caller.
const callLoosely = call as <Id extends EndpointId>(id: Id, options: unknown) => Promise<ResponseOf<Id>>;
