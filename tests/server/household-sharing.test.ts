import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { linkAndImport, syncNow } from '../lib/bank.ts';
import { runCli } from '../lib/cli.ts';
import { expectFailure } from '../lib/envelope.ts';
import { householdOf, joinHousehold, memberIdOf, shareAll } from '../lib/household.ts';
import { unknownId } from '../lib/ids.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR, orderEmail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';

const product = runProduct();
const DAYS = { from: '2026-11-01', to: '2026-11-30' } as const;
const PHARMACY = 'CVS PHARMACY 0042';
const SHOP = 'Corner Goods';
let ann: Person;
let ben: Person;
let viewer: Person;
let outsider: Person;

/** Ann has a bank with a private and a shared account, a pharmacy, and a shop whose receipt contains a health item. */
beforeAll(async () => {
  ann = await signUp(product(), 'Ann Able');
  ben = await signUp(product(), 'Ben Baker');
  viewer = await signUp(product(), 'Vi Viewer');
  outsider = await signUp(product(), 'Otto Outsider');
  const bank = await linkAndImport(product(), ann, { accounts: ['checking', 'savings'] });
  const add = (account: string, id: string, amountMinor: number, description: string) =>
    bank.order({
      ...{ op: 'add', account, on: '2026-11-20', silent: true },
      ...{ id, amountMinor, description },
    });
  await add('checking', 'h-pharmacy', -1234, PHARMACY);
  await add('checking', 'h-shop', -3000, SHOP.toUpperCase());
  await add('savings', 'h-private', -777, 'SECRET GIFT SHOP');
  await syncNow(product(), ann, bank.itemId);
  const { accounts } = await ann.call('listAccounts');
  const cardMask = accounts.find(({ name }) => /checking/i.test(name))?.mask ?? expect.fail('no card');
  await connectGmail(ann, NOOR);
  await deliverEmail(product(), NOOR, {
    at: '2026-11-20T12:00:00Z',
    ...orderEmail({
      ...{ merchant: SHOP, orderId: 'CG-204418', unitPriceMinor: 1800, item: 'Desk lamp', cardMask },
      more: [{ name: 'Ibuprofen tablets 200 mg', unitPriceMinor: 1200 }],
    }),
  });
  await ann.call('requestGmailSync');
  await importFile(
    product(),
    ben,
    ofx([
      { on: '2026-11-12', amount: '-40.00', name: 'BENS BAKERY', id: 'b1' },
      { on: '2026-11-13', amount: '2500.00', name: 'PAYROLL ACME', id: 'b2' },
    ]),
  );
  await waitUntilIdle(product(), ann.userId);
  await waitUntilIdle(product(), ben.userId);
  await joinHousehold(ann, ben);
  await joinHousehold(ann, viewer, 'viewer');
}, 120_000);

type Listed = ResponseOf<'listHouseholdTransactions'>['transactions'][number];

const list = async (person: Person, whose: 'theirs' | 'ours', limit = 200): Promise<Listed[]> => {
  const all: Listed[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ResponseOf<'listHouseholdTransactions'> = await person.call('listHouseholdTransactions', {
      query: { whose, ...DAYS, environment: 'sandbox', limit, ...(cursor === '' ? {} : { cursor }) },
    });
    all.push(...page.transactions);
    cursor = page.nextCursor;
  }
  return all;
};
const overview = (person: Person, whose: 'theirs' | 'ours', environment: 'live' | 'sandbox' = 'sandbox') =>
  person.call('getHouseholdOverview', { query: { whose, ...DAYS, environment } });
const accountOf = async (person: Person, name: RegExp) =>
  (await householdOf(person)).accounts.find((account) => name.test(account.name)) ??
  expect.fail(`no account ${name}`);
const share = async (name: RegExp, isShared: boolean) => {
  const { id } = await accountOf(ann, name);
  await ann.call('updateHouseholdSharing', { body: { accounts: [{ id, isShared }] } });
  return id;
};

describe('sharing', () => {
  it('nothing is shared until its owner chooses it, and then only that account', async () => {
    for (const person of [ben, viewer]) {
      expect(await list(person, 'theirs')).toEqual([]);
      expect((await overview(person, 'theirs')).accounts).toEqual([]);
    }
    const id = await share(/checking/i, true);
    for (const person of [ben, viewer]) {
      const seen = await list(person, 'theirs');
      expect(seen.length).toBeGreaterThan(1);
      expect(new Set(seen.map(({ accountName }) => accountName)).size).toBe(1);
      expect(JSON.stringify(seen)).not.toMatch(/secret gift/i);
      const { accounts, members } = await overview(person, 'theirs');
      expect(accounts.map((account) => account.id)).toEqual([id]);
      expect(members.filter(({ isYou }) => isYou)).toEqual([]);
    }
    for (const call of ['getHouseholdOverview', 'listHouseholdTransactions'] as const)
      expectFailure(await outsider.ask(call, { query: { whose: 'ours' } }), 'NotFound');
  });

  it('an account or mailbox of another user cannot be shared, and the complete call is rejected', async () => {
    const foreign = await accountOf(ann, /savings/i);
    const account = (await householdOf(ben)).accounts[0] ?? expect.fail('no account');
    const [mailbox] = (await householdOf(ann)).mailboxes;
    for (const id of [foreign.id, unknownId('account')])
      expectFailure(
        await ben.ask('updateHouseholdSharing', {
          body: {
            accounts: [
              { id: account.id, isShared: true },
              { id, isShared: true },
            ],
          },
        }),
        'NotFound',
      );
    for (const id of [mailbox?.id ?? '', unknownId('mailbox')])
      expectFailure(
        await ben.ask('updateHouseholdSharing', { body: { mailboxes: [{ id, isShared: true }] } }),
        'NotFound',
      );
    expect((await householdOf(ben)).accounts.map(({ isShared }) => isShared)).toEqual([false]);
    expect((await accountOf(ann, /savings/i)).isShared).toBe(false);
  });

  it('items of receipts appear once the mailbox is shared, health items without their names', async () => {
    const shop = async () =>
      (await list(ben, 'theirs')).find(({ description }) => description === SHOP) ??
      expect.fail('the shop is not listed');
    expect((await shop()).items).toEqual([]);
    const [mailbox] = (await householdOf(ann)).mailboxes;
    const set = (isShared: boolean) =>
      ann.call('updateHouseholdSharing', { body: { mailboxes: [{ id: mailbox?.id ?? '', isShared }] } });
    await set(true);
    expect((await shop()).items).toEqual([
      { name: 'Desk lamp', amountMinor: 1800 },
      { name: null, amountMinor: 1200 },
    ]);
    await ann.call('updateHouseholdSharing', { body: { sharesHealth: true } });
    expect((await shop()).items[1]?.name).toBe('Ibuprofen tablets 200 mg');
    await ann.call('updateHouseholdSharing', { body: { sharesHealth: false } });
    await set(false);
    expect((await shop()).items).toEqual([]);
  });

  it('a health purchase shows only its amount while health details are private', async () => {
    const pharmacy = async (person: Person, whose: 'theirs' | 'ours') =>
      (await list(person, whose)).find(({ amountMinor }) => amountMinor === -1234);
    const categories = async () => (await overview(ben, 'theirs')).categories.map(({ category }) => category);
    for (const person of [ben, viewer]) {
      const hidden = await pharmacy(person, 'theirs');
      expect(hidden).toMatchObject({
        ...{ description: null, items: [], amountMinor: -1234 },
        parts: [{ category: null, amountMinor: -1234 }],
      });
    }
    expect(JSON.stringify(await list(ben, 'theirs'))).not.toMatch(/cvs|MEDICAL|ibuprofen/i);
    expect(JSON.stringify(await overview(ben, 'theirs'))).not.toMatch(/MEDICAL/);
    expect(await categories()).toContain(null);
    // The owner sees their own data.
    expect((await pharmacy(ann, 'ours'))?.description).toMatch(/cvs/i);
    const spent = (await overview(ben, 'theirs')).spendMinor;
    await ann.call('updateHouseholdSharing', { body: { sharesHealth: true } });
    expect((await pharmacy(ben, 'theirs'))?.description).toMatch(/cvs/i);
    expect(await categories()).not.toContain(null);
    expect((await overview(ben, 'theirs')).spendMinor).toBe(spent);
    await ann.call('updateHouseholdSharing', { body: { sharesHealth: false } });
    expect((await pharmacy(ben, 'theirs'))?.description).toBeNull();
  });
});

describe('the combined view', () => {
  it('adds up each member’s shared data to the cent, and pages through it in order', async () => {
    await shareAll(ben);
    await product().admin.query('update app.accounts set is_sandbox = true where user_id = $1', [ben.userId]);
    const all = await list(viewer, 'ours');
    expect(await list(viewer, 'ours', 7)).toEqual(all);
    expect(all.map(({ date }) => date)).toEqual(
      all.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(new Set(all.map(({ memberId }) => memberId))).toEqual(
      new Set([await memberIdOf(ann, ann), await memberIdOf(ann, ben)]),
    );
    const sum = (of: (listed: Listed) => boolean) =>
      all.filter(of).reduce((total, { amountMinor }) => total + amountMinor, 0);
    const { spendMinor, incomeMinor, categories, members } = await overview(viewer, 'ours');
    expect(spendMinor).toBe(-sum(({ type }) => type === 'expense'));
    expect(incomeMinor).toBe(sum(({ type }) => type === 'income'));
    expect(categories.reduce((total, each) => total + each.spendMinor, 0)).toBe(spendMinor);
    expect(members.map(({ name }) => name)).toEqual(['Ann Able', 'Ben Baker']);
    expect(members.reduce((total, each) => total + each.spendMinor, 0)).toBe(spendMinor);
  });

  it('counts an account that two members connected once', async () => {
    const before = await overview(viewer, 'ours');
    const columns = 'institution_name, mask, name, account_type, currency';
    const { rows } = await product().admin.query<Record<string, unknown>>(
      `select ${columns} from app.accounts where user_id = $1 and shared_in is not null`,
      [ann.userId],
    );
    await product().admin.query(
      `update app.accounts set (${columns}) = ($2, $3, $4, $5, $6) where user_id = $1`,
      [ben.userId, ...Object.values(rows[0] ?? {})],
    );
    const after = await overview(viewer, 'ours');
    expect(after.accounts).toHaveLength(before.accounts.length - 1);
    expect(after.accounts[0]?.alsoOf).toEqual([await memberIdOf(ann, ben)]);
    expect(after.spendMinor).toBeLessThan(before.spendMinor);
    expect(JSON.stringify(await list(viewer, 'ours'))).not.toMatch(/bakery/i);
    expect(JSON.stringify(await list(ann, 'theirs'))).toMatch(/bakery/i);
  });

  it('omits hidden accounts for everyone', async () => {
    const { id } = await accountOf(ann, /checking/i);
    await ann.call('updateAccount', { params: { accountId: id }, body: { isHidden: true } });
    expect((await overview(ben, 'theirs')).accounts).toEqual([]);
    expect(await list(ben, 'theirs')).toEqual([]);
    await ann.call('updateAccount', { params: { accountId: id }, body: { isHidden: false } });
    expect((await overview(ben, 'theirs')).accounts).toHaveLength(1);
  });
});

it('passes the integrity check, which reports anything shared outside a household', async () => {
  expect((await runCli(product(), 'check')).status).toBe(0);
  await product().admin.query(
    `update app.accounts set shared_in = '018f0000-0000-7000-8000-000000000001'
      where user_id = $1 and shared_in is null`,
    [ann.userId],
  );
  const broken = await runCli(product(), 'check');
  expect(broken.status).toBe(1);
  expect(JSON.stringify(broken)).toContain('data is shared only in the user’s own household');
});
