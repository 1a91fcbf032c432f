import { expect, it } from 'vitest';
import { send } from '../lib/http.ts';
import { quiet } from '../lib/jobs.ts';
import { allEmails } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/product.ts';

const product = runProduct();

interface Mail {
  readonly from: string;
  readonly subject: string;
  readonly at: string;
  readonly lines: readonly string[];
}

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
/** Tells too little to be sure of: no order number, no item. */
const doubtful: Mail = {
  from: 'Harbor Goods <orders@harborgoods.test>',
  subject: 'Thanks from Harbor Goods',
  at: 'Thu, 12 Nov 2026 09:00:00 +0000',
  lines: ['Hello,', 'your payment of $31.05 was received. We hope to see you soon.'],
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

const raw = ({ from, subject, at, lines }: Mail) =>
  [
    ...[`From: ${from}`, 'To: someone@example.test', `Subject: ${subject}`, `Date: ${at}`],
    ...[`Message-ID: <${subject.length}-${Date.parse(at)}-${from.length}@x.test>`],
    ...['Content-Type: text/plain; charset=utf-8', '', ...lines, ''],
  ].join('\r\n');

/** Sends emails as one upload and waits until all that follows from them is done. */
async function arrive(person: Person, mails: readonly Mail[]): Promise<void> {
  const body = mails
    .map((mail, at) => `From ${at}@xxx Fri Nov 20 10:00:00 +0000 2026\r\n${raw(mail)}\r\n`)
    .join('');
  const answer = await send(`${product().url}/api/v1/mailboxes/uploads?fileName=mail.mbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await person.token()}`, 'content-type': 'application/octet-stream' },
    body,
  });
  expect(answer.status, answer.text).toBe(200);
  await quiet(product(), person.userId);
}

/** All that a user sees of it, without what names this user's copy. */
async function state(person: Person) {
  const emails = (await allEmails(person))
    .map(({ subject, receivedAt, kind, state: reading, reason, merchant, totalMinor }) =>
      JSON.stringify([receivedAt, subject, kind, reading, reason, merchant, totalMinor]),
    )
    .sort();
  const { transactions } = await person.call('listTransactions', { query: { limit: 200 } });
  const { waiting } = await person.call('listReviewItems');
  const counted = transactions.map(({ postedOn, merchant, amountMinor, itemsSummary }) =>
    JSON.stringify([postedOn, merchant, amountMinor, itemsSummary]),
  );
  return { emails, transactions: counted.sort(), waiting };
}

it('emails of merchants and payment services make the same purchases in whatever order they arrive', async () => {
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
  // Two purchases of one price are two, each with its payment; the doubtful email adds none to the sure payment.
  expect(first?.transactions.filter((one) => one.includes('-6420'))).toHaveLength(2);
  expect(first?.transactions.filter((one) => one.includes('-3105'))).toHaveLength(1);
}, 120_000);
