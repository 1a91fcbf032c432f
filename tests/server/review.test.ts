import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { allTransactions, type LinkedBank, linkAndImport, syncNow } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { allEmails, connectGmail, deliverEmail, NOOR, orderEmail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { freePort } from '../lib/ports.ts';
import { runProduct } from '../lib/servers/product.ts';
import { undo, undoOf } from '../lib/undo.ts';
import { waitFor } from '../lib/wait-for.ts';

const METRICS_PORT = await freePort();
const product = runProduct({ environment: { METRICS_PORT: String(METRICS_PORT) } });
let person: Person;
let bank: LinkedBank;
let number = 500;

interface Question {
  readonly reviewItemId: string;
  readonly shop: string;
  readonly rows: readonly string[];
  readonly messageId: string;
}

/** A receipt with two equal candidate transactions, so that only the user can decide. */
async function newQuestion(): Promise<Question> {
  number += 1;
  const shop = `Willow ${['Pottery', 'Bakery', 'Cycles', 'Optics', 'Garden', 'Records', 'Loom'][number % 7]} ${number}`;
  const amountMinor = -(2_000 + number);
  for (const twin of ['a', 'b'])
    await bank.order({
      ...{ op: 'add', account: 'hsa', on: '2026-11-20', silent: true, id: `${number}${twin}`, amountMinor },
      description: shop.toUpperCase(),
    });
  await syncNow(product(), person, bank.itemId);
  await deliverEmail(product(), NOOR, {
    at: '2026-11-20T12:00:00Z',
    ...orderEmail({ merchant: shop, orderId: `WP-${300_000 + number}`, unitPriceMinor: -amountMinor }),
  });
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
  const item = (await person.call('listReviewItems')).items.find(
    ({ totalMinor }) => totalMinor === -amountMinor,
  );
  const detail = await person.call('getReviewItem', { params: { reviewItemId: item?.id ?? '' } });
  expect(detail.candidates).toHaveLength(2);
  const email = (await allEmails(person)).find(({ totalMinor }) => totalMinor === -amountMinor);
  return {
    reviewItemId: item?.id ?? '',
    shop,
    rows: detail.candidates.map((transaction) => transaction.transactionId),
    messageId: email?.id ?? '',
  };
}

/** All stored receipts, matches, messages and transactions of the user. */
async function stored(): Promise<unknown> {
  const parts: Record<string, unknown> = {};
  for (const table of ['receipts', 'receipt_matches', 'messages', 'review_items', 'merchant_aliases']) {
    const { rows } = await product().admin.query(
      `select to_jsonb(t) - 'decided_at' - 'created_at' - 'reopened_at' as row from app.${table} t
        where user_id = $1 order by (to_jsonb(t) - 'decided_at')::text`,
      [person.userId],
    );
    parts[table] = rows;
  }
  const transactions = await allTransactions(person);
  return {
    ...parts,
    rows: transactions.map(({ id, hasReceipt, itemsSummary, hasSuggestion }) => ({
      id,
      hasReceipt,
      itemsSummary,
      hasSuggestion,
    })),
  };
}

const decide = (question: Question, { body }: { readonly body: BodyOf<'decideReviewItem'> }) =>
  person.call('decideReviewItem', { params: { reviewItemId: question.reviewItemId }, body });
const detailOf = (transactionId: string) => person.call('getTransaction', { params: { transactionId } });

/** Derives everything again, as after any change of transactions. */
async function deriveAgain(): Promise<void> {
  number += 1;
  await bank.order({
    op: 'add',
    account: 'hsa',
    amountMinor: -5,
    description: `NUDGE ${number}`,
    id: `nudge${number}`,
    silent: true,
  });
  await syncNow(product(), person, bank.itemId);
}

beforeAll(async () => {
  person = await signUp(product());
  bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
  await connectGmail(person, NOOR);
});

it('a charge that two receipts fit is asked about for both again after an undo', async () => {
  number += 1;
  const shop = `Juniper Bakery ${number}`;
  const amountMinor = 2_000 + number;
  await bank.order({
    ...{ op: 'add', account: 'hsa', on: '2026-11-20', silent: true, id: `twins${number}` },
    ...{ amountMinor: -amountMinor, description: shop.toUpperCase() },
  });
  await syncNow(product(), person, bank.itemId);
  for (const [day, orderId] of [
    ['19', `JB-${300_000 + number}`],
    ['20', `JB-${400_000 + number}`],
  ] as const)
    await deliverEmail(product(), NOOR, {
      at: `2026-11-${day}T12:00:00Z`,
      ...orderEmail({ merchant: shop, orderId, unitPriceMinor: amountMinor, cardMask: '3390' }),
    });
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
  const asked = async () =>
    (await person.call('listReviewItems', { query: { limit: 200 } })).items.filter(
      (item) => item.merchant === shop,
    );
  expect((await asked()).map(({ reason }) => reason)).toEqual(
    Array(2).fill('2 receipts fit this one charge.'),
  );
  const params = { reviewItemId: (await asked())[0]?.id ?? '' };
  const [candidate] = (await person.call('getReviewItem', { params })).candidates;
  const transactionId = candidate?.transactionId ?? '';
  const answer = await person.call('decideReviewItem', {
    params,
    body: { decision: 'confirmed', transactionId },
  });
  await waitUntilIdle(product(), person.userId);
  expect(await asked()).toEqual([]);
  await undo(person, answer);
  await waitUntilIdle(product(), person.userId);
  expect(await asked()).toHaveLength(2);
  expect((await detailOf(transactionId)).receipts).toEqual([]);
});

describe('AI Review', () => {
  let question: Question;
  beforeEach(async () => {
    question = await newQuestion();
  });

  it('shows the email, the fields with their source text, the items and the likely transactions', async () => {
    const detail = await person.call('getReviewItem', { params: { reviewItemId: question.reviewItemId } });
    expect(detail.item).toMatchObject({ merchant: question.shop, kind: 'purchase', candidates: 2 });
    expect(detail.message?.html ?? detail.message?.text).toContain(question.shop);
    expect(detail.message?.html ?? '').not.toMatch(
      /<script|<iframe|<form|onerror|javascript:|https?:\/\/[^"']*\.(?:png|gif)/i,
    );
    const total = detail.fields.find((field) => field.name === 'total');
    expect(total?.value).toMatch(/^\d+\.\d{2}$/);
    expect(total?.evidence).toContain(total?.value ?? 'nothing');
    expect(detail.items.map((item) => item.name)).toEqual(['Ginger tea']);
    for (const row of question.rows)
      expect((await detailOf(row)).suggestions.map(({ reviewItemId }) => reviewItemId)).toContain(
        question.reviewItemId,
      );
  });

  it('confirmed with a transaction: matched to that transaction only, permanently', async () => {
    const [chosen = '', other = ''] = question.rows;
    const before = (await person.call('listReviewItems')).waiting;
    const { waiting } = await decide(question, { body: { decision: 'confirmed', transactionId: chosen } });
    expect(waiting).toBe(before - 1);
    await waitUntilIdle(product(), person.userId);
    const check = async () => {
      const detail = await detailOf(chosen);
      expect(detail.receipts).toMatchObject([{ merchant: question.shop, decidedBy: 'user', confidence: 1 }]);
      expect(detail.transaction).toMatchObject({ hasReceipt: true, itemsSummary: 'Ginger tea' });
      expect((await detailOf(other)).receipts).toEqual([]);
      expect((await detailOf(other)).suggestions).toEqual([]);
    };
    await check();
    await deriveAgain();
    await check();
    const email = await person.call('getProcessedEmail', { params: { messageId: question.messageId } });
    expect(email.email).toMatchObject({
      state: 'processed',
      transactionId: chosen,
      reason: 'You confirmed it.',
    });
    expectFailure(
      await person.ask('decideReviewItem', {
        params: { reviewItemId: question.reviewItemId },
        body: { decision: 'rejected' },
      }),
      'Conflict',
    );
  });

  it('corrected: the user’s fields stay through later derivations', async () => {
    const [chosen = ''] = question.rows;
    await decide(question, {
      body: {
        decision: 'corrected',
        transactionId: chosen,
        fields: {
          merchant: 'Corner Shop',
          total: '19.99',
          tax: '1.50',
          purchasedOn: '2026-11-19',
          orderId: 'MY-1',
          cardLast4: '1234',
          tip: null,
        },
      },
    });
    await deriveAgain();
    expect((await detailOf(chosen)).receipts).toMatchObject([
      {
        merchant: 'Corner Shop',
        totalMinor: 1999,
        taxMinor: 150,
        purchasedOn: '2026-11-19',
        orderId: 'MY-1',
        cardLast4: '1234',
        tipMinor: null,
      },
    ]);
  });

  it.each([
    ['total', 'twelve'],
    ['total', '1e9999'],
    ['total', '99999999999999999999'],
    ['tax', '1,2,3'],
    ['purchasedOn', '2026-02-30'],
    ['purchasedOn', '9999-12-31'],
    ['currency', 'dollars'],
    ['cardLast4', '12345'],
  ])(
    'an invalid correction is rejected by its field’s name and nothing is saved: %s = %s',
    async (field, value) => {
      const before = await stored();
      const answer = await person.ask('decideReviewItem', {
        params: { reviewItemId: question.reviewItemId },
        body: { decision: 'corrected', fields: { merchant: 'Half Done', [field]: value } },
      });
      expectFailure(answer, 'ValidationFailed');
      expect(answer.text).toContain(`fields.${field}`);
      expect(await stored()).toEqual(before);
    },
  );

  it('rejected: no receipt, no suggestion, not asked again', async () => {
    await decide(question, { body: { decision: 'rejected' } });
    await deriveAgain();
    for (const row of question.rows) {
      const detail = await detailOf(row);
      expect([detail.receipts, detail.suggestions]).toEqual([[], []]);
    }
    expect((await person.call('listReviewItems')).items.map((item) => item.id)).not.toContain(
      question.reviewItemId,
    );
    const email = await person.call('getProcessedEmail', { params: { messageId: question.messageId } });
    expect(email.email).toMatchObject({ state: 'not_receipt', reason: 'You marked it as not a receipt.' });
  });

  it('confirmed without a transaction: the receipt stays, and those transactions are not suggested again', async () => {
    await decide(question, { body: { decision: 'confirmed', transactionId: null } });
    await deriveAgain();
    for (const row of question.rows) {
      const detail = await detailOf(row);
      expect([detail.receipts, detail.suggestions]).toEqual([[], []]);
    }
  });

  it.each([
    [
      'a confirmation',
      (rows: readonly string[]) => ({ decision: 'confirmed' as const, transactionId: rows[0] ?? '' }),
    ],
    [
      'a correction',
      (rows: readonly string[]) => ({
        decision: 'corrected' as const,
        transactionId: rows[1] ?? '',
        fields: { merchant: 'Elsewhere', total: '1.00' },
      }),
    ],
    ['a rejection', () => ({ decision: 'rejected' as const })],
    ['a confirmation with none', () => ({ decision: 'confirmed' as const, transactionId: null })],
  ])('%s undone: everything is restored', async (_name, body) => {
    const before = await stored();
    const decided = await decide(question, { body: body(question.rows) });
    await waitUntilIdle(product(), person.userId);
    const after = await stored();
    expect(after).not.toEqual(before);
    const back = await undo(person, decided);
    await waitUntilIdle(product(), person.userId);
    expect(await stored()).toEqual(before);
    expectFailure(await person.ask('undoEvent', undoOf(decided)), 'Conflict');
    const again = await undo(person, back);
    await waitUntilIdle(product(), person.userId);
    expect(await stored()).toEqual(after);
    await undo(person, again);
    await waitUntilIdle(product(), person.userId);
    expect(await stored()).toEqual(before);
    await decide(question, { body: { decision: 'confirmed', transactionId: question.rows[0] ?? '' } });
    await waitUntilIdle(product(), person.userId);
    expect((await detailOf(question.rows[0] ?? '')).receipts).toHaveLength(1);
  });

  it('a question reopened by an undo waits for the user even if a derivation could resolve it', async () => {
    const other = await newQuestion();
    const isWaiting = async ({ reviewItemId }: Question) =>
      (await person.call('listReviewItems', { query: { limit: 200 } })).items.some(
        (item) => item.id === reviewItemId,
      );
    const body = { decision: 'confirmed', transactionId: question.rows[0] ?? '' } as const;
    await undo(person, await decide(question, { body }));
    await waitUntilIdle(product(), person.userId);
    expect(await isWaiting(question)).toBe(true);
    // Without a candidate, a question that was not reopened leaves the queue.
    for (const transactionId of [...question.rows, ...other.rows])
      await person.call('deleteTransaction', { params: { transactionId } });
    await deriveAgain();
    expect(await isWaiting(other)).toBe(false);
    expect(await isWaiting(question)).toBe(true);
    await decide(question, { body: { decision: 'confirmed', transactionId: null } });
    expect(await isWaiting(question)).toBe(false);
  });

  it('two simultaneous decisions: one is stored', async () => {
    const answers = await Promise.all(
      (['confirmed', 'rejected', 'rejected'] as const).map((decision) =>
        person.ask('decideReviewItem', {
          params: { reviewItemId: question.reviewItemId },
          body: { decision },
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  it('unmatched from its transaction: never matched again by a derivation', async () => {
    const [chosen = ''] = question.rows;
    await decide(question, { body: { decision: 'confirmed', transactionId: chosen } });
    await waitUntilIdle(product(), person.userId);
    const [receipt] = (await detailOf(chosen)).receipts;
    await person.call('unmatchReceipt', { params: { transactionId: chosen, receiptId: receipt?.id ?? '' } });
    await deriveAgain();
    const after = await detailOf(chosen);
    expect([after.receipts, after.transaction.hasReceipt, after.transaction.itemsSummary]).toEqual([
      [],
      false,
      null,
    ]);
    expect(after.suggestions.map(({ reviewItemId }) => reviewItemId)).not.toContain(question.reviewItemId);
    expectFailure(
      await person.ask('unmatchReceipt', { params: { transactionId: chosen, receiptId: receipt?.id ?? '' } }),
      'NotFound',
    );
  });
});

it('an order charged in three transactions is one choice; accepted, each has its own lines', async () => {
  const shop = 'Thistle Harbour Supply';
  const parts = [3_511, 2_119, 1_502, 4_043];
  for (const [at, amountMinor] of parts.entries())
    await bank.order({
      ...{ op: 'add', account: 'hsa', on: `2026-11-1${at + 1}`, silent: true, id: `split${at}` },
      ...{ amountMinor: -amountMinor, description: shop.toUpperCase() },
    });
  await syncNow(product(), person, bank.itemId);
  const total = 3_511 + 1_502 + 4_043;
  const more = [
    { name: 'Oak tray', unitPriceMinor: 1_502 },
    { name: 'Wool throw', unitPriceMinor: 4_043 },
  ];
  const order = { merchant: shop, orderId: 'TH-880123', unitPriceMinor: 3_511, cardMask: '3390', more };
  const mail = orderEmail(order);
  await deliverEmail(product(), NOOR, { at: '2026-11-10T12:00:00Z', ...mail });
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
  const item = (await person.call('listReviewItems')).items.find(({ totalMinor }) => totalMinor === total);
  const params = { reviewItemId: item?.id ?? '' };
  const [split] = (await person.call('getReviewItem', { params })).candidates;
  expect(split?.others).toHaveLength(2);
  const ids = [
    split?.transactionId ?? '',
    ...(split?.others ?? []).map((transaction) => transaction.transactionId),
  ];
  const [transactionId = '', ...otherTransactionIds] = ids;
  const decided = await person.call('decideReviewItem', {
    params,
    body: { decision: 'confirmed', transactionId, otherTransactionIds },
  });
  const allocated = async () =>
    (await Promise.all(ids.map(detailOf))).map((row) => row.receipts[0]?.allocatedMinor).sort();
  expect(await allocated()).toEqual([1_502, 3_511, 4_043]);
  // Each charge has the items of its own parcel and none of the other's.
  for (const { transaction, receipts } of await Promise.all(ids.map(detailOf)))
    expect(receipts[0]?.items.map((item) => item.paidMinor).filter((paid) => paid !== 0)).toEqual([
      transaction.amountMinor,
    ]);
  await undo(person, decided);
  await waitUntilIdle(product(), person.userId);
  expect(await allocated()).toEqual([undefined, undefined, undefined]);
});

it('a question whose client disconnected is not counted as a failed call', async () => {
  const { reviewItemId } = await newQuestion();
  const authorization = `Bearer ${await person.token()}`;
  const outcomes = async () => {
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    return [...text.matchAll(/call_seconds_count\{.*?review\/:reviewItemId",status="(\d+)"/g)].map(
      ([, status]) => status,
    );
  };
  await waitFor('a call that its client left', async () => {
    const left = new AbortController();
    const url = `${product().url}/api/v1/review/${reviewItemId}`;
    const answer = fetch(url, { headers: { authorization }, signal: left.signal });
    setTimeout(() => left.abort(), 8);
    await answer.catch(() => undefined);
    return (await outcomes()).includes('499');
  });
  expect((await outcomes()).filter((status) => status?.startsWith('5'))).toEqual([]);
});
