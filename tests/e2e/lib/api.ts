import type { APIRequestContext } from '@playwright/test';
import type { Endpoint } from '#contract/endpoint.ts';
import { type BodyOf, ENDPOINTS, type QueryOf, type ResponseOf } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';
import { member } from '../../lib/http.ts';

interface CallInput<Id extends EndpointId> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryOf<Id>;
  readonly body?: BodyOf<Id>;
}

/** Calls an endpoint with the context's cookies and validates the response against the contract. */
export async function call<Id extends EndpointId>(
  context: APIRequestContext,
  id: Id,
  input: CallInput<Id> = {},
): Promise<ResponseOf<Id>> {
  const endpoint: Endpoint = ENDPOINTS[id];
  const answer = await context.fetch(addressOf(id, input), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${await tokenOf(context)}` },
    ...(input.body === undefined ? {} : { data: input.body }),
  });
  if (!answer.ok()) throw new Error(`${id} answered ${answer.status()}: ${await answer.text()}`);
  const body: unknown = await answer.json();
  // The endpoint's own schema parses the value.
  return endpoint.response.parse(member(body, 'data')) as ResponseOf<Id>;
}

/** Every transaction of a filter, page by page. */
export async function allTransactions(
  context: APIRequestContext,
  query: Omit<QueryOf<'listTransactions'>, 'cursor' | 'limit'>,
): Promise<ResponseOf<'listTransactions'>['transactions']> {
  const transactions: ResponseOf<'listTransactions'>['transactions'] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await call(context, 'listTransactions', {
      query: { ...query, limit: 200, ...(cursor === undefined ? {} : { cursor }) },
    });
    transactions.push(...page.transactions);
    if (page.nextCursor === null) return transactions;
    cursor = page.nextCursor;
  }
}

async function tokenOf(context: APIRequestContext): Promise<string> {
  const answer = await context.get('/api/auth/token');
  const body: unknown = await answer.json();
  return String(member(body, 'token'));
}

function addressOf(
  id: EndpointId,
  { params, query }: { readonly params?: Readonly<Record<string, string>>; readonly query?: unknown },
): string {
  const path = ENDPOINTS[id].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value));
  const text = search.toString();
  return `/api${path}${text === '' ? '' : `?${text}`}`;
}
