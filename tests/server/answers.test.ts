import { beforeAll, describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { allTransactions, type LinkedBank, linkAndImport, syncNow } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { allEmails, connectGmail, deliverEmail, NOOR, orderEmail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { undo } from '../lib/undo.ts';

const SHOPPING = 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE';
const FURNITURE = 'HOME_IMPROVEMENT_FURNITURE';
const PHARMACY = 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS';
const GROCERIES = 'FOOD_AND_DRINK_GROCERIES';

const product = runProduct();
let person: Person;
let bank: LinkedBank;

const nowhere = { transactionId: `txn_${'0'.repeat(32)}` };
const questions = async () => (await person.call('listReviewItems', { query: { limit: 200 } })).categories;
const questionOf = async (name: string) =>
  (await questions()).find(({ transaction }) => transaction.description === name);
const transactionsOf = async (name: string) =>
  (await allTransactions(person)).filter((transaction) => transaction.description === name);
const categoriesOf = async (name: string) =>
  (await transactionsOf(name)).map((transaction) => transaction.category);

async function addTransaction(id: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  await bank.order({ op: 'add', account: 'hsa', on: '2026-11-18', silent: true, id, ...change });
}

const ikea = (id: string, amountMinor: number) =>
  addTransaction(id, {
    ...{ amountMinor, description: 'IKEA 551 ROUND ROCK TX' },
    ...{ merchantName: 'IKEA', category: SHOPPING },
  });

/** The number of open questions on every screen. */
async function counts(): Promise<number[]> {
  const { attention } = await person.call('getDashboard');
  const count = /\d+/.exec(attention.find(({ kind }) => kind === 'review')?.title ?? '0')?.[0];
  return [
    (await person.call('listReviewItems')).waiting,
    (await person.call('getEmailAi')).waitingForReview,
    (await person.call('listProcessedEmails')).waitingForReview,
    Number(count),
  ];
}

async function broken(): Promise<unknown[]> {
  const db = openDatabase({ url: product().databaseUrl });
  const findings = await db.readAs(person.userId, checkPerson).finally(() => db.close());
  return findings.filter((finding) => finding.count > 0);
}

beforeAll(async () => {
  person = await signUp(product());
  // Items would answer the questions below.
  await person.call('updateProfile', { body: { usesItemCategories: false } });
  bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
  await connectGmail(person, NOOR);
  for (const [at, amount] of [-4_500, -8_900, -12_050].entries()) await ikea(`ikea${at}`, amount);
  await addTransaction('store', {
    ...{ amountMinor: -4_120, description: 'H-E-B #022 AUSTIN TX' },
    ...{ merchantName: 'H-E-B', category: GROCERIES },
  });
  await syncNow(product(), person, bank.itemId);
  await deliverEmail(product(), NOOR, {
    at: '2026-11-18T12:00:00Z',
    ...orderEmail({
      merchant: 'H-E-B',
      ...{ orderId: 'HB-55102', cardMask: '3390' },
      unitPriceMinor: 4_120,
      item: 'Ibuprofen 200 mg, 100 ct',
    }),
  });
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
});

describe('category questions', () => {
  it('are asked once per merchant, offer both categories, and have the same count on every screen', async () => {
    const asked = await questionOf('IKEA');
    expect(asked).toMatchObject({
      basis: 'merchant',
      others: 2,
      choices: [
        { category: FURNITURE, isCurrent: false, reasons: ['Fettle’s list of merchants'] },
        { category: SHOPPING, isCurrent: true, reasons: ['your bank says so'] },
      ],
    });
    expect(await questionOf('H-E-B')).toMatchObject({
      basis: 'receipt',
      choices: [{ category: PHARMACY }, {}],
    });
    expect(new Set(await counts()).size).toBe(1);
  });

  it('are about the current merchant of their transaction', async () => {
    const other = await signUp(product());
    await other.call('updateProfile', { body: { usesItemCategories: false } });
    const otherBank = await linkAndImport(product(), other, { accounts: ['hsa'] });
    const keys = async () =>
      (
        await product().admin.query<{ key: string }>(
          'select merchant_key as key from app.category_questions where user_id = $1',
          [other.userId],
        )
      ).rows.map(({ key }) => key);
    await otherBank.order({
      ...{ op: 'add', account: 'hsa', on: '2026-11-18', silent: true, id: 'sofa', amountMinor: -45_000 },
      ...{ description: 'IKEA 551', merchantName: 'IKEA', category: SHOPPING },
    });
    await syncNow(product(), other, otherBank.itemId);
    await waitUntilIdle(product(), other.userId);
    expect(await keys()).toEqual(['ikea']);
    const changed = { description: 'WAYFAIR 4102', merchantName: 'Wayfair', category: SHOPPING };
    await otherBank.order({ op: 'modify', silent: true, row: 'sofa', ...changed });
    await syncNow(product(), other, otherBank.itemId);
    await waitUntilIdle(product(), other.userId);
    expect(await keys()).toEqual(['wayfair']);
  });

  it('reject answers about non-spending transactions, another user’s questions, and answered questions', async () => {
    const params = { transactionId: (await questionOf('IKEA'))?.transaction.id ?? '' };
    const ask = (category: string, of = params) =>
      person.ask('answerCategory', { params: of, body: { category, isForMerchant: false } });
    expectFailure(await ask('INCOME_SALARY'), 'ValidationFailed');
    expectFailure(await ask('HOME_IMPROVEMENT_NONSENSE'), 'ValidationFailed');
    expectFailure(await ask(FURNITURE, nowhere), 'NotFound');
  });

  it('apply an answer to all current and later transactions of the merchant, until it is undone', async () => {
    const params = { transactionId: (await questionOf('IKEA'))?.transaction.id ?? '' };
    const body = { category: FURNITURE, isForMerchant: true };
    const before = await counts();
    const answered = await person.call('answerCategory', { params, body });
    expect(answered).toMatchObject({ done: true, changed: 3 });
    expectFailure(await person.ask('answerCategory', { params, body }), 'Conflict');
    await ikea('ikea-late', -2_500);
    await syncNow(product(), person, bank.itemId);
    await waitUntilIdle(product(), person.userId);
    expect(await categoriesOf('IKEA')).toEqual([FURNITURE, FURNITURE, FURNITURE, FURNITURE]);
    expect(await questionOf('IKEA')).toBeUndefined();
    expect(await counts()).toEqual(before.map((count) => count - 1));
    const { history } = await person.call('getTransaction', { params });
    expect(history[0]).toMatchObject({ source: 'user', canUndo: true });
    expect(await broken()).toEqual([]);

    const back = await undo(person, answered);
    await waitUntilIdle(product(), person.userId);
    expect(await categoriesOf('IKEA')).toEqual([SHOPPING, SHOPPING, SHOPPING, SHOPPING]);
    expect(await questionOf('IKEA')).toMatchObject({ transaction: { id: params.transactionId }, others: 3 });
    expect(await counts()).toEqual(before);
    expect(await broken()).toEqual([]);
    // After the undo it is a question again; answered again, the answer applies to all four.
    const again = await undo(person, back);
    await waitUntilIdle(product(), person.userId);
    expect(await categoriesOf('IKEA')).toEqual([FURNITURE, FURNITURE, FURNITURE, FURNITURE]);
    await undo(person, again);
    await waitUntilIdle(product(), person.userId);
    expect(await questionOf('IKEA')).toMatchObject({ transaction: { id: params.transactionId } });
    expect(await broken()).toEqual([]);
  });

  it('are not asked again for a transaction whose category the user kept', async () => {
    const asked = await questionOf('H-E-B');
    const params = { transactionId: asked?.transaction.id ?? '' };
    await person.call('answerCategory', { params, body: { category: GROCERIES, isForMerchant: false } });
    await addTransaction('nudge', { amountMinor: -700, description: 'NUDGE' });
    await syncNow(product(), person, bank.itemId);
    await waitUntilIdle(product(), person.userId);
    expect(await questionOf('H-E-B')).toBeUndefined();
    const { transaction } = await person.call('getTransaction', { params });
    expect(transaction).toMatchObject({ category: GROCERIES, categorySource: 'user' });
  });
});

describe('answers about matches', () => {
  it('adjust the matcher once there are enough; a reset can be undone', async () => {
    expectFailure(await person.ask('startMatchingOver'), 'Conflict');
    for (const twin of ['a', 'b'])
      await addTransaction(`willow-${twin}`, { amountMinor: -3_345, description: 'WILLOW LOOM 12' });
    await syncNow(product(), person, bank.itemId);
    await deliverEmail(product(), NOOR, {
      at: '2026-11-18T13:00:00Z',
      ...orderEmail({
        merchant: 'Willow Loom',
        orderId: 'WL-77120',
        unitPriceMinor: 3_345,
        cardMask: '3390',
      }),
    });
    await person.call('requestGmailSync');
    await waitUntilIdle(product(), person.userId);
    const item = (await person.call('listReviewItems')).items.find(({ totalMinor }) => totalMinor === 3_345);
    const params = { reviewItemId: item?.id ?? '' };
    const body = { decision: 'confirmed' as const, transactionId: null };
    const matching = async () => (await person.call('getEmailAi')).matching;
    const decided = await person.call('decideReviewItem', { params, body });
    expect(await matching()).toMatchObject({ answers: 1, learnedFrom: 0 });
    await undo(person, decided);
    await waitUntilIdle(product(), person.userId);
    expect(await matching()).toMatchObject({ answers: 0 });
    await person.call('decideReviewItem', { params, body });
    // The same answer for forty more receipts, as stored.
    await product().admin.query(
      `insert into app.pairing_answers (user_id, id, receipt_id, is_sandbox, options, chosen, is_parting, answered_at)
       select user_id, gen_random_uuid(), receipt_id, is_sandbox, options, chosen, is_parting, answered_at
         from app.pairing_answers, generate_series(1, 40)
        where user_id = $1`,
      [person.userId],
    );
    await addTransaction('nudge2', { amountMinor: -800, description: 'NUDGE' });
    await syncNow(product(), person, bank.itemId);
    await waitUntilIdle(product(), person.userId);
    expect(await matching()).toMatchObject({ answers: 41, learnedFrom: 41 });
    expect(await broken()).toEqual([]);
    const reset = await person.call('startMatchingOver');
    expect(await matching()).toEqual({
      ...{ answers: 0, learnedFrom: 0, answersMin: 30 },
      resetEventId: reset.eventId,
    });
    const learned = await undo(person, reset);
    expect(await matching()).toMatchObject({ answers: 41, learnedFrom: 41, resetEventId: null });
    const again = await undo(person, learned);
    expect(await matching()).toMatchObject({ answers: 0, learnedFrom: 0 });
    await undo(person, again);
    expect(await matching()).toMatchObject({ answers: 41, learnedFrom: 41 });
    await waitUntilIdle(product(), person.userId);
    expect(await broken()).toEqual([]);
  });
});

describe('emails merged into one order', () => {
  it('can be separated by the user, stay separate, and are merged again by an undo', async () => {
    const order = orderEmail({ merchant: 'Harbour Pottery', orderId: 'HP-90211', unitPriceMinor: 5_555 });
    await deliverEmail(product(), NOOR, { at: '2026-11-17T09:00:00Z', ...order });
    await deliverEmail(product(), NOOR, { at: '2026-11-17T18:00:00Z', ...order });
    await person.call('requestGmailSync');
    await waitUntilIdle(product(), person.userId);
    const emails = (await allEmails(person)).filter((email) => email.totalMinor === 5_555);
    const details = await Promise.all(
      emails.map(({ id }) => person.call('getProcessedEmail', { params: { messageId: id } })),
    );
    const merged = details.find(({ history }) =>
      history.some((event) => event.what === 'Merged with its order'),
    );
    const params = { messageId: merged?.email.id ?? '' };
    const isLeading = async () =>
      (await person.call('getProcessedEmail', { params })).events.find(({ id }) => id === params.messageId)
        ?.isLeading ?? true;
    expect(await isLeading()).toBe(false);
    expectFailure(
      await person.ask('detachEmail', { params: { messageId: `msg_${'0'.repeat(32)}` } }),
      'NotFound',
    );
    const parted = await person.call('detachEmail', { params });
    expectFailure(await person.ask('detachEmail', { params }), 'Conflict');
    await person.call('readEmailAgain', { params });
    await waitUntilIdle(product(), person.userId);
    expect(await isLeading()).toBe(true);
    expect(await broken()).toEqual([]);
    await undo(person, parted);
    await waitUntilIdle(product(), person.userId);
    expect(await isLeading()).toBe(false);
    expect(await broken()).toEqual([]);
  });
});

describe('account deletion', () => {
  it('deletes all answers and learned data', async () => {
    const left = async (): Promise<number[]> => {
      const tables = ['pairing_answers', 'match_weights', 'category_questions', 'category_changes'];
      const counts = tables.map(
        (name) => `(select count(*)::int from app.${name} where user_id = $1) as ${name}`,
      );
      const { rows } = await product().admin.query<Record<string, number>>(`select ${counts.join(', ')}`, [
        person.userId,
      ]);
      return Object.values(rows[0] ?? {});
    };
    expect((await left()).every((count) => count > 0)).toBe(true);
    await person.call('deleteUser');
    expect(await left()).toEqual([0, 0, 0, 0]);
  });
});
