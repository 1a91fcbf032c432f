import { beforeAll, expect, it } from 'vitest';
import { linkAndImport, syncNow } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { readZip } from '../lib/files/zip.ts';
import { unknownId } from '../lib/ids.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR } from '../lib/mail.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { uploadMails } from '../lib/uploaded-mail.ts';

/** Receipts whose originals are partly unavailable: what the claim and its pack report about them. */
const product = runProduct();
let person: Person;
let params: { readonly claimId: string };
const ids: string[] = [];

const SHOPS = ['Amber Quay', 'Bryony Hollow', 'Cobalt Fern'] as const;

beforeAll(async () => {
  person = await signUp(product(), 'Noor Vale');
  const bank = await linkAndImport(product(), person, { accounts: ['visa'] });
  await connectGmail(person, NOOR);
  for (const [at, merchant] of SHOPS.entries()) {
    const domain = `${merchant.toLowerCase().replace(' ', '')}.test`;
    const items = [{ name: 'Ibuprofen tablets', unitPriceMinor: 899 + at }];
    const fields = { merchant, domain, orderId: `ZZ-55001${at}`, cardMask: '4417', items };
    const on = `2026-11-${10 + at}`;
    ids.push(
      ...(await deliverEmail(product(), NOOR, { at: `${on}T12:00:00Z`, template: 'shopify', fields })),
    );
    const transaction = { op: 'add', silent: true, account: 'visa', on, description: merchant.toUpperCase() };
    await bank.order({ ...transaction, id: `zz-${at}`, amountMinor: -(899 + at) });
  }
  await syncNow(product(), person, bank.itemId);
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
  const { lines } = await person.call('listClaims', { query: { year: 2026, environment: 'sandbox' } });
  const ofShops = lines.filter(({ provider }) => SHOPS.some((shop) => shop === provider));
  const chosen = ofShops.map(({ transactionId, receiptId, item }) => ({ transactionId, receiptId, item }));
  const { claim } = await person.call('createClaim', { body: { lines: chosen, environment: 'sandbox' } });
  params = { claimId: claim.id };
}, 60_000);

const fail = (path: string, fault: Readonly<Record<string, unknown>>) =>
  controlEmulator(product().googleUrl, { op: 'fail', path, times: 400, mode: 'respond', ...fault });
const fetched = async () => {
  await person.call('fetchClaimOriginals', { params });
  await waitUntilIdle(product(), person.userId);
  return person.call('getClaimOriginals', { params });
};
const problems = ({ unobtainable }: Awaited<ReturnType<typeof fetched>>) =>
  unobtainable.map(({ merchant, problem }) => [merchant, problem]);

const forget = () =>
  product().admin.query('delete from app.message_bodies where user_id = $1', [person.userId]);
const pack = async () => {
  const answer = await fetch(addressOf(product().url, 'getClaimPack', { params }), {
    headers: { authorization: `Bearer ${await person.token()}` },
  });
  return readZip(Buffer.from(await answer.arrayBuffer()));
};

it('a busy mailbox is retried later; an email that never arrives is given up, the others are fetched', async () => {
  await fail('/gmail/v1/users/me/messages/*', { reason: 'userRateLimitExceeded', times: 4 });
  await fail(`/gmail/v1/users/me/messages/${ids[2]}`, { status: 500 });
  const after = await fetched();
  expect(after).toMatchObject({ receipts: 3, kept: 2, waiting: 0, notAsked: 0 });
  expect(problems(after)).toEqual([['Cobalt Fern', 'unreachable']]);
  await controlEmulator(product().googleUrl, { op: 'clearFaults' });
  expect(await fetched()).toMatchObject({ kept: 3, unobtainable: [] });
}, 60_000);

it('an original that is too large is named with the limit and the sender to ask', async () => {
  const grow = (bytes: number) =>
    controlEmulator(product().googleUrl, { op: 'grow', mailbox: NOOR, id: ids[1], bytes });
  await forget();
  await grow(26 * 1024 * 1024);
  const after = await fetched();
  expect(problems(after)).toEqual([['Bryony Hollow', 'too_large']]);
  const files = await pack();
  expect(String(files.get('README.txt'))).toMatch(
    /bryony-hollow-\S+: it’s larger than 25 MB\. Ask Bryony Hollow \(.*bryonyhollow\.test\), order ZZ-550011 /,
  );
  expect([...files.keys()].some((name) => /bryony-hollow.*original\.eml/.test(name))).toBe(false);
  await grow(0);
  expect(await fetched()).toMatchObject({ kept: 3, unobtainable: [] });
}, 60_000);

it('a missing email, or one behind a sign-in, is named with the sender to ask, in the pack, too', async () => {
  await forget();
  await controlEmulator(product().googleUrl, { op: 'delete', mailbox: NOOR, id: ids[0] });
  const after = await fetched();
  expect(after).toMatchObject({ kept: 2 });
  expect(after.unobtainable).toMatchObject([
    {
      merchant: 'Amber Quay',
      orderId: 'ZZ-550010',
      problem: 'deleted',
      sender: expect.stringContaining('amberquay.test'),
    },
  ]);
  const files = await pack();
  const readme = String(files.get('README.txt'));
  expect(readme).toContain('Original emails: 2 of 3.');
  expect(readme).toMatch(
    new RegExp(
      String.raw`amber-quay-2026-11-10: it’s no longer in the mailbox\. ` +
        String.raw`Ask Amber Quay \(.*amberquay\.test\), order ZZ-550010 for a copy\.`,
    ),
  );
  expect(JSON.parse(String(files.get('manifest.json')))).toMatchObject({ receipts: 3, originals: 2 });

  await forget();
  await fail('/gmail/', { reason: 'authError' });
  expect(problems(await fetched()).map(([, problem]) => problem)).toEqual([
    'sign_in_needed',
    'sign_in_needed',
    'sign_in_needed',
  ]);
  await controlEmulator(product().googleUrl, { op: 'clearFaults' });
  expectFailure(
    await person.ask('getClaimOriginals', { params: { claimId: unknownId('claim') } }),
    'NotFound',
  );
  expectFailure(
    await person.ask('fetchClaimOriginals', { params: { claimId: unknownId('claim') } }),
    'NotFound',
  );
}, 60_000);

it('with an HSA, receipts are stored by default; turning it off stores none; a later choice stays', async () => {
  const fresh = await signUp(product(), 'Hana Vale');
  const isKept = async () => (await fresh.call('getEvidence')).isKept;
  expect(await isKept()).toBe(false);
  await fresh.call('updateOnboarding', { body: { healthAccounts: ['hsa'] } });
  expect(await isKept()).toBe(true);
  await fresh.call('updateOnboarding', { body: { healthAccounts: ['hsa'], keepsEvidence: false } });
  expect(await isKept()).toBe(false);
  await fresh.call('updateOnboarding', { body: { healthAccounts: ['fsa'] } });
  expect(await isKept()).toBe(false);
});

it('only the user’s own choice deletes stored receipts: without an HSA they stay', async () => {
  const keeper = await signUp(product(), 'Kit Vale');
  await keeper.call('updateOnboarding', { body: { healthAccounts: ['hsa'] } });
  await uploadMails(product(), keeper, [
    {
      from: 'Juniper Dell <orders@juniperdell.test>',
      subject: 'Your order ZQ-71099',
      at: 'Fri, 13 Nov 2026 10:00:00 +0000',
      lines: ['Thank you for your order.', 'Order number: ZQ-71099', 'Order total: $12.99'],
    },
  ]);
  const evidence = async () => {
    const { isKept, evidence } = await keeper.call('getEvidence');
    return { isKept, evidence };
  };
  expect(await evidence()).toEqual({ isKept: true, evidence: 1 });
  await keeper.call('updateOnboarding', { body: { healthAccounts: ['none'] } });
  expect(await evidence()).toEqual({ isKept: true, evidence: 1 });
  await keeper.call('updateEvidence', { body: { isKept: false } });
  expect(await evidence()).toEqual({ isKept: false, evidence: 0 });
}, 60_000);

it('receipts of a disconnected mailbox are named with their merchant', async () => {
  await person.call('disconnectGmail');
  await waitUntilIdle(product(), person.userId);
  const after = await fetched();
  expect(new Set(after.unobtainable.map(({ problem }) => problem))).toEqual(
    new Set(['mailbox_disconnected']),
  );
  expect(after.unobtainable.map(({ merchant }) => merchant).sort()).toEqual([...SHOPS]);
});
