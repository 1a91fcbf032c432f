import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { ROUTES } from '#contract/routes.ts';
import { expectFailure } from '../lib/envelope.ts';
import { signUpHosted } from '../lib/hosted-person.ts';
import { send } from '../lib/http.ts';
import { ALL_ENDPOINTS, unknownParams } from '../lib/ids.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import { runProduct, type TestProduct } from '../lib/servers/product.ts';
import { createHostedTokenIssuer, createTokenIssuer, type TokenIssuer } from '../lib/tokens.ts';

/** The methods of a path, in their order. */
const methodsOf = (path: string): string[] =>
  Object.values(ROUTES)
    .flatMap(([method, route]) => (route === path ? [method] : []))
    .sort();

const guarded = ALL_ENDPOINTS.filter((id) => ENDPOINTS[id].access === 'user');
const open = ALL_ENDPOINTS.filter((id) => ENDPOINTS[id].access === 'public');

/** Calls every endpoint that requires a user with an Authorization header; each must reject it. */
async function expectAllRefused(product: TestProduct, authorization: string | null): Promise<void> {
  const answers = await Promise.all(
    guarded.map(async (id) => {
      const headers: Record<string, string> = authorization === null ? {} : { authorization };
      const url = addressOf(product.url, id, { params: unknownParams(id) });
      return [id, await send(url, { method: ENDPOINTS[id].method, headers })] as const;
    }),
  );
  for (const [id, answer] of answers) {
    expect(answer.status, id).toBe(401);
    expectFailure(answer, 'Unauthorized');
  }
}

const MINUTES = 60;
const now = () => Math.floor(Date.now() / 1000);
const NO_SESSION = '018f0000-0000-7000-8000-000000000000';
/** An invalid token of each kind, for either identity. */
const FLAWED: readonly (readonly [string, (issuer: TokenIssuer) => Promise<string | null> | string])[] = [
  ['no token', async () => null],
  ['an empty token', () => 'Bearer '],
  ['garbage', () => 'Bearer garbage'],
  ['garbage with dots', () => 'Bearer aaaa.bbbb.cccc'],
  ['another scheme', async (issuer) => `Basic ${await issuer.signed()}`],
  [
    'a token that ran out',
    async (issuer) => `Bearer ${await issuer.signed({ exp: now() - 1, iat: now() - 301 })}`,
  ],
  ['a token not yet valid', async (issuer) => `Bearer ${await issuer.signed({ nbf: now() + 5 * MINUTES })}`],
  ['a token without a signature', (issuer) => `Bearer ${issuer.unsigned()}`],
  ['HMAC under the public key', async (issuer) => `Bearer ${await issuer.hmacWithPublicKey()}`],
  ['an unknown key', async (issuer) => `Bearer ${await issuer.unknownKey()}`],
  ['a foreign key under a known id', async (issuer) => `Bearer ${await issuer.stolenKeyId()}`],
  ['a foreign audience', async (issuer) => `Bearer ${await issuer.signed({ aud: 'https://other.test' })}`],
  ['a foreign issuer', async (issuer) => `Bearer ${await issuer.signed({ iss: 'https://other.test' })}`],
  ['a token without a person', async (issuer) => `Bearer ${await issuer.signed({ sub: undefined })}`],
  [
    'a token of a person who never was',
    async (issuer) => `Bearer ${await issuer.signed({ sub: NO_SESSION })}`,
  ],
  ['a token without a sign-in', async (issuer) => `Bearer ${await issuer.signed({ auth_time: undefined })}`],
  ['a token without an end', async (issuer) => `Bearer ${await issuer.signed({ exp: undefined })}`],
];

describe('every endpoint', () => {
  it('is either guarded or public; no endpoint is missing from both lists', () => {
    expect([...guarded, ...open].sort()).toEqual(Object.keys(ROUTES).sort());
    expect(open.sort()).toEqual([
      'getConfig',
      'readCalendar',
      'receiveGmailCallback',
      'receiveGmailPush',
      'receivePlaidWebhook',
      'showUnsubscribe',
      'unsubscribe',
    ]);
  });
});

const MODES = [
  ['local', {}, (product: TestProduct) => signUp(product), createTokenIssuer],
  [
    'hosted',
    { IDENTITY: 'firebase' },
    (product: TestProduct) => signUpHosted(product),
    createHostedTokenIssuer,
  ],
] as const;

describe.each(MODES)(
  'with the %s identity, every guarded endpoint rejects',
  (_mode, environment, enter, issuerOf) => {
    const product = runProduct({ environment });
    let person: Person;
    let issuer: TokenIssuer;

    beforeAll(async () => {
      person = await enter(product());
      issuer = await issuerOf(product(), person);
    });

    it('no well-signed token, so that each rejection below has its own reason', async () => {
      const url = `${product().url}/api/v1/auth/me`;
      const answer = await send(url, { headers: { authorization: `Bearer ${await issuer.signed()}` } });
      expect(answer.status).toBe(200);
    });

    it.each(FLAWED)('%s', async (_name, make) => {
      await expectAllRefused(product(), await make(issuer));
    });

    it('a token in the URL instead of the header', async () => {
      const url = `${product().url}/api/v1/auth/me?token=${await person.token()}&access_token=${await person.token()}`;
      expectFailure(await send(url), 'Unauthorized');
    });

    it('a token of a deleted user', async () => {
      const leaving = await enter(product());
      const token = await leaving.token();
      await leaving.call('deleteUser');
      await expectAllRefused(product(), `Bearer ${token}`);
    });
  },
);

describe('with the local identity', () => {
  const product = runProduct();

  it.each([
    ['without a session', undefined],
    ['of a session that never was', NO_SESSION],
  ])('a token %s is rejected', async (_name, sid) => {
    const person = await signUp(product());
    const issuer = await createTokenIssuer(product(), person);
    await expectAllRefused(product(), `Bearer ${await issuer.signed({ sid })}`);
  });

  it('a token whose user differs from its session’s', async () => {
    const issuer = await createTokenIssuer(product(), await signUp(product()));
    const other = await signUp(product());
    await expectAllRefused(product(), `Bearer ${await issuer.signed({ sub: other.userId })}`);
  });

  it('a session cookie alone', async () => {
    const person = await signUp(product());
    const answer = await send(`${product().url}/api/v1/auth/me`, { headers: { cookie: person.cookie } });
    expectFailure(answer, 'Unauthorized');
  });

  it('a token whose session was signed out', async () => {
    const leaving = await signUp(product());
    const token = await leaving.token();
    expect((await leaving.ask('getMe')).status).toBe(200);
    const out = await send(`${product().url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { cookie: leaving.cookie, origin: product().url, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(out.status).toBe(200);
    await expectAllRefused(product(), `Bearer ${token}`);
  });

  describe('methods and paths', () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
    const paths = [...new Set(Object.values(ROUTES).map(([, path]) => path))];

    it('return 405 with the allowed methods for every other method of every path', async () => {
      for (const path of paths) {
        const called = path.replace(/:\w+/g, 'x');
        // A path with a parameter may also match this one.
        const served = paths
          .filter((other) => new RegExp(`^${other.replace(/:\w+/g, '[^/]+')}$`).test(called))
          .map(methodsOf);
        const head = called.startsWith('/v1/calendars/') ? [] : ['HEAD'];
        for (const method of [...head, ...methods].filter(
          (name) => !served.flat().some((each) => each === name),
        )) {
          const answer = await send(`${product().url}/api${called}`, { method });
          expect(served, `${method} ${path}`).toContainEqual(answer.headers.get('allow')?.split(', ').sort());
          if (method === 'HEAD') expect(answer.status, path).toBe(405);
          else expectFailure(answer, 'MethodNotAllowed');
        }
      }
    });

    it.each([
      '/api',
      '/api/',
      '/api/v1',
      '/api/v1/nothing',
      '/api/v1/auth/me/x',
      '/api/v2/auth/me',
      '/api/__control',
    ])('return 404 in the envelope for %s', async (path) => {
      for (const method of methods)
        expectFailure(await send(`${product().url}${path}`, { method }), 'NotFound');
    });
  });
});
