import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';
import { allTransactions } from '../lib/bank.ts';
import { createFullAccount, type FullAccount } from '../lib/create-full-account.ts';
import { expectFailure, withoutRequestId } from '../lib/envelope.ts';
import { emailsSent, householdOf, joinHousehold, memberIdOf, shareAll } from '../lib/household.ts';
import { type HttpAnswer, send } from '../lib/http.ts';
import { ALL_ENDPOINTS, unknownId, unknownParams } from '../lib/ids.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { openScreen } from '../lib/live-events.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import { validBody } from '../lib/samples.ts';
import { runProduct } from '../lib/servers/product.ts';
import { ofx, preview } from '../lib/statements.ts';
import { readAllStoredData } from '../lib/stored-data.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
const WORD = 'Zanthoxylum';
let ann: FullAccount;
let ben: FullAccount;
/** Another user, with his own household. */
let carl: Person;
let ids: Readonly<Record<string, string>>;

const wire = (prefix: string, uuid: unknown) => `${prefix}_${String(uuid).replaceAll('-', '')}`;

beforeAll(async () => {
  // They share a mailbox, which he syncs before her emails are delivered.
  ben = await createFullAccount(product(), 'Quercus');
  ann = await createFullAccount(product(), WORD);
  carl = await signUp(product(), 'Carl Cole');
  await joinHousehold(carl, await signUp(product(), 'Dan Dole'));
  // She shares everything with him in one household; the rules below still apply.
  await joinHousehold(ann.person, ben.person);
  await shareAll(ann.person, { mailboxes: true });
  await ann.person.call('updateHouseholdSharing', { body: { sharesHealth: true } });
  await ann.person.call('createHouseholdInvitation', { body: { email: 'eve@example.test', role: 'viewer' } });
  const firstId = async (sql: string) =>
    (await product().admin.query<{ id: string }>(sql, [ann.person.userId])).rows[0]?.id;
  const claimId = '018f0000-0000-7000-8000-0000000c1a11';
  await product().admin.query(
    `insert into app.claims (user_id, id, number, state, is_sandbox, currency, created_at, changed_at)
      values ($1, $2, 1, 'draft', true, 'USD', now(), now())`,
    [ann.person.userId, claimId],
  );
  const deviceId = '018f0000-0000-7000-8000-0000000de71c';
  await product().admin.query(
    `insert into app.push_devices (user_id, id, endpoint_hash, subscription_sealed, name, created_at)
      values ($1, $2, '\\x01', '\\x02', 'her phone', now())`,
    [ann.person.userId, deviceId],
  );
  const externalId = 'an account she is asked about';
  await product().admin.query(
    `insert into app.account_questions (user_id, connection_id, external_id, account_id, name)
     select user_id, connection_id, $2, id, name from app.accounts where user_id = $1 and connection_id is not null
       limit 1`,
    [ann.person.userId, externalId],
  );
  await product().admin.query(
    `insert into identity.passkey (id, "userId", "credentialId", "publicKey", counter, transports, name, "isSynced",
       "createdAt") values (gen_random_uuid(), $1, 'hers', '', 0, '{}', 'Hers', false, now())`,
    [ann.person.userId],
  );
  ids = {
    sessionId: wire('ses', await firstId('select id from identity.session where "userId" = $1')),
    passkeyId: wire('pky', await firstId('select id from identity.passkey where "userId" = $1')),
    itemId: ann.bank.itemId,
    externalId,
    accountId: wire('acc', await firstId('select id from app.accounts where user_id = $1')),
    transactionId: wire(
      'txn',
      await firstId(
        "select transaction_id as id from app.receipt_matches where user_id = $1 and state = 'matched'",
      ),
    ),
    otherId: wire(
      'txn',
      await firstId('select id from app.transactions where user_id = $1 order by id desc limit 1'),
    ),
    receiptId: wire(
      'rcp',
      await firstId(
        "select receipt_id as id from app.receipt_matches where user_id = $1 and state = 'matched'",
      ),
    ),
    importId: ann.imported.id,
    subscriptionId: wire('sub', await firstId('select id from app.recurring_streams where user_id = $1')),
    reviewItemId: wire('rev', await firstId('select id from app.review_items where user_id = $1')),
    claimId: wire('clm', claimId),
    findingId: wire('fnd', await firstId('select id from app.findings where user_id = $1')),
    messageId: wire('msg', await firstId('select id from app.messages where user_id = $1')),
    mailboxId: wire('mbx', await firstId('select id from app.mailboxes where user_id = $1')),
    clock: 'return',
    userId: wire('usr', ann.person.userId),
    invitationId:
      (await householdOf(ann.person)).invitations[0]?.id ?? expect.fail('her invitation is not listed'),
    memberId: await memberIdOf(ann.person, ann.person),
    deviceId: wire('dev', deviceId),
    eventId:
      (
        await ann.person.call('editTransactions', {
          body: { transactions: { filter: { environment: 'live' }, count: 2 }, change: { addedNote: WORD } },
        })
      ).eventId ?? expect.fail('her edit has no event'),
  };
  await emailsSent(product());
  await trafficAtRest();
  for (const [name, id] of Object.entries(ids)) expect(id, `Ann has a ${name}`).not.toContain('undefined');
}, 120_000);

/** Outgoing traffic is recorded afterward, a moment after the last email counts as sent. */
async function trafficAtRest(): Promise<void> {
  const seen: string[] = [];
  await waitFor('what was sent to be recorded', async () => {
    seen.push(await readAllStoredData(product(), ann.person.userId));
    return seen.length > 5 && new Set(seen.slice(-5)).size === 1;
  });
}

/** One call as a user, with given parameters and a valid body. */
async function callAs(person: Person, id: EndpointId, params: Record<string, string>): Promise<HttpAnswer> {
  const body = validBody(id);
  return send(addressOf(product().url, id, { params }), {
    method: ENDPOINTS[id].method,
    headers: { authorization: `Bearer ${await person.token()}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** A calendar is read by its secret address alone. */
const withParams = ALL_ENDPOINTS.filter(
  (id) => ENDPOINTS[id].path.includes(':') && ENDPOINTS[id].access === 'user',
);
/** Endpoints that only the owner of a household may call reject other members, whatever the target is. */
const OF_OWNERS: readonly EndpointId[] = [
  'deleteHouseholdInvitation',
  'updateHouseholdMember',
  'removeHouseholdMember',
];
const OTHERS = [
  ['to somebody in another household', () => carl, []],
  ['to a member she shares everything with', () => ben.person, OF_OWNERS],
] as const;

describe.each(OTHERS)('her IDs, %s', (_who, other, forbidden) => {
  it.each(withParams)('%s responds as to an unknown ID, and changes nothing', async (id) => {
    const before = await readAllStoredData(product(), ann.person.userId);
    const names = Object.keys(unknownParams(id));
    const theirs = Object.fromEntries(
      names.map((name) => [name, ids[name] ?? expect.fail(`no ${name} of Ann`)]),
    );
    const foreign = await callAs(other(), id, theirs);
    const nothing = await callAs(other(), id, unknownParams(id));
    expectFailure(foreign, forbidden.some((each) => each === id) ? 'Forbidden' : 'NotFound');
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(nothing));
    await waitUntilIdle(product(), other().userId);
    expect(await readAllStoredData(product(), ann.person.userId)).toBe(before);
  });
});

describe('another user’s IDs', () => {
  it('the IDs above exist: Ann herself can access each of them', async () => {
    const reads = withParams.filter((id) => ENDPOINTS[id].method === 'GET');
    for (const id of reads)
      expect((await callAs(ann.person, id, { ...unknownParams(id), ...ids })).status, id).toBe(200);
  });

  it('in a body: no transaction of hers takes a receipt, no account an import, no bank a link', async () => {
    const before = await readAllStoredData(product(), ann.person.userId);
    const [mine] = (await ben.person.call('listReviewItems')).items;
    for (const transactionId of [ids.transactionId ?? '', unknownId('transaction')])
      expectFailure(
        await ben.person.ask('decideReviewItem', {
          params: { reviewItemId: mine?.id ?? '' },
          body: { decision: 'confirmed', transactionId },
        }),
        'NotFound',
      );
    expect((await ben.person.call('listReviewItems')).items[0]).toEqual(mine);
    const [account] = (await ann.person.call('listAccounts')).accounts;
    for (const transactionId of [ids.transactionId ?? '', unknownId('transaction')])
      expectFailure(
        await ben.person.ask('editTransactions', {
          body: { transactions: { ids: [transactionId] }, change: { description: 'His' } },
        }),
        'NotFound',
      );
    const file = await preview(
      product(),
      ben.person,
      ofx([{ on: '2026-11-01', amount: '-1.00', name: 'X', id: 'x' }], { id: '99' }),
    );
    for (const accountId of [account?.id ?? '', unknownId('account')])
      expectFailure(
        await ben.person.ask('confirmImport', {
          params: { importId: file.id },
          body: { targets: [{ index: 0, accountId }] },
        }),
        'NotFound',
      );
    for (const itemId of [ann.bank.itemId, 'none'])
      expectFailure(await ben.person.ask('createLinkToken', { body: { itemId } }), 'NotFound');
    expect(await readAllStoredData(product(), ann.person.userId)).toBe(before);
  });

  it('in a query: an account of hers has no transactions for him, like an unknown one', async () => {
    const [account] = (await ann.person.call('listAccounts')).accounts;
    const foreign = await ben.person.call('listTransactions', { query: { accountId: account?.id ?? '' } });
    const nothing = await ben.person.call('listTransactions', { query: { accountId: unknownId('account') } });
    expect(foreign.transactions).toEqual([]);
    expect(foreign).toEqual(nothing);
    const query = { accountId: account?.id ?? '' };
    expect((await ben.person.call('getTransactionTotals', { query })).count).toBe(0);
  });

  it('a cursor of hers shows him only his own transactions', async () => {
    const page = await ann.person.call('listTransactions', { query: { limit: 5, environment: 'sandbox' } });
    const next = await ben.person.call('listTransactions', {
      query: { limit: 200, environment: 'sandbox', cursor: page.nextCursor ?? '' },
    });
    const hers = new Set((await allTransactions(ann.person)).map((transaction) => transaction.id));
    expect(next.transactions.filter((transaction) => hers.has(transaction.id))).toEqual([]);
  });
});

describe('the data a user reads', () => {
  const reads = ALL_ENDPOINTS.filter((id) => {
    const { method, path, access } = ENDPOINTS[id];
    return (
      method === 'GET' &&
      access === 'user' &&
      !path.includes(':') &&
      !path.startsWith('/v1/admin/') &&
      id !== 'streamEvents' &&
      id !== 'getGmailAuth'
    );
  });
  /** Data that members see of each other; the household tests cover it. */
  const SHARED: readonly EndpointId[] = ['getHousehold', 'getHouseholdOverview', 'listHouseholdTransactions'];
  const asked = OTHERS.flatMap(([who, other]) =>
    reads
      .filter((id) => other === OTHERS[0][1] || !SHARED.includes(id))
      .map((id) => [id, who, other] as const),
  );

  it.each(asked)('%s contains no word of hers, %s', async (id, _who, other) => {
    for (const environment of ['live', 'sandbox']) {
      const url = addressOf(
        product().url,
        id,
        'query' in ENDPOINTS[id] &&
          ['getDashboard', 'getInsights', 'listTransactions', 'listSubscriptions'].includes(id)
          ? { query: { environment } }
          : id === 'getHouseholdOverview' || id === 'listHouseholdTransactions'
            ? { query: { environment, whose: 'ours' } }
            : id === 'findMailServer'
              ? { query: { address: 'robin@example.test' } }
              : {},
      );
      const answer = await send(url, { headers: { authorization: `Bearer ${await other().token()}` } });
      expect(answer.status).toBe(200);
      // In this test both use the mailbox, and its emails name both.
      if (!['listProcessedEmails', 'getEmailAi', 'listReviewItems'].includes(id))
        expect(answer.text.toLowerCase()).not.toContain(WORD.toLowerCase());
      for (const foreignId of Object.values(ids)) expect(answer.text).not.toContain(foreignId);
    }
  });

  it.each([WORD, `${WORD} kiosk`, '204418'])('a search for %s finds none of her rows', async (q) => {
    expect(await allTransactions(ben.person, { q })).toEqual([]);
    expect((await allTransactions(ann.person, { q: WORD, environment: 'live' })).length).toBe(2);
    for (const query of [{ merchant: ann.surShop }, { q: `${WORD} Books` }])
      expect(await ben.person.call('getTransactionTotals', { query })).toMatchObject({
        count: 0,
        spendMinor: 0,
      });
  });

  it('live events of one user never reach another’s screen', async () => {
    const [hers, his] = [await openScreen(product(), ann.person), await openScreen(product(), ben.person)];
    await waitFor('both streams', async () => hers.events.length > 0 && his.events.length > 0);
    const seen = his.events.length;
    const [transaction] = await allTransactions(ann.person);
    await ann.person.call('updateTransaction', {
      params: { transactionId: transaction?.id ?? '' },
      body: { note: 'hello' },
    });
    await waitFor('her event', async () => hers.events.some((event) => event.event === 'changed'));
    await ben.person
      .call('updateSubscription', {
        params: {
          subscriptionId:
            (await ben.person.call('listSubscriptions')).subscriptions[0]?.id ?? unknownId('subscription'),
        },
        body: { verdict: 'detected' },
      })
      .catch(() => undefined);
    expect(his.events.slice(seen).filter((event) => JSON.stringify(event.data).includes('insights'))).toEqual(
      [],
    );
    hers.close();
    his.close();
  });
});
