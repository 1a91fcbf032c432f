import type { IdentityService, RegistrationPolicy } from '#ports/identity.ts';
import type { Clock, IdSource } from '#ports/system.ts';
import { fetchPublishedKeys } from '../../published-keys.ts';
import { openIdentityPool } from '../identity-pool.ts';
import { createRegistration } from '../registration.ts';
import { createTokenVerifier } from '../token-verifier.ts';
import { createAccountChecks } from './account-checks.ts';
import { browserCookie } from './browser-cookie.ts';
import { type HostedClaims, readClaims, verifiedToken } from './hosted-claims.ts';
import { HostedPeople, type HostedPerson } from './people.ts';
import { addressesOf, createToolkit } from './toolkit.ts';

export interface HostedIdentityOptions {
  readonly databaseUrl: string;
  /** Signs the cookie that identifies the browser's user. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly projectId: string;
  readonly apiKey: string;
  /** Base address of the emulator, or null for the real service. */
  readonly emulatorUrl: string | null;
  readonly registration: RegistrationPolicy;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly onWarning: (error: unknown, what: string) => void;
  /** Runs work that calls the service for a user who is only known from its result. */
  readonly follow: <Result>(
    userOf: (result: Result) => string | null,
    work: () => Promise<Result>,
  ) => Promise<Result>;
}

const UNFINISHED_MS = 2 * 60_000;
const SANDBOX_DOMAIN = '@sandbox.test';

/**
 * The hosted identity service: the browser signs in there, and this server only verifies the signed tokens. The server
 * has no administrator key, so accounts are changed with the user's own token.
 */
export function createHostedIdentity(options: HostedIdentityOptions): IdentityService {
  const { clock } = options;
  const { pool, toolkit, registration, people, verifier } = createParts(options);
  const cookie = browserCookie(options.secret, options.publicUrl.startsWith('https://'));
  return {
    verify: (token, how) => verifier.verify(token, how),
    clearTokenCache: (userId) => verifier.forget(userId === null ? 'all' : { userId }),
    async sessionUser(headers) {
      const userId = cookie.read(headers, clock.now());
      const person = userId && (await people.get(userId));
      return person && !person.isEnding ? person.userId : null;
    },
    async getUser(userId) {
      const person = await people.get(userId);
      return person && { ...person, isSandbox: person.email.endsWith(SANDBOX_DOMAIN) };
    },
    async updateName({ userId, token }, name) {
      await toolkit.updateName(token, name);
      await people.rename(userId, name);
    },
    async endAccount({ userId, token }) {
      await people.setEnding(userId, clock.now());
      try {
        await toolkit.deleteAccount(token);
      } catch (error) {
        await people.setEnding(userId, null);
        throw error;
      }
      verifier.forget({ userId });
    },
    async deleteUser(userId) {
      await people.remove(userId, clock.now());
      verifier.forget({ userId });
    },
    unfinishedDeletions: () => people.listEnding(new Date(clock.now().getTime() - UNFINISHED_MS)),
    handle: (request) => answerBrowser(request, verifier, cookie, clock),
    security: null,
    registration: () => registration.policy(),
    // The service keeps its own attempt counters and security log.
    prune: async () => undefined,
    close: () => pool.end(),
  };
}

/** The parts of the service: its known users and its token verifier. */
function createParts(options: HostedIdentityOptions) {
  const { clock } = options;
  const pool = openIdentityPool(options.databaseUrl);
  const issuer = `https://securetoken.google.com/${options.projectId}`;
  const addresses = addressesOf(options.emulatorUrl);
  const toolkit = createToolkit(addresses, options.apiKey);
  const registration = createRegistration(pool, options.registration, clock);
  const people = new HostedPeople(pool, issuer, options.ids, registration);
  const askService = createAccountChecks(toolkit, options.onWarning);

  async function personOf(claims: HostedClaims, token: string, now: Date): Promise<HostedPerson | null> {
    if (await people.hasEnded(claims.subject, claims.signedInAt)) return null;
    const account = await askService(claims.subject, token, now).catch(() => 'gone' as const);
    if (account === 'gone') return null;
    const known = await people.find(claims.subject);
    if (!known) return people.enter(claims.subject, account ?? claims.account);
    if (account) await people.update(known.userId, account);
    return known;
  }

  const verifier = createTokenVerifier({
    ...{ issuer, audience: options.projectId, algorithm: 'RS256', clock },
    fetchKeys: () => fetchPublishedKeys(addresses.keys),
    async admit(payload, token, now) {
      const claims = readClaims(payload, now);
      const person =
        claims &&
        (await options.follow(
          (found) => found?.userId ?? null,
          () => personOf(claims, token, now),
        ));
      if (!claims || !person || person.isEnding) return null;
      return { ...verifiedToken(claims, token), userId: person.userId };
    },
  });
  return { pool, toolkit, registration, people, verifier };
}

/** Routes for the browser: a cookie that identifies its user on redirects from other sites, which carry no token. */
async function answerBrowser(
  request: Request,
  verifier: ReturnType<typeof createTokenVerifier>,
  cookie: ReturnType<typeof browserCookie>,
  clock: Clock,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === '/api/auth/session') {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    const person = bearer ? await verifier.verify(bearer) : null;
    if (!person) return new Response('{}', { status: 401 });
    return done(cookie.set(person.userId, clock.now()));
  }
  if (request.method === 'POST' && pathname === '/api/auth/sign-out') return done(cookie.clear);
  return new Response('{"code":"NotFound","message":"Signing in is done by a hosted service here."}', {
    status: 404,
  });
}

function done(setCookie: string): Response {
  return new Response('{"success":true}', {
    headers: { 'content-type': 'application/json', 'set-cookie': setCookie, 'cache-control': 'no-store' },
  });
}
