import { expect, it } from 'vitest';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR, orderEmail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';

const product = runProduct();

type Order = readonly [on: string, merchant: string, unitPriceMinor: number];

async function order(person: Person, ...orders: readonly Order[]) {
  for (const [on, merchant, unitPriceMinor] of orders)
    await deliverEmail(product(), NOOR, {
      at: `${on}T12:00:00Z`,
      ...orderEmail({ merchant, cardMask: '3390', orderId: `UB-${unitPriceMinor}`, unitPriceMinor }),
    });
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
}

async function shown(person: Person) {
  const query = { environment: 'sandbox' as const, limit: 200 };
  const { transactions } = await person.call('listTransactions', { query });
  const { emails } = await person.call('listProcessedEmails', { query: { q: 'order' } });
  return {
    rows: transactions.map((transaction) => `${transaction.merchant}|${transaction.description}`).sort(),
    mails: emails.flatMap((email) => email.merchant ?? []).sort(),
  };
}

it('a merchant has one name on all transactions and receipts, and a name set by the user stays', async () => {
  const person = await signUp(product());
  await connectGmail(person, NOOR);
  await order(person, ['2026-10-05', 'Uber Technologies', 4_180], ['2026-10-12', 'Uber', 2_735]);
  expect(await shown(person)).toEqual({ rows: ['Uber|Uber', 'Uber|Uber'], mails: ['Uber', 'Uber'] });

  // As stored by an earlier version, with one of the two named by the user.
  const { admin } = product();
  await admin.query(`update app.receipts set merchant = 'Uber Technologies' where user_id = $1`, [
    person.userId,
  ]);
  await admin.query(`update app.match_states set basis = '', spans = '' where user_id = $1`, [person.userId]);
  await admin.query(`update app.profiles set named_by = '' where user_id = $1`, [person.userId]);
  await admin.query(
    `insert into app.review_items (user_id, id, receipt_id, reason, confidence, state, corrected_fields)
     select user_id, gen_random_uuid(), id, 'asked by a test', 0.5, 'corrected', '{merchant}'
       from app.receipts where user_id = $1 and order_id = 'UB-2735'`,
    [person.userId],
  );
  await order(person, ['2026-10-19', 'Uber Technologies, Inc.', 1_190]);
  expect(await shown(person)).toEqual({
    rows: ['Uber Technologies|Uber Technologies', 'Uber|Uber', 'Uber|Uber'],
    mails: ['Uber', 'Uber', 'Uber Technologies'],
  });
});

it('a stored payment service takes the name of the payee in its text', async () => {
  const person = await signUp(product());
  const payment = {
    on: '2026-10-05',
    amount: '-41.80',
    name: 'Zelle payment to Nora Vance 17237325969',
    id: 'Z1',
  };
  await importFile(product(), person, ofx([payment]));
  await waitUntilIdle(product(), person.userId);
  const { admin } = product();
  await admin.query(
    `update app.transactions set merchant = 'Zelle', description = 'Zelle', merchant_key = 'zelle' where user_id = $1`,
    [person.userId],
  );
  await admin.query(`update app.profiles set named_by = '' where user_id = $1`, [person.userId]);
  await importFile(product(), person, ofx([{ on: '2026-10-19', amount: '-11.90', name: 'LYFT', id: 'L1' }]));
  await waitUntilIdle(product(), person.userId);
  const { transactions } = await person.call('listTransactions', { query: { limit: 200 } });
  expect(transactions.map(({ merchant, description }) => `${merchant}|${description}`).sort()).toEqual([
    'Lyft|Lyft',
    'Zelle to Nora Vance|Zelle to Nora Vance',
  ]);
});
