import type { AccountBase, Institution, Item, PlaidApi, Transaction } from 'plaid';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import type { wireInstitution } from '#emulators/plaid/institutions.ts';
import type { wireItem } from '#emulators/plaid/items.ts';
import type { PlaidEmulator } from '#emulators/plaid/server.ts';
import type { wireAccount, wireTransaction } from '#emulators/plaid/wire.ts';
import { importHistory, linkItem, sdkFor, startBank } from './bank.ts';

let bank: PlaidEmulator;
let sdk: PlaidApi;

beforeAll(async () => {
  bank = await startBank();
  sdk = sdkFor(bank);
});
afterAll(() => bank.close());

/** Fields that are always present in the published schema of a transaction. */
const ALWAYS = [
  'transaction_id',
  'account_id',
  'amount',
  'iso_currency_code',
  'unofficial_currency_code',
  'date',
  'datetime',
  'authorized_date',
  'authorized_datetime',
  'name',
  'pending',
  'pending_transaction_id',
  'payment_channel',
  'payment_meta',
  'location',
  'account_owner',
  'transaction_code',
];
const META = [
  'reference_number',
  'ppd_id',
  'payee',
  'by_order_of',
  'payer',
  'payment_method',
  'payment_processor',
  'reason',
];
const PLACE = ['address', 'city', 'region', 'postal_code', 'country', 'lat', 'lon', 'store_number'];
const PARTIES = [
  'merchant',
  'financial_institution',
  'payment_app',
  'marketplace',
  'payment_terminal',
  'income_source',
];

test('every transaction has the fields, types and names of the published schema', async () => {
  const { accessToken } = await linkItem(sdk);
  const { added } = await importHistory(sdk, accessToken);
  for (const transaction of added) {
    expect(Object.keys(transaction)).toEqual(expect.arrayContaining(ALWAYS));
    expect(Object.keys(transaction.payment_meta).sort()).toEqual([...META].sort());
    expect(Object.keys(transaction.location).sort()).toEqual([...PLACE].sort());
    expect(['online', 'in store', 'other']).toContain(transaction.payment_channel);
    expect(transaction.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(transaction.transaction_id).toMatch(/^\w{37}$/);
    for (const party of transaction.counterparties ?? []) expect(PARTIES).toContain(party.type);
    const category = transaction.personal_finance_category;
    expect(category?.detailed.startsWith(`${category.primary}_`)).toBe(true);
  }
});

/** Plaid's type with every enumeration widened to strings, as in actual responses. */
type OnTheWire<T> = T extends string
  ? string
  : T extends readonly (infer Member)[]
    ? OnTheWire<Member>[]
    : T extends object
      ? { [Key in keyof T]: OnTheWire<T[Key]> }
      : T;

test('the emulator’s responses match the vendor’s types (checked by the compiler)', () => {
  expectTypeOf<ReturnType<typeof wireTransaction>>().toExtend<OnTheWire<Transaction>>();
  expectTypeOf<ReturnType<typeof wireAccount>>().toExtend<OnTheWire<AccountBase>>();
  expectTypeOf<ReturnType<typeof wireItem>>().toExtend<OnTheWire<Omit<Item, 'error'>>>();
  expectTypeOf<ReturnType<typeof wireInstitution>>().toExtend<
    OnTheWire<Omit<Institution, 'status' | 'routing_numbers'>>
  >();
});
