import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/civil-date.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { allEmails } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';
import { undo } from '../lib/undo.ts';
import { type SavedMail, uploadMails } from '../lib/uploaded-mail.ts';

const product = runProduct();

type Mail = SavedMail;

const purchase = (number: number, at: string): Mail => ({
  from: 'Harbor Goods <orders@harborgoods.test>',
  subject: `Your Harbor Goods order HG-${number}`,
  at,
  lines: [
    'Thank you for your order.',
    `Order number: HG-${number}`,
    '1 x Ginger tea $64.20',
    'Order total: $64.20',
  ],
});
const payment = (code: string, at: string): Mail => ({
  from: 'PayPal <service@paypal.com>',
  subject: 'Receipt for your payment to Harbor Goods',
  at,
  lines: [
    'You sent a payment of $64.20 USD to Harbor Goods.',
    `Transaction ID: ${code}`,
    'Merchant: Harbor Goods',
    'Total: $64.20 USD',
  ],
});
/** Too little for a certain match: no order number, no items. */
const doubtful: Mail = {
  from: 'Harbor Goods <orders@harborgoods.test>',
  subject: 'Thanks from Harbor Goods',
  at: 'Thu, 12 Nov 2026 09:00:00 +0000',
  lines: ['Hello,', 'thank you, $31.05 arrived. We hope to see you soon.'],
};
const sure: Mail = {
  ...payment('3PY00000AA1234567', 'Thu, 12 Nov 2026 09:05:00 +0000'),
  lines: [
    'You sent a payment of $31.05 USD to Harbor Goods.',
    'Transaction ID: 3PY00000AA1234567',
    'Total: $31.05 USD',
  ],
};

const MAILS: readonly Mail[] = [
  purchase(5101, 'Tue, 10 Nov 2026 09:00:00 +0000'),
  payment('1AB00000AA1234567', 'Tue, 10 Nov 2026 09:05:00 +0000'),
  purchase(5102, 'Wed, 11 Nov 2026 09:00:00 +0000'),
  payment('2CD00000AA1234567', 'Wed, 11 Nov 2026 08:55:00 +0000'),
  doubtful,
  sure,
];

const arrive = (person: Person, mails: readonly Mail[]) => uploadMails(product(), person, mails);

/** Everything a user sees of it, without the IDs of this user's copy. */
async function state(person: Person) {
  const emails = (await allEmails(person))
    .map(({ subject, receivedAt, kind, state: reading, reason, merchant, totalMinor }) =>
      JSON.stringify([receivedAt, subject, kind, reading, reason, merchant, totalMinor]),
    )
    .sort();
  const { transactions } = await person.call('listTransactions', { query: { limit: 200 } });
  const { waiting } = await person.call('listReviewItems');
  const counted = transactions.map(({ postedOn, merchant, amountMinor, itemsSummary, hasReceipt }) =>
    JSON.stringify([postedOn, merchant, amountMinor, itemsSummary, hasReceipt]),
  );
  const { findings } = await person.call('listFindings');
  const found = findings.map(({ kind, on, merchant, amountMinor, receipts, transactions: charges }) =>
    JSON.stringify([kind, on, merchant, amountMinor, receipts.map(({ orderId }) => orderId), charges.length]),
  );
  return { emails, transactions: counted.sort(), waiting, findings: found.sort() };
}

it('emails of merchants and payment services give the same purchases in any order of arrival', async () => {
  const orders: readonly (readonly (readonly number[])[])[] = [
    [[0, 1, 2, 3, 4, 5]],
    [[5], [3, 1], [4, 2], [0]],
    [[4, 1], [5, 0], [3], [2]],
  ];
  const states = [];
  for (const batches of orders) {
    const person = await signUp(product());
    for (const batch of batches)
      await arrive(
        person,
        batch.flatMap((at) => MAILS[at] ?? []),
      );
    states.push(await state(person));
  }
  const [first, ...others] = states;
  for (const other of others) expect(other).toEqual(first);
  // Two purchases of the same price each have a payment; the uncertain email adds none.
  expect(first?.transactions.filter((text) => text.includes('-6420'))).toHaveLength(2);
  expect(first?.transactions.filter((text) => text.includes('-3105'))).toHaveLength(1);
}, 120_000);

it('a payment email proves an uncertain email as long as it exists, whatever the bank proves', async () => {
  const person = await signUp(product());
  await arrive(person, [doubtful]);
  const alone = await state(person);
  expect(alone.waiting).toBe(1);
  expect(alone.transactions).toEqual([]);

  await arrive(person, [sure]);
  const paid = await state(person);
  expect(paid.waiting).toBe(0);
  expect(paid.emails.map((email) => email.includes('The payment email confirms it.'))).toEqual([true, false]);
  expect(paid.transactions).toHaveLength(1);

  const charge = { on: '2026-11-13', amount: '-31.05', name: 'HARBOR GOODS', id: 'c' };
  const imported = await importFile(product(), person, ofx([charge]));
  await waitUntilIdle(product(), person.userId);
  const charged = await state(person);
  expect(charged.emails).toEqual(paid.emails);
  expect(charged.transactions).toEqual([expect.stringMatching(/2026-11-13.*-3105,.*true/)]);
  await undo(person, imported);
  await waitUntilIdle(product(), person.userId);
  expect(await state(person)).toEqual(paid);

  await importFile(product(), person, ofx([charge]));
  await person.call('forgetEmails', { body: { sender: 'paypal.com' } });
  await waitUntilIdle(product(), person.userId);
  const banked = await state(person);
  expect([banked.waiting, banked.transactions]).toEqual([0, charged.transactions]);
  expect(banked.emails.join()).toContain('The bank transaction confirms it.');
}, 120_000);

it('an uncertain email is asked about again when the payment email that proved it is removed', async () => {
  const person = await signUp(product());
  await arrive(person, [doubtful]);
  const alone = await state(person);
  await arrive(person, [sure]);
  await person.call('forgetEmails', { body: { sender: 'paypal.com' } });
  await waitUntilIdle(product(), person.userId);
  const { emails, ...left } = await state(person);
  expect(emails.filter((email) => email.includes('Thanks from'))).toEqual(alone.emails);
  expect(left).toEqual({ transactions: [], waiting: 1, findings: [] });
}, 60_000);

const today = new Date().toISOString().slice(0, 10);
const SHOPS = ['Harbor Goods', 'Fern Supply', 'Quill Market'] as const;

/** A purchase with its other emails and charges: a parcel, a refund, one charge or two. */
const drawnPurchase = fc.record({
  shop: fc.constantFrom(...SHOPS),
  dollars: fc.constantFrom('12.40', '12.40', '31.05', '64.20'),
  daysAgo: fc.integer({ min: 6, max: 25 }),
  isShipped: fc.boolean(),
  isRefunded: fc.boolean(),
  /** The merchant's own email says too little for a certain match. */
  isDoubtful: fc.boolean(),
  /** Hours after the merchant's email at which a payment service's email arrives; null if there is none. */
  paidAfter: fc.constantFrom(null, -1, 1, 26),
  charges: fc.integer({ min: 0, max: 2 }),
});
const drawnHousehold = fc.record({
  purchases: fc.array(drawnPurchase, { minLength: 2, maxLength: 4 }),
  /** The sort keys of the emails, the batch sizes, and the batch before which the bank's file is imported. */
  orders: fc.array(
    fc.record({
      keys: fc.array(fc.nat(9_999), { minLength: 16, maxLength: 16 }),
      batch: fc.integer({ min: 2, max: 6 }),
      bankAt: fc.nat(4),
    }),
    { minLength: 2, maxLength: 2 },
  ),
});
type DrawnPurchase = typeof drawnPurchase extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function mailsOf(drawn: DrawnPurchase, at: number): Mail[] {
  const number = `ZK-${7_301 + at * 17}`;
  const { shop, dollars, daysAgo } = drawn;
  const from = `${shop} <orders@${shop.toLowerCase().replace(' ', '')}.test>`;
  const day = (later: number, hours = 0) => {
    const moment = new Date(`${addDays(today, later - daysAgo)}T0${later + 1}:0${at}:00Z`);
    return new Date(moment.getTime() + hours * 3_600_000).toUTCString().replace('GMT', '+0000');
  };
  const paid = ['Thank you for your order.', `Order number: ${number}`, `1 x Ginger tea $${dollars}`];
  const sure = { subject: `Your ${shop} order ${number}`, lines: [...paid, `Order total: $${dollars}`] };
  const doubtful = {
    subject: `Thanks from ${shop}`,
    lines: ['Hello,', `your payment of $${dollars} was received. We hope to see you soon.`],
  };
  const service = {
    from: 'PayPal <service@paypal.com>',
    subject: `Receipt for your payment to ${shop}`,
    lines: [
      `You sent a payment of $${dollars} USD to ${shop}.`,
      `Transaction ID: ${at}PY00000AA1234567`,
      `Total: $${dollars} USD`,
    ],
  };
  return [
    { from, at: day(0), ...(drawn.isDoubtful ? doubtful : sure) },
    ...(drawn.paidAfter === null ? [] : [{ ...service, at: day(0, drawn.paidAfter) }]),
    ...(drawn.isShipped
      ? [
          {
            ...{ from, subject: `Your order ${number} has shipped`, at: day(2) },
            lines: ['Your package is on its way.', `Order number: ${number}`, 'Tracking number: 1Z999'],
          },
        ]
      : []),
    ...(drawn.isRefunded
      ? [
          {
            ...{ from, subject: `Your refund for order ${number}`, at: day(4) },
            lines: ['Your refund was issued.', `Order number: ${number}`, `Refund total: $${dollars}`],
          },
        ]
      : []),
  ];
}

it('emails of random households give the same receipts, matches and findings in any order', async () => {
  for (const { purchases, orders } of fc.sample(drawnHousehold, 2)) {
    const mails = purchases.flatMap(mailsOf);
    const charges = purchases.flatMap(({ shop, dollars, daysAgo, charges: count }, at) =>
      Array.from({ length: count }, (_, nth) => ({
        ...{ on: addDays(today, 1 - daysAgo), amount: `-${dollars}` },
        ...{ name: shop.toUpperCase(), id: `${at}-${nth}` },
      })),
    );
    const arrived = async (inOrder: readonly Mail[], batch: number, bankAt: number) => {
      const person = await signUp(product());
      const bank = () => importFile(product(), person, ofx(charges.length > 0 ? charges : [SALARY]));
      const batches = Array.from({ length: Math.ceil(inOrder.length / batch) }, (_, nth) =>
        inOrder.slice(nth * batch, (nth + 1) * batch),
      );
      for (const [nth, some] of batches.entries()) {
        if (nth === bankAt) await bank();
        await arrive(person, some);
      }
      if (bankAt >= batches.length) await bank();
      await waitUntilIdle(product(), person.userId);
      return state(person);
    };
    const atOnce = await arrived(mails, mails.length, 0);
    for (const { keys, batch, bankAt } of orders) {
      const shuffled = mails
        .map((mail, at) => ({ mail, key: keys[at] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ mail }) => mail);
      const drawn = JSON.stringify({ purchases, keys, batch, bankAt });
      expect(await arrived(shuffled, batch, bankAt), drawn).toEqual(atOnce);
    }
  }
}, 180_000);

const SALARY = { on: addDays(today, -20), amount: '2100.00', name: 'NORTHWIND PAYROLL', id: 's' };
