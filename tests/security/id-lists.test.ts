import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { ID_PREFIXES } from '#contract/values.ts';
import { allTransactions } from '../lib/bank.ts';
import { createFullAccount } from '../lib/create-full-account.ts';
import { withoutRequestId } from '../lib/envelope.ts';
import { emailsSent, householdOf, joinHousehold } from '../lib/household.ts';
import type { HttpAnswer } from '../lib/http.ts';
import { ALL_ENDPOINTS, unknownId } from '../lib/ids.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx, preview } from '../lib/statements.ts';
import { readAllStoredData } from '../lib/stored-data.ts';

const product = runProduct();
const ID_PATTERN = new RegExp(`^\\^(?:${Object.values(ID_PREFIXES).join('|')})_`);

/** Endpoints whose body contains a list of IDs, found in the contract. */
const LISTING = ALL_ENDPOINTS.filter((id) => {
  const { body }: Endpoint = ENDPOINTS[id];
  return body !== undefined && listsIds(z.toJSONSchema(body, { io: 'input' }), false);
});

function listsIds(schema: unknown, isInList: boolean): boolean {
  if (Array.isArray(schema)) return schema.some((part) => listsIds(part, isInList));
  if (schema === null || typeof schema !== 'object') return false;
  const entries = Object.entries(schema);
  if (isInList && entries.some(([name, value]) => name === 'pattern' && ID_PATTERN.test(String(value))))
    return true;
  const isList = entries.some(([name, value]) => name === 'type' && value === 'array');
  return entries.some(([, value]) => listsIds(value, isInList || isList));
}

interface Ids {
  readonly transactionId: string;
  readonly accountId: string;
  readonly receiptId: string;
  readonly notificationId: string;
  readonly mailboxId: string;
}
/** Calls with the caller's own ID and another user's in the same list. */
type Calls = readonly ((other: Ids) => Promise<HttpAnswer>)[];

let ann: Person;
let ben: Person;
let annIds: Ids;
let calls: Readonly<Record<string, Calls>> = {};

async function addTransactions(person: Person): Promise<Person> {
  const on = '2026-11-10';
  await importFile(
    product(),
    person,
    ofx([
      { on, amount: '-12.50', name: 'CVS PHARMACY', id: 'a' },
      { on, amount: '-30.00', name: 'WALGREENS PHARMACY', id: 'b' },
    ]),
  );
  await waitUntilIdle(product(), person.userId);
  return person;
}

beforeAll(async () => {
  ann = await addTransactions(await signUp(product(), 'Ann Vale'));
  ben = await addTransactions((await createFullAccount(product(), 'Quercus')).person);
  const [transaction] = await allTransactions(ann, { environment: 'live' });
  const [account] = (await ann.call('listAccounts')).accounts;
  if (!transaction || !account) throw new Error('Ann has no transaction');
  annIds = {
    ...{ transactionId: transaction.id, accountId: account.id, receiptId: unknownId('receipt') },
    ...{ notificationId: await notificationOf(ann), mailboxId: unknownId('mailbox') },
  };
  await joinHousehold(ann, ben);
  calls = {
    ...(await callsOfTransactions()),
    confirmImport: await callsOfImport(),
    updateHouseholdSharing: await callsOfSharing(),
  };
  for (const { userId } of [ann, ben]) await waitUntilIdle(product(), userId);
  await emailsSent(product());
});

/** Creates an unread notification for a user. */
async function notificationOf({ userId }: Person): Promise<string> {
  const { rows } = await product().admin.query<{ id: string }>(
    `insert into app.notifications (user_id, id, is_sandbox, kind, event_key, details, created_at)
       values ($1, gen_random_uuid(), false, 'large_charge', 'test', '{}', now())
     returning replace(id::text, '-', '') as id`,
    [userId],
  );
  return `${ID_PREFIXES.notification}_${rows[0]?.id ?? ''}`;
}

async function callsOfTransactions(): Promise<Record<string, Calls>> {
  const [transaction, other] = await allTransactions(ben, { environment: 'live', q: 'pharmacy' });
  const [item] = (await ben.call('listReviewItems')).items;
  if (!transaction || !other || !item) throw new Error('Ben has no transactions to work with');
  const lineOf = (transactionId: string) => ({ transactionId, receiptId: null, item: null });
  const { claim } = await ben.call('createClaim', { body: { lines: [lineOf(other.id)] } });
  const part = { category: 'FOOD_AND_DRINK_GROCERIES', isHealth: false, name: '', lines: [] };
  const notice = await notificationOf(ben);
  return {
    readNotifications: [
      ({ notificationId }) => ben.ask('readNotifications', { body: { ids: [notice, notificationId] } }),
    ],
    editTransactions: [
      ({ transactionId }) =>
        ben.ask('editTransactions', {
          body: { transactions: { ids: [transaction.id, transactionId] }, change: { description: 'Mine' } },
        }),
    ],
    createClaim: [
      ({ transactionId }) =>
        ben.ask('createClaim', { body: { lines: [lineOf(transaction.id), lineOf(transactionId)] } }),
    ],
    updateClaim: [
      ({ transactionId }) =>
        ben.ask('updateClaim', {
          params: { claimId: claim.id },
          body: { lines: [lineOf(transaction.id), lineOf(transactionId)] },
        }),
    ],
    decideReviewItem: (['confirmed', 'rejected'] as const).flatMap((decision) =>
      [transaction.id, undefined].map(
        (chosen) =>
          ({ transactionId }: Ids) =>
            ben.ask('decideReviewItem', {
              params: { reviewItemId: item.id },
              body: {
                decision,
                ...(chosen === undefined ? {} : { transactionId: chosen }),
                otherTransactionIds: [transactionId],
              },
            }),
      ),
    ),
    acceptSplits: [
      ({ transactionId }) =>
        ben.ask('acceptSplits', {
          body: {
            splits: [transaction.id, transactionId].map((id) => ({
              transactionId: id,
              parts: [
                { category: 'FOOD_AND_DRINK_GROCERIES', isHealth: false, amountMinor: -100 },
                { category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS', isHealth: true, amountMinor: -200 },
              ],
            })),
          },
        }),
    ],
    updateSplit: [
      ({ receiptId }) =>
        ben.ask('updateSplit', {
          params: { transactionId: transaction.id },
          body: {
            parts: [
              { ...part, amountMinor: -100, lines: [{ receiptId, item: 0 }] },
              { ...part, amountMinor: transaction.amountMinor + 100 },
            ],
          },
        }),
    ],
  };
}

async function callsOfImport(): Promise<Calls> {
  const file = await preview(
    product(),
    ben,
    ofx([{ on: '2026-11-12', amount: '-1.00', name: 'TRAM', id: 't' }]),
  );
  const [account] = (await ben.call('listAccounts')).accounts;
  // One for which the file has a part, and one for which it has none.
  return [0, 99].map((index) => ({ accountId }: Ids) => {
    const targets = [
      { index: 1 - Math.min(index, 1), accountId: account?.id ?? null },
      { index, accountId },
    ];
    return ben.ask('confirmImport', { params: { importId: file.id }, body: { targets } });
  });
}

/** Also for a member of the same household. */
async function callsOfSharing(): Promise<Calls> {
  const { accounts, mailboxes } = await householdOf(ben);
  const share = (ids: readonly (string | undefined)[]) => ids.map((id) => ({ id: id ?? '', isShared: true }));
  return [
    ({ accountId }) =>
      ben.ask('updateHouseholdSharing', { body: { accounts: share([accounts[0]?.id, accountId]) } }),
    ({ mailboxId }) =>
      ben.ask('updateHouseholdSharing', { body: { mailboxes: share([mailboxes[0]?.id, mailboxId]) } }),
  ];
}

describe('a list of IDs', () => {
  it('is tested for every endpoint that accepts one', () => {
    expect(Object.keys(calls).sort()).toEqual([...LISTING].sort());
  });

  it.each(LISTING)(
    '%s rejects the complete list for one ID of another user as for an unknown one',
    async (id) => {
      for (const call of calls[id] ?? expect.fail(`no call of ${id}`)) {
        const stored = () =>
          Promise.all([ben, ann].map(({ userId }) => readAllStoredData(product(), userId)));
        const before = await stored();
        const foreign = await call(annIds);
        const nothing = await call({
          transactionId: unknownId('transaction'),
          accountId: unknownId('account'),
          receiptId: unknownId('receipt'),
          notificationId: unknownId('notification'),
          mailboxId: unknownId('mailbox'),
        });
        expect([400, 404], foreign.text).toContain(foreign.status);
        expect(withoutRequestId(foreign)).toEqual(withoutRequestId(nothing));
        expect(await stored()).toEqual(before);
      }
    },
  );

  it('is accepted if all IDs are the caller’s own', async () => {
    const ids = (await allTransactions(ben, { environment: 'live' })).map((transaction) => transaction.id);
    const { changed } = await ben.call('editTransactions', {
      body: { transactions: { ids: [...ids, ...ids] }, change: { description: 'Mine' } },
    });
    expect(changed).toBe(ids.length);
  });
});
