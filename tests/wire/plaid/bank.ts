import { createServer, type IncomingMessage } from 'node:http';
import {
  Configuration,
  PlaidApi,
  Products,
  type RemovedTransaction,
  type Transaction,
  type TransactionsSyncResponse,
} from 'plaid';
import { buildHousehold } from '#emulators/household/household.ts';
import {
  type PlaidEmulator,
  type PlaidEmulatorOptions,
  SANDBOX_CREDENTIALS,
  startPlaidEmulator,
} from '#emulators/plaid/server.ts';

export const NOW = new Date('2026-11-21T18:00:00Z');
export const household = buildHousehold({ asOf: '2026-11-21' });

export function startBank(options: Partial<PlaidEmulatorOptions> = {}): Promise<PlaidEmulator> {
  return startPlaidEmulator({ port: 0, asOf: () => NOW, household, ...options });
}

/** Plaid's official client, configured for the emulator. */
export function sdkFor(bank: PlaidEmulator, credentials = SANDBOX_CREDENTIALS): PlaidApi {
  const headers = {
    'PLAID-CLIENT-ID': credentials.clientId,
    'PLAID-SECRET': credentials.secret,
    'Plaid-Version': '2020-09-14',
  };
  return new PlaidApi(new Configuration({ basePath: bank.url, baseOptions: { headers, timeout: 5000 } }));
}

export async function linkItem(
  sdk: PlaidApi,
  webhook?: string,
): Promise<{ accessToken: string; itemId: string }> {
  const created = await sdk.sandboxPublicTokenCreate({
    institution_id: 'ins_109508',
    initial_products: [Products.Transactions],
    options: { ...(webhook === undefined ? {} : { webhook }), transactions: { days_requested: 730 } },
  });
  const { data } = await sdk.itemPublicTokenExchange({ public_token: created.data.public_token });
  return { accessToken: data.access_token, itemId: data.item_id };
}

export interface Pages {
  readonly added: Transaction[];
  readonly modified: Transaction[];
  readonly removed: RemovedTransaction[];
  readonly cursor: string;
  readonly pages: number;
  readonly last: TransactionsSyncResponse;
}

export async function syncAll(
  sdk: PlaidApi,
  accessToken: string,
  start?: string,
  count = 500,
): Promise<Pages> {
  const added: Transaction[] = [];
  const modified: Transaction[] = [];
  const removed: RemovedTransaction[] = [];
  let cursor = start;
  for (let pages = 1; ; pages++) {
    const { data } = await sdk.transactionsSync({
      access_token: accessToken,
      ...(cursor ? { cursor } : {}),
      count,
      options: { include_original_description: true },
    });
    added.push(...data.added);
    modified.push(...data.modified);
    removed.push(...data.removed);
    cursor = data.next_cursor;
    if (!data.has_more) return { added, modified, removed, cursor, pages, last: data };
  }
}

/** Waits until transactions are ready and fetches the first month and the history. */
export async function importHistory(sdk: PlaidApi, accessToken: string): Promise<Pages> {
  await syncAll(sdk, accessToken);
  const month = await syncAll(sdk, accessToken);
  const history = await syncAll(sdk, accessToken, month.cursor);
  return { ...history, added: [...month.added, ...history.added] };
}

export interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly raw: string;
  readonly body: Record<string, unknown>;
}

/** A receiver of webhooks; `answers` gives the status of each response in turn, 200 after the last. */
export async function startReceiver(
  answers: number[] = [],
): Promise<{ url: string; received: Received[]; close(): Promise<void> }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const raw = Buffer.concat(chunks).toString('utf8');
    received.push({ headers: request.headers, raw, body: JSON.parse(raw) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The error code of a rejected call of the SDK, or what happened instead. */
export async function refusalOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await call;
  } catch (error) {
    return answerOf(error) ?? { network: error instanceof Error ? error.message : String(error) };
  }
  return { status: 200 };
}

/** The response in the SDK's error; null if there was none. */
function answerOf(error: unknown): Record<string, unknown> | null {
  if (!isObject(error) || !('response' in error)) return null;
  const { response } = error;
  if (!isObject(response) || !('data' in response) || !('status' in response)) return null;
  const { data, status } = response;
  if (isObject(data)) return { status, ...data };
  return data === undefined ? { network: 'answer cut' } : { status, text: data };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
