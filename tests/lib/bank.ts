import type { QueryOf, ResponseOf } from '#contract/endpoints/table.ts';
import { member } from './http.ts';
import { waitUntilIdle } from './jobs.ts';
import type { Person } from './person.ts';
import { controlEmulator } from './servers/emulator-control.ts';
import type { TestProduct } from './servers/product.ts';
import { waitFor } from './wait-for.ts';

export type Transaction = ResponseOf<'listTransactions'>['transactions'][number];
export type Institution =
  ResponseOf<'getSettings'>['settings']['connectedServices']['plaid']['institutions'][number];

/** Commands to the bank emulator about one linked item. */
export interface LinkedBank {
  readonly itemId: string;
  order(operation: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** A command that changes transactions; returns after its webhooks have been processed. */
  change(operation: Readonly<Record<string, unknown>>): Promise<{ readonly row: string }>;
  /** Calls the emulator received about this item. */
  calls(path: string): Promise<readonly { readonly status: number; readonly fault: unknown }[]>;
}

/** Completes the bank's dialog without a screen and returns a public token, as the widget does. */
export async function openDialog(
  product: TestProduct,
  person: Person,
  options: { readonly institution?: string; readonly accounts?: readonly string[] } = {},
): Promise<string> {
  const { link_token } = await person.call('createLinkToken', { body: {} });
  const linked = await controlEmulator(product.plaidUrl, { op: 'link', link_token, ...options });
  return String(member(linked, 'public_token'));
}

/** Links a bank; returns while its first import is running. */
export async function linkBank(
  product: TestProduct,
  person: Person,
  options: Parameters<typeof openDialog>[2] = {},
): Promise<LinkedBank> {
  const public_token = await openDialog(product, person, options);
  const { itemId } = await person.call('exchangePublicToken', { body: { public_token } });
  return bankOf(product, person, itemId);
}

export function bankOf(product: TestProduct, person: Person, itemId: string): LinkedBank {
  const order = (operation: Readonly<Record<string, unknown>>) =>
    controlEmulator(product.plaidUrl, { item: itemId, ...operation });
  return {
    itemId,
    order,
    async change(operation) {
      const done = await order(operation);
      await controlEmulator(product.plaidUrl, { op: 'settle' });
      await waitUntilIdle(product, person.userId);
      return { row: String(member(done, 'row')) };
    },
    async calls(path) {
      const answer = await controlEmulator(product.plaidUrl, { op: 'calls', path });
      const list = member(answer, 'calls');
      return (Array.isArray(list) ? list : [])
        .filter((call) => member(call, 'itemId') === itemId)
        .map((call) => ({ status: Number(member(call, 'status')), fault: member(call, 'fault') }));
    },
  };
}

export async function institutionOf(person: Person, itemId: string): Promise<Institution | undefined> {
  const { settings } = await person.call('getSettings');
  return settings.connectedServices.plaid.institutions.find((institution) => institution.itemId === itemId);
}

/** Waits until the complete history is imported and derived. */
export async function waitForImport(product: TestProduct, person: Person, itemId: string): Promise<void> {
  await waitFor(
    'the first import',
    async () => (await institutionOf(person, itemId))?.status === 'healthy',
    45_000,
  );
  await waitUntilIdle(product, person.userId);
}

/** Links a bank and waits for its import. */
export async function linkAndImport(
  product: TestProduct,
  person: Person,
  options: Parameters<typeof openDialog>[2] = {},
): Promise<LinkedBank> {
  const bank = await linkBank(product, person, options);
  await waitForImport(product, person, bank.itemId);
  return bank;
}

/** Syncs the bank and waits until the updates are processed. */
export async function syncNow(product: TestProduct, person: Person, itemId: string): Promise<void> {
  await person.call('syncBankConnection', { params: { itemId } });
  await waitUntilIdle(product, person.userId);
}

/** Every transaction of a filter, page by page. */
export async function allTransactions(
  person: Person,
  query: Omit<QueryOf<'listTransactions'>, 'cursor' | 'limit'> = {},
): Promise<Transaction[]> {
  const transactions: Transaction[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await person.call('listTransactions', {
      query: { ...query, limit: 200, ...(cursor === undefined ? {} : { cursor }) },
    });
    transactions.push(...page.transactions);
    if (page.nextCursor === null) return transactions;
    cursor = page.nextCursor;
  }
}
