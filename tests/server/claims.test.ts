import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { findClaim, insertClaimLines } from '#db/repositories/claims.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { fromWire } from '#server/lib/wire-id.ts';
import { type LinkedBank, linkAndImport, syncNow } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { unknownId } from '../lib/ids.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR } from '../lib/mail.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
const SHOP = 'Amber Quay Goods';
/** A day that has begun in every time zone. */
const YESTERDAY = addDays(new Date().toISOString().slice(0, 10), -1);
const QUERY = { year: 2026, environment: 'sandbox' } as const;
let person: Person;
let bank: LinkedBank;

/** The lines of the shop, and the year's figures. */
async function year() {
  const read = await person.call('listClaims', { query: QUERY });
  return { ...read, ofShop: read.lines.filter((line) => line.provider === SHOP) };
}
type Line = Awaited<ReturnType<typeof year>>['lines'][number];
const refOf = ({ transactionId, receiptId, item }: Pick<Line, 'transactionId' | 'receiptId' | 'item'>) => ({
  ...{ transactionId, receiptId, item },
});
const bare = (wireId: string) => wireId.slice(4);

beforeAll(async () => {
  person = await signUp(product(), 'Noor Vale');
  bank = await linkAndImport(product(), person, { accounts: ['hsa', 'visa'] });
  await person.call('updateEvidence', { body: { isKept: true } });
  await connectGmail(person, NOOR);
  const items = [
    { name: 'Ibuprofen tablets', unitPriceMinor: 899 },
    { name: 'Massage gun', unitPriceMinor: 1_200 },
    { name: 'Whole milk', unitPriceMinor: 500 },
  ];
  for (const [orderId, cardMask, at] of [
    ['AQ-550012', '4417', '2026-11-09T12:00:00Z'],
    ['AQ-550099', '3390', '2026-11-12T12:00:00Z'],
  ])
    await deliverEmail(product(), NOOR, {
      ...{ at: at ?? '', template: 'shopify' },
      fields: { merchant: SHOP, domain: 'amberquay.test', orderId, cardMask, items },
    });
  const transaction = { op: 'add', silent: true, amountMinor: -2_599, description: 'AMBER QUAY GOODS' };
  await bank.order({ ...transaction, account: 'visa', on: '2026-11-10', id: 'aq-visa' });
  await bank.order({ ...transaction, account: 'hsa', on: '2026-11-13', id: 'aq-hsa' });
  await syncNow(product(), person, bank.itemId);
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
}, 60_000);

/** The integrity errors of this user. */
async function broken(): Promise<string[]> {
  const db = openDatabase({ url: product().databaseUrl });
  const findings = await db.withUser(person.userId, checkPerson).finally(() => db.close());
  return findings.filter((finding) => finding.count > 0).map((finding) => finding.rule);
}

it('the year shows the status of every health line; payments from a health account are paid', async () => {
  const { ofShop, totals, lines, years } = await year();
  const shown = ofShop.map((line) => [
    line.serviceOn,
    line.description,
    line.status,
    line.amountMinor,
    line.missing,
  ]);
  expect(shown).toEqual([
    ['2026-11-12', 'Ibuprofen tablets', 'paid_from_account', 899, []],
    ['2026-11-12', 'Massage gun', 'paid_from_account', 1_200, ['letter']],
    ['2026-11-09', 'Ibuprofen tablets', 'ready', 899, []],
    ['2026-11-09', 'Massage gun', 'needs_letter', 1_200, ['letter']],
  ]);
  const sumOf = (status: Line['status']) =>
    lines.filter((line) => line.status === status).reduce((sum, line) => sum + line.amountMinor, 0);
  expect(totals).toMatchObject({
    ...{
      eligibleMinor: 899,
      unclaimedMinor: 899,
      claimedMinor: 0,
      reimbursedMinor: 0,
      needsLetterMinor: 1_200,
    },
    ...{ needsReceiptMinor: sumOf('needs_receipt'), paidFromAccountMinor: sumOf('paid_from_account') },
  });
  expect(years).toContain(2026);
  expect((await person.call('listClaims', { query: { ...QUERY, year: 2019 } })).lines).toEqual([]);
  expectFailure(await person.ask('listClaims', { query: { year: 12 } }), 'ValidationFailed');
});

it('a claim passes through its states and back; a line is in one claim; its pack has the evidence', async () => {
  const { ofShop } = await year();
  const [paid, , ready, massage] = ofShop;
  if (!paid || !ready || !massage) throw new Error('no lines');
  const made = await person.ask('createClaim', { body: QUERY });
  expect(made.status).toBe(201);
  expectFailure(await person.ask('createClaim', { body: QUERY }), 'Conflict');
  const [claim] = (await year()).claims;
  const params = { claimId: claim?.id ?? '' };
  expect(claim).toMatchObject({ number: 1, state: 'draft', patient: 'Noor Vale', totalMinor: 899 });

  // No line is claimed twice: not in another claim, not twice in one, and not in the database either.
  expectFailure(
    await person.ask('createClaim', { body: { lines: [refOf(ready)], environment: 'sandbox' } }),
    'Conflict',
  );
  expectFailure(
    await person.ask('createClaim', { body: { lines: [refOf(paid)], environment: 'sandbox' } }),
    'Conflict',
  );
  const twice = { lines: [refOf(massage), refOf(massage)], environment: 'sandbox' as const };
  expectFailure(await person.ask('createClaim', { body: twice }), 'ValidationFailed');
  expectFailure(await person.ask('createClaim', { body: {} }), 'ValidationFailed');
  const strange = { ...refOf(ready), transactionId: unknownId('transaction') };
  expectFailure(
    await person.ask('createClaim', { body: { lines: [strange], environment: 'sandbox' } }),
    'NotFound',
  );
  const database = openDatabase({ url: product().databaseUrl });
  const stored = await database.withUser(person.userId, (db) => findClaim(db, fromWire(params.claimId)));
  const [line] = stored?.lines ?? [];
  if (!line) throw new Error('no line');
  const more = { ...line, id: randomUUID(), item: (line.item ?? 0) + 7, amountMinor: 2_000 };
  await expect(database.withUser(person.userId, (db) => insertClaimLines(db, [more]))).rejects.toThrow(
    'claims hold more than the transaction paid',
  );
  await database.close();

  // Draft: lines are added and removed, each with its own texts.
  const lines = [
    { ...refOf(ready), patient: 'Sam Vale' },
    { ...refOf(massage), hasLetter: true },
  ];
  const changed = await person.call('updateClaim', { params, body: { lines } });
  expect(changed.claim.lines.map((line) => [line.description, line.patient, line.missing])).toEqual([
    ['Ibuprofen tablets', 'Sam Vale', []],
    ['Massage gun', null, []],
  ]);
  expectFailure(await person.ask('updateClaim', { params, body: { state: 'reimbursed' } }), 'Conflict');
  expectFailure(
    await person.ask('updateClaim', { params, body: { state: 'submitted', on: '2990-01-01' } }),
    'ValidationFailed',
  );

  // Submitted: fixed. Then partly paid, rejected, and reverted.
  await person.call('updateClaim', { params, body: { state: 'submitted' } });
  expectFailure(await person.ask('updateClaim', { params, body: { lines: [refOf(ready)] } }), 'Conflict');
  expectFailure(await person.ask('deleteClaim', { params }), 'Conflict');
  expectFailure(
    await person.ask('updateClaim', { params, body: { state: 'reimbursed', reimbursedMinor: 2_100 } }),
    'ValidationFailed',
  );
  await person.call('updateClaim', { params, body: { state: 'reimbursed', reimbursedMinor: 2_000 } });
  expect((await year()).totals).toMatchObject({
    ...{ eligibleMinor: 2_099, unclaimedMinor: 0, claimedMinor: 2_099, reimbursedMinor: 2_000 },
  });
  const { history } = await person.call('getTransaction', { params: { transactionId: ready.transactionId } });
  expect(history.slice(0, 3).map((event) => event.what)).toEqual([
    'Claim 1 reimbursed',
    'Claim 1 submitted',
    'Added to claim 1',
  ]);
  await person.call('updateClaim', { params, body: { state: 'submitted' } });
  await person.call('updateClaim', { params, body: { state: 'rejected' } });
  expect((await year()).ofShop.map((line) => line.status)).toContain('ready');

  // A rejected claim releases its lines; that can't be undone while another claim has one of them.
  const elsewhere = await person.call('createClaim', {
    body: { lines: [refOf(ready)], environment: 'sandbox', as: 'elsewhere' },
  });
  expectFailure(await person.ask('updateClaim', { params, body: { state: 'submitted' } }), 'Conflict');
  expect((await year()).totals).toMatchObject({ eligibleMinor: 899, claimedMinor: 899, unclaimedMinor: 0 });
  await person.call('deleteClaim', { params: { claimId: elsewhere.claim.id } });
  await person.call('updateClaim', { params, body: { state: 'submitted' } });
  expect(await broken()).toEqual([]);

  const headers = { authorization: `Bearer ${await person.token()}` };
  const ask = () => fetch(addressOf(product().url, 'getClaimPack', { params }), { headers });
  // A pack holds emails and documents in memory, so a user gets one at a time; the next starts when it has been
  // downloaded.
  const atOnce = await Promise.all([ask(), ask(), ask()]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  for (const answer of atOnce) await answer.arrayBuffer();
  const pack = await ask();
  expect([pack.status, pack.headers.get('content-type'), pack.headers.get('content-disposition')]).toEqual([
    200,
    'application/zip',
    'attachment; filename="fettle-claim-1-2026.zip"',
  ]);
  const folder = 'receipts/01-amber-quay-goods-2026-11-09';
  const zip = Buffer.from(await pack.arrayBuffer()).toString('latin1');
  for (const name of [
    'README.txt',
    'claim.pdf',
    'claim.csv',
    'bank.csv',
    `${folder}/facts.txt`,
    `${folder}/original.eml`,
  ])
    expect(zip).toContain(name);
  expectFailure(await person.ask('getClaimPack', { params: { claimId: unknownId('claim') } }), 'NotFound');
  expectFailure(
    await person.ask('updateClaim', { params: { claimId: unknownId('claim') }, body: {} }),
    'NotFound',
  );

  await person.call('updateClaim', { params, body: { state: 'draft' } });
  await person.call('deleteClaim', { params });
  expect((await year()).ofShop.map((line) => line.status)).toContain('ready');
});

it('a refund that the merchant confirms reduces the claimable amount; of a claimed item, it is reported', async () => {
  const line = (await year()).ofShop.find(({ status }) => status === 'ready');
  if (!line) throw new Error('no line');
  const { claim } = await person.call('createClaim', {
    body: { lines: [refOf(line)], environment: 'sandbox' },
  });
  const params = { claimId: claim.id };
  const found = async (state: 'draft' | 'submitted' | 'reimbursed') => {
    await person.call('updateClaim', { params, body: { state } });
    await waitUntilIdle(product(), person.userId);
    const { findings } = await person.call('listFindings', { query: { environment: 'sandbox' } });
    return findings.filter(({ kind }) => kind === 'claim_refunded');
  };
  expect(await found('submitted'), 'before the refund').toEqual([]);
  await product().admin.query(
    `insert into app.receipts (user_id, id, kind, state, merchant, merchant_key, order_id, purchased_on,
      received_at, currency, total_minor, confidence, reader_version, is_sandbox)
     select user_id, gen_random_uuid(), 'refund', 'accepted', merchant, merchant_key, 'aq 550012', $3,
       now(), currency, 899, 1, reader_version, is_sandbox
       from app.receipts where user_id = $1 and replace(id::text, '-', '') = $2`,
    [person.userId, bare(line.receiptId ?? ''), YESTERDAY],
  );
  expect(await found('draft'), 'the plan knows nothing of a draft').toEqual([]);
  const [submitted] = await found('submitted');
  expect(submitted).toMatchObject({
    title: 'Refund for a claimed item: Ibuprofen tablets',
    detail: `${SHOP} refunded the $8.99 in claim 1. Ask your plan administrator to correct the claim.`,
    ...{ on: YESTERDAY, amountMinor: 899, currency: 'USD' },
    receipts: [{ id: line.receiptId }, { totalMinor: 899 }],
    transactions: [{ id: line.transactionId }],
  });
  const { notifications } = await person.call('listNotifications');
  expect(notifications).toContainEqual(
    expect.objectContaining({
      kind: 'claim_refunded',
      title: submitted?.title,
      href: `/insights?view=checks&finding=${submitted?.id}`,
    }),
  );
  expect(await found('reimbursed')).toMatchObject([
    { id: submitted?.id, detail: expect.stringContaining('repay the refunded amount') },
  ]);
  await person.call('dismissFinding', { params: { findingId: submitted?.id ?? '' } });
  expect(await found('submitted'), 'dismissed').toEqual([]);
  expect(await found('draft')).toEqual([]);
  await person.call('deleteClaim', { params });
  expect((await year()).ofShop.map(({ status }) => status)).not.toContain('ready');
});

it('a refund by the bank belongs to the newest payment, whichever payments a claim names', async () => {
  const pharmacy = 'Rowan Hill Pharmacy';
  for (const [orderId, at] of [
    ['RH-7001', '2026-10-04T12:00:00Z'],
    ['RH-7002', '2026-10-19T12:00:00Z'],
  ])
    await deliverEmail(product(), NOOR, {
      ...{ at: at ?? '', template: 'shopify' },
      fields: {
        ...{ merchant: pharmacy, domain: 'rowanhill.test', orderId, cardMask: '4417' },
        items: [{ name: 'Ibuprofen tablets', unitPriceMinor: 3_000 }],
      },
    });
  const row = { op: 'add', silent: true, account: 'visa', description: 'ROWAN HILL PHARMACY' };
  await bank.order({ ...row, amountMinor: -3_000, on: '2026-10-05', id: 'rowan-older' });
  await bank.order({ ...row, amountMinor: -3_000, on: '2026-10-20', id: 'rowan-newer' });
  await bank.order({ ...row, amountMinor: 3_000, on: '2026-10-25', id: 'rowan-refund' });
  await syncNow(product(), person, bank.itemId);
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
  const [newer, older] = (await year()).lines.filter(({ provider }) => provider === pharmacy);
  expect([newer?.status, older?.status]).toEqual(['refunded', 'ready']);
  const { claim } = await person.call('createClaim', {
    body: { lines: older ? [refOf(older)] : [], environment: 'sandbox' },
  });
  const params = { claimId: claim.id };
  await person.call('updateClaim', { params, body: { state: 'submitted' } });
  await waitUntilIdle(product(), person.userId);
  const { findings } = await person.call('listFindings', { query: { environment: 'sandbox' } });
  expect(findings.filter(({ kind }) => kind === 'claim_refunded')).toEqual([]);
});

it('the check counts claim violations, and removing the sandbox removes claims of its transactions', async () => {
  const massage = (await year()).ofShop.find((line) => line.status === 'needs_letter');
  await person.call('createClaim', {
    body: { lines: massage ? [refOf(massage)] : [], environment: 'sandbox' },
  });
  await product().admin.query('update app.claim_lines set holds = false where user_id = $1', [person.userId]);
  expect(await broken()).toContain('a claim holds its lines exactly while it is open or paid');
  await person.call('deleteSandbox');
  const { rows } = await product().admin.query(
    `select (select count(*) from app.claims where user_id = $1)::int + (select count(*) from app.claim_lines
      where user_id = $1)::int as left`,
    [person.userId],
  );
  expect(rows).toEqual([{ left: 0 }]);
});
