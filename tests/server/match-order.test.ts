import { expect, it } from 'vitest';
import { type LinkedBank, linkAndImport, syncNow } from '../lib/bank.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR, orderEmail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { undo } from '../lib/undo.ts';

const product = runProduct();

/** Matches with their states and questions, without IDs and times. */
async function outcome(person: Person): Promise<unknown> {
  const read = async (sql: string) => (await product().admin.query(sql, [person.userId])).rows;
  return {
    matches: await read(
      `select r.merchant, r.order_id, r.total_minor, t.original_description, t.posted_on, m.amount_minor, m.state,
        m.decided_by, m.option, m.reasons,
              round(m.confidence::numeric, 3) as confidence
         from app.receipt_matches m join app.receipts r on r.user_id = m.user_id and r.id = m.receipt_id
         join app.transactions t on t.user_id = m.user_id and t.id = m.transaction_id where m.user_id = $1
           order by 1, 2, 3, 4, 5, 6, 7, 9`,
    ),
    receipts: await read(
      `select merchant, order_id, total_minor, purchased_on, state from app.receipts where user_id = $1
        order by 1, 2, 3, 4, 5`,
    ),
    questions: await read(
      `select r.merchant, r.total_minor, v.reason, v.state, round(v.confidence::numeric, 3) as confidence
         from app.review_items v join app.receipts r on r.user_id = v.user_id and r.id = v.receipt_id
           where v.user_id = $1 order by 1, 2, 3, 5`,
    ),
    rows: await read(
      `select original_description, posted_on, amount_minor, flow, has_receipt, items_text from app.transactions
        where user_id = $1 and removed_at is null order by 1, 2, 3`,
    ),
  };
}

const SHOP = 'Quiet Fern Pilates';
/** The digits of the card that was charged. */
const CARD = '3390';

interface Purchase {
  readonly orderId: string;
  readonly amountMinor: number;
  readonly on: string;
}

/** Two orders of the same price: the one known first seems to match the only transaction. */
const TWINS: readonly Purchase[] = [
  { orderId: 'QF-700001', amountMinor: 6_400, on: '2026-10-05' },
  { orderId: 'QF-700002', amountMinor: 6_400, on: '2026-10-09' },
  { orderId: 'QF-700003', amountMinor: 2_950, on: '2026-10-20' },
];
const ROWS: readonly Purchase[] = [
  { orderId: 'a', amountMinor: 6_400, on: '2026-10-09' },
  { orderId: 'b', amountMinor: 2_950, on: '2026-10-21' },
];

async function charge(person: Person, bank: LinkedBank, rows: readonly Purchase[], description: string) {
  for (const { orderId, amountMinor, on } of rows)
    await bank.order({
      ...{ op: 'add', account: 'hsa', on, silent: true, id: `${person.userId.slice(0, 8)}${orderId}` },
      ...{ amountMinor: -amountMinor, description },
    });
  await syncNow(product(), person, bank.itemId);
}

async function write(purchase: Purchase): Promise<void> {
  const { orderId, amountMinor, on } = purchase;
  const mail = orderEmail({ merchant: SHOP, orderId, unitPriceMinor: amountMinor, cardMask: CARD });
  await deliverEmail(product(), NOOR, { at: `${on}T12:00:00Z`, ...mail });
}

async function readMail(person: Person): Promise<void> {
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
}

it('the same receipts explain the same transactions, whether email, bank or both come first', async () => {
  const people = [await signUp(product()), await signUp(product())] as const;
  const [byTurns, atOnce] = people;
  const banks = [];
  for (const person of people) {
    banks.push(await linkAndImport(product(), person, { accounts: ['hsa'] }));
    await connectGmail(person, NOOR);
  }
  const [one, other] = banks;
  const [first, ...later] = TWINS;
  if (!one || !other || !first) throw new Error('no bank');
  await write(first);
  await readMail(byTurns);
  await charge(byTurns, one, ROWS, SHOP.toUpperCase());
  for (const purchase of later) await write(purchase);
  await readMail(byTurns);
  await readMail(atOnce);
  await charge(atOnce, other, ROWS, SHOP.toUpperCase());
  const expected = await outcome(atOnce);
  expect(JSON.stringify(expected)).toContain('"state":"matched"');
  expect(await outcome(byTurns)).toEqual(expected);
});

it('a match based on a learned name is removed when the learning is undone', async () => {
  const person = await signUp(product());
  const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
  await connectGmail(person, NOOR);
  const charges = [
    { orderId: 'QF-118201', amountMinor: 7_318, on: '2026-11-03' },
    { orderId: 'QF-118377', amountMinor: 4_277, on: '2026-11-17' },
  ];
  for (const purchase of charges) await write(purchase);
  await charge(person, bank, charges, 'ZRX PROF SVCS 220');
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
  const matched = async () => {
    const { rows } = await product().admin.query<{ total: number }>(
      `select r.total_minor::int as total from app.receipt_matches m join app.receipts r on r.user_id = m.user_id
        and r.id = m.receipt_id
        where m.user_id = $1 and m.state = 'matched' order by 1`,
      [person.userId],
    );
    return rows.map((row) => row.total);
  };
  expect(await matched()).toEqual([]);
  const before = await outcome(person);
  const item = (await person.call('listReviewItems')).items.find(({ totalMinor }) => totalMinor === 7_318);
  const params = { reviewItemId: item?.id ?? '' };
  const [transaction] = (await person.call('getReviewItem', { params })).candidates;
  const decided = await person.call('decideReviewItem', {
    params,
    body: { decision: 'confirmed', transactionId: transaction?.transactionId ?? '' },
  });
  await waitUntilIdle(product(), person.userId);
  expect(await matched()).toEqual([4_277, 7_318]);
  await undo(person, decided);
  await waitUntilIdle(product(), person.userId);
  expect(await outcome(person)).toEqual(before);
});
