import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';
import { AMOUNT_MINOR_MAX } from '#domain/money/money.ts';
import { expectEnvelope, expectFailure } from '../lib/envelope.ts';
import { type HttpAnswer, member, send } from '../lib/http.ts';
import { ALL_ENDPOINTS, unknownId, unknownParams } from '../lib/ids.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import { BODY_ENDPOINTS, validBody } from '../lib/samples.ts';
import { runProduct } from '../lib/servers/product.ts';
import { preview } from '../lib/statements.ts';

const product = runProduct();
let person: Person;
beforeAll(async () => {
  person = await signUp(product());
});

/** Sends a raw body to an endpoint as a signed-in user. */
async function post(
  id: EndpointId,
  body: string | Uint8Array<ArrayBuffer>,
  type: string | null = 'application/json',
): Promise<HttpAnswer> {
  return send(addressOf(product().url, id, { params: unknownParams(id) }), {
    method: ENDPOINTS[id].method,
    headers: { authorization: `Bearer ${await person.token()}`, ...(type ? { 'content-type': type } : {}) },
    body,
  });
}

async function get(path: string): Promise<HttpAnswer> {
  return send(`${product().url}/api/v1${path}`, {
    headers: { authorization: `Bearer ${await person.token()}` },
  });
}

describe('every endpoint with a body rejects invalid input with a reason', () => {
  it('has a sample for each endpoint', () => {
    expect(BODY_ENDPOINTS.length).toBeGreaterThan(8);
    for (const id of BODY_ENDPOINTS) expect(validBody(id)).toBeDefined();
  });

  describe.each(BODY_ENDPOINTS)('%s', (id) => {
    it.each(['{', '{"a":1', '{"a":01}', "{'a':1}", '[1,', 'nope', '\u0000', '{"a":1}{"b":2}'])(
      'malformed JSON: %j',
      async (body) => expectFailure(await post(id, body), 'BadRequest'),
    );

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
      'content type %s',
      async (type) =>
        expectFailure(await post(id, JSON.stringify(validBody(id)), type), 'UnsupportedMediaType'),
    );

    it.each(['[]', '"text"', '7', 'null', 'true'])('JSON that is not an object: %s', async (body) =>
      expectFailure(await post(id, body), 'ValidationFailed'),
    );

    it('JSON nested a thousand levels deep', async () => {
      const deep = `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`;
      expectFailure(await post(id, deep), 'BadRequest');
    });

    it('more than 1 MB', async () => {
      const answer = await post(id, JSON.stringify({ ...validBody(id), pad: 'x'.repeat(1024 * 1024) }));
      expectFailure(answer, 'PayloadTooLarge');
      expect(member(answer.json, 'message')).toContain('1 MB');
    });

    it.each([
      'userId',
      'user_id',
      'isAdmin',
      'createdAt',
      'balance',
      '__proto__',
      'constructor',
      'prototype',
    ])('the unknown field %s', async (field) => {
      const valid = JSON.stringify(validBody(id)).slice(0, -1);
      const body = `${valid}${valid === '{' ? '' : ','}${JSON.stringify(field)}:{"polluted":true}}`;
      expectFailure(await post(id, body), 'ValidationFailed');
      expect('polluted' in {}).toBe(false);
    });

    it.each(Object.keys(validBody(id) ?? {}))('the field %s with a wrong type', async (field) => {
      for (const wrong of [{}, [[]], -1.5, 1e300]) {
        const body = JSON.stringify({ ...validBody(id), [field]: wrong });
        if (id === 'exchangePublicToken' && field === 'institution' && JSON.stringify(wrong) === '{}')
          continue;
        expectFailure(await post(id, body), 'ValidationFailed');
      }
    });

    it.each(
      Object.entries(validBody(id) ?? {}).flatMap(([name, value]) =>
        typeof value === 'string' ? [name] : [],
      ),
    )(
      'the field %s with a NUL, with half a surrogate pair, and a hundred thousand characters long',
      async (field) => {
        for (const text of ['a\u0000b', 'x'.repeat(100_000)])
          expectFailure(
            await post(id, JSON.stringify({ ...validBody(id), [field]: text })),
            'ValidationFailed',
          );
        const half = await post(id, JSON.stringify({ ...validBody(id), [field]: 'a\ud800b' }));
        expectEnvelope(half);
        expect(half.status, half.text).toBeLessThan(503);
        expect(half.status, half.text).not.toBe(500);
      },
    );
  });

  it('invalid UTF-8 never becomes another user’s text', async () => {
    const bytes = new Uint8Array([...Buffer.from('{"displayName":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
    expectEnvelope(await post('updateProfile', bytes));
  });

  it('a missing body counts as an empty one', async () => {
    expect((await person.ask('updateOnboarding')).status).toBe(200);
  });
});

describe('paths', () => {
  const withParams = ALL_ENDPOINTS.filter(
    (id) => ENDPOINTS[id].path.includes(':') && !ENDPOINTS[id].path.includes('itemId'),
  );

  it.each(withParams)('%s returns 404 for malformed IDs as for unknown ones', async (id) => {
    const names = Object.keys(unknownParams(id));
    const headers = { authorization: `Bearer ${await person.token()}`, 'content-type': 'application/json' };
    const sample = validBody(id);
    const body = sample && JSON.stringify(sample);
    const call = (params: Record<string, string>) =>
      send(addressOf(product().url, id, { params }), {
        method: ENDPOINTS[id].method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
    for (const bad of [
      'x',
      '1',
      "' or 1=1 --",
      '../../me',
      '%00',
      '\u0000',
      'a'.repeat(5_000),
      'acc_',
      unknownId('account'),
      `${unknownId('transaction')}0`,
    ])
      for (const name of names) expectFailure(await call({ ...unknownParams(id), [name]: bad }), 'NotFound');
    expectFailure(await call(unknownParams(id)), 'NotFound');
  });
});

describe('queries', () => {
  const DAYS = ['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today', '0000-00-00', '99999-01-01', ''];

  it.each(['/dashboard', '/insights', '/transactions'])('%s rejects invalid dates', async (path) => {
    for (const day of DAYS)
      for (const name of ['from', 'to'])
        expectFailure(await get(`${path}?${name}=${encodeURIComponent(day)}`), 'ValidationFailed');
  });

  it.each(['/dashboard', '/insights', '/transactions'])(
    '%s accepts the first and the last valid date',
    async (path) => {
      for (const query of [
        'from=0001-01-01',
        'to=9999-12-31',
        'from=0000-01-01',
        'from=0001-01-01&to=9999-12-31',
        'from=2026-05-02&to=2026-05-01',
      ]) {
        const answer = await get(`${path}?${query}`);
        expect([200, 400], `${query}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
      }
    },
  );

  it('reject unknown and repeated parameters', async () => {
    for (const path of [
      '/dashboard',
      '/transactions',
      '/insights',
      '/subscriptions',
      '/review',
      '/processed-emails',
      '/gmail/auth',
    ]) {
      expectFailure(await get(`${path}?userId=x`), 'ValidationFailed');
      expectFailure(await get(`${path}?__proto__=x`), 'ValidationFailed');
      expectFailure(await get(`${path}?environment=live&environment=sandbox`), 'ValidationFailed');
    }
    expectFailure(await get('/transactions?q=a&q=b'), 'ValidationFailed');
  });

  it('reject values outside their lists and ranges', async () => {
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=-1',
      'limit=1.5',
      'limit=many',
      'limit=',
      'type=SPEND',
      'status=gone',
      'receipt=yes',
      'environment=both',
      'accountId=1',
      `accountId=${unknownId('message')}`,
      `q=${'x'.repeat(201)}`,
      `category=${'x'.repeat(2_001)}`,
      `merchant=${'x'.repeat(201)}`,
    ])
      expectFailure(await get(`/transactions?${query}`), 'ValidationFailed');
    expectFailure(await get('/processed-emails?state=odd'), 'ValidationFailed');
    expectFailure(await get('/processed-emails?kind=odd'), 'ValidationFailed');
  });

  it('a search with a NUL or half a surrogate pair finds nothing and does not fail', async () => {
    for (const path of [
      '/transactions?q=a%00b',
      '/transactions?merchant=%00',
      '/transactions?category=%00',
      '/processed-emails?q=%00',
      '/transactions?q=%ff%fe',
      '/transactions?q=%ED%A0%80',
    ]) {
      const answer = await get(path);
      expect([200, 400], `${path}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
    }
  });

  const place = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const uuid = '018f0000-0000-7000-8000-000000000000';
  const CURSORS = [
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('nope').toString('base64url')],
    ['another shape', Buffer.from('{"at":1}').toString('base64url')],
    ['too short', place('2026-01-01')],
    ['numbers', place(1, 2)],
    ['an id of dashes', place('2026-01-01', '-'.repeat(36))],
    ['an id of the wrong form', place('2026-01-01', 'a'.repeat(36))],
    ['a day that only looks like one', place('1', uuid)],
    ['a day in words', place('Jan 1', uuid)],
    ['a year beyond all', place('+275000-01-01T00:00:00Z', uuid)],
    ['a day that is none', place('2026-02-30', uuid)],
    ['text of a query', place("2026-01-01'; drop schema app; --", uuid)],
    ['empty', ''],
    ['five hundred characters', 'A'.repeat(500)],
  ] as const;
  it.each(CURSORS)('reject a cursor with %s', async (_name, cursor) => {
    for (const path of ['/transactions', '/processed-emails'])
      expectFailure(await get(`${path}?cursor=${encodeURIComponent(cursor)}`), 'ValidationFailed');
  });

  it('reject an invalid position in the review queue', async () => {
    for (const cursor of ['-1', '1.5', 'x', '1e9', 'NaN', 'Infinity'])
      expectFailure(await get(`/review?cursor=${cursor}`), 'ValidationFailed');
  });
});

describe('amounts and dates at their limits', () => {
  const READS = [
    'getDashboard',
    'getInsights',
    'getTransactionTotals',
    'getNetWorth',
    'listAccounts',
  ] as const;
  const account = { name: 'Vault', accountType: 'other', currency: 'USD' } as const;

  it('rejects what sums and periods could not hold', async () => {
    const created = await person.call('createAccount', { body: account });
    const spent = { accountId: created.account.id, postedOn: '2026-11-10', amountMinor: -450 };
    for (const postedOn of ['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31']) {
      const body = { ...spent, description: 'Stamps', postedOn };
      expectFailure(await person.ask('createTransaction', { body }), 'ValidationFailed');
      const dated = { ...account, balanceMinor: 1, balanceOn: postedOn };
      expectFailure(await person.ask('createAccount', { body: dated }), 'ValidationFailed');
      expectFailure(await get(`/processed-emails?from=${postedOn}`), 'ValidationFailed');
    }
    for (const amountMinor of [Number.MAX_SAFE_INTEGER, -AMOUNT_MINOR_MAX - 1]) {
      const body = { ...spent, description: 'Stamps', amountMinor };
      expectFailure(await person.ask('createTransaction', { body }), 'ValidationFailed');
      const valued = { ...account, balanceMinor: amountMinor };
      expectFailure(await person.ask('createAccount', { body: valued }), 'ValidationFailed');
    }
  });

  it('names the lines of a statement with such amounts, and reads the others', async () => {
    const rows = ['2026-11-10,Stamps,-4.50', '2026-11-11,Huge,-90071992547409.91', '2026-11-12,Pens,-3.10'];
    const { errors, accounts } = await preview(
      product(),
      person,
      `Date,Description,Amount\n${rows.join('\n')}\n`,
      'huge.csv',
    );
    expect(errors.map(({ line }) => line)).toEqual([3]);
    expect(accounts.map(({ counts }) => counts.new)).toEqual([2]);
  });

  it('rejects amounts that together exceed every exact total', async () => {
    const rich = await signUp(product());
    const { account: vault } = await rich.call('createAccount', { body: account });
    const body = { accountId: vault.id, postedOn: '2026-11-10', description: 'Stamps' };
    const answers = [];
    for (let round = 0; round < 5; round += 1)
      answers.push(
        await rich.ask('createTransaction', { body: { ...body, amountMinor: -AMOUNT_MINOR_MAX } }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400]);
    const valued = { ...account, balanceMinor: AMOUNT_MINOR_MAX };
    for (let round = 0; round < 4; round += 1) await rich.call('createAccount', { body: valued });
    expectFailure(await rich.ask('createAccount', { body: valued }), 'ValidationFailed');
    await waitUntilIdle(product(), rich.userId);
    for (const id of READS) expect((await rich.ask(id)).status, id).toBe(200);
  });

  it('shows every screen with the largest amounts on the first and last days', async () => {
    const rich = await signUp(product());
    const created = await rich.call('createAccount', {
      body: { ...account, balanceMinor: AMOUNT_MINOR_MAX },
    });
    for (const postedOn of ['1900-01-01', '2999-12-31'])
      for (const amountMinor of [AMOUNT_MINOR_MAX, -AMOUNT_MINOR_MAX])
        await rich.call('createTransaction', {
          body: { accountId: created.account.id, postedOn, amountMinor, description: `Transfer ${postedOn}` },
        });
    await waitUntilIdle(product(), rich.userId);
    for (const id of READS) expect((await rich.ask(id)).status, id).toBe(200);
    for (const query of [
      { from: '1900-01-01', to: '2999-12-31' },
      { from: '2999-12-31' },
      { to: '1900-01-01' },
    ])
      for (const id of ['getDashboard', 'getInsights', 'getTransactionTotals'] as const)
        expect((await rich.ask(id, { query })).status, JSON.stringify(query)).toBe(200);
  });
});

describe('invalid values', () => {
  it('a time zone or a currency that does not exist', async () => {
    const before = await person.call('getMe');
    expectFailure(await post('updateProfile', '{"timeZone":"Mars/Olympus"}'), 'ValidationFailed');
    expectFailure(await post('updateOnboarding', '{"timeZone":"Mars/Olympus"}'), 'ValidationFailed');
    expectFailure(await post('updateProfile', '{"currency":"usd"}'), 'ValidationFailed');
    expectFailure(await post('updateProfile', '{"displayName":"   "}'), 'ValidationFailed');
    expect(await person.call('getMe')).toEqual(before);
  });

  it('half a surrogate pair is stored as U+FFFD, in JSON columns too', async () => {
    const { account } = await person.call('createAccount', {
      body: { name: 'Cash', accountType: 'other', currency: 'USD' },
    });
    const { transactionId } = await person.call('createTransaction', {
      body: { accountId: account.id, postedOn: '2026-11-10', amountMinor: -450, description: 'a\ud800b' },
    });
    const part = { category: 'FOOD_AND_DRINK_GROCERIES', isHealth: false };
    await person.call('updateSplit', {
      params: { transactionId },
      body: {
        parts: [
          { ...part, amountMinor: -400, name: 'a\ud800b' },
          { ...part, amountMinor: -50 },
        ],
      },
    });
    const { transaction, split } = await person.call('getTransaction', { params: { transactionId } });
    expect([transaction.originalDescription, split?.[0]?.name]).toEqual(['a\ufffdb', 'a\ufffdb']);
  });

  it('an incomplete set of toggles', async () => {
    expectFailure(await post('updateNotifications', '{"email":true}'), 'ValidationFailed');
    expectFailure(await post('updateProfile', '{"privacySettings":{"analytics":true}}'), 'ValidationFailed');
  });

  it('a name is stored as typed, including markup', async () => {
    const name = '<img src=x onerror=alert(1)> Robin \u{1f9ff} "; drop table';
    await person.call('updateProfile', { body: { displayName: name } });
    expect((await person.call('getMe')).name).toBe(name);
    await person.call('updateProfile', { body: { displayName: 'Robin Vale' } });
  });
});
