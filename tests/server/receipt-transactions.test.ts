import { expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { linkAndImport, syncNow } from '../lib/bank.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR, orderEmail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
const SHOP = 'Lantern Weaving';
const CARD = '3390';
const ORDERS = [
  { orderId: 'LW-810001', unitPriceMinor: 4_180, on: '2026-10-05' },
  { orderId: 'LW-810002', unitPriceMinor: 2_735, on: '2026-10-12' },
] as const;
const PERIOD = { from: '2026-10-01', to: '2026-10-20' } as const;

/** Everything that sums the money of these weeks; the sums must always agree. */
async function money(person: Person) {
  const query = { ...PERIOD, environment: 'sandbox' as const };
  const dashboard = await person.call('getDashboard', { query });
  const listed = await person.call('getTransactionTotals', { query });
  const insights = await person.call('getInsights', { query });
  const { transactions } = await person.call('listTransactions', { query: { ...query, limit: 200 } });
  const spendMinor = -transactions
    .filter((transaction) => transaction.type === 'expense')
    .reduce((sum, transaction) => sum + transaction.amountMinor, 0);
  expect(listed.spendMinor).toBe(spendMinor);
  expect(Math.round(dashboard.totals.totalSpend * 100)).toBe(spendMinor);
  expect(insights.categories.reduce((sum, { spendMinor }) => sum + spendMinor, 0)).toBe(spendMinor);
  const fromReceipts = transactions.filter(({ accountName }) => accountName === 'From receipts');
  return { spendMinor, accounts: dashboard.totals.accounts, transactions, fromReceipts };
}

async function keepsEveryRule(person: Person): Promise<void> {
  const db = openDatabase({ url: product().databaseUrl });
  const findings = await db.withUser(person.userId, checkPerson).finally(() => db.close());
  expect(findings.filter((finding) => finding.count > 0)).toEqual([]);
}

it('receipts count while no bank shows their charges, and never twice when charges are added and removed', async () => {
  const person = await signUp(product());
  await connectGmail(person, NOOR);
  for (const { on, ...order } of ORDERS)
    await deliverEmail(product(), NOOR, {
      at: `${on}T12:00:00Z`,
      ...orderEmail({ merchant: SHOP, cardMask: CARD, ...order }),
    });
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
  expect((await person.call('getGmailSync')).sync?.transactionsCreated).toBe(2);
  const alone = await money(person);
  const [second, first] = alone.fromReceipts.filter(({ merchant }) => merchant === SHOP);
  expect([first?.amountMinor, second?.amountMinor]).toEqual([-4_180, -2_735]);
  expect(alone.accounts).toBe(1);
  const params = { transactionId: first?.id ?? '' };
  await person.call('updateTransaction', {
    params,
    body: { category: 'GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES' },
  });
  const { transaction, receipts } = await person.call('getTransaction', { params });
  expect([transaction.isFromReceipt, transaction.itemsSummary, receipts[0]?.orderId]).toEqual([
    true,
    'Ginger tea',
    'LW-810001',
  ]);

  // A bank whose transactions cover these days: its transaction replaces that of the first order, and the second one no
  // longer counts.
  const bank = await linkAndImport(product(), person, { accounts: ['checking', 'hsa'] });
  await bank.order({
    op: 'add',
    account: 'hsa',
    on: '2026-10-06',
    silent: true,
    id: 'lantern-1',
    amountMinor: -4_180,
    description: SHOP.toUpperCase(),
  });
  await syncNow(product(), person, bank.itemId);
  const both = await money(person);
  expect(both.fromReceipts).toEqual([]);
  const charge = both.transactions.find(
    (transaction) => transaction.hasReceipt && transaction.amountMinor === -4_180,
  );
  expect(charge?.category).toBe('GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES');
  expect(
    both.transactions.filter((transaction) => transaction.merchant === SHOP && transaction.id !== charge?.id),
  ).toEqual([]);
  await keepsEveryRule(person);

  // Without the bank and its transactions, everything is as before, with the same ID and the user's changes.
  await person.call('disconnectBank', { params: { itemId: bank.itemId }, query: { deleteData: 'true' } });
  await waitUntilIdle(product(), person.userId);
  const again = await money(person);
  expect(again.spendMinor).toBe(alone.spendMinor);
  expect(
    again.fromReceipts.map((transaction) => [transaction.id, transaction.amountMinor, transaction.category]),
  ).toEqual([
    [second?.id, -2_735, second?.category],
    [first?.id, -4_180, 'GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES'],
  ]);
  const match = { params: { ...params, receiptId: receipts[0]?.id ?? '' } };
  expect((await person.ask('unmatchReceipt', match)).status).toBe(404);
  const account = { params: { accountId: again.fromReceipts[0]?.accountId ?? '' } };
  expect((await person.ask('deleteAccount', account)).status).toBe(409);

  // Deleted data leaves the sums immediately, and the tables with the next derivation.
  await person.call('forgetEmail', { params: { messageId: receipts[0]?.messageId ?? '' } });
  expect((await money(person)).fromReceipts.some(({ id }) => id === first?.id)).toBe(false);
  await waitUntilIdle(product(), person.userId);
  const { rows } = await product().admin.query(
    'select 1 from app.transactions where user_id = $1 and original_description = $2',
    [person.userId, SHOP],
  );
  expect(rows).toHaveLength(1);
  await keepsEveryRule(person);
});
