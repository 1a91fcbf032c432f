import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import pg from 'pg';
import type { IdentityService, RegistrationPolicy, VerifiedToken } from '#ports/identity.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import type { Clock, IdSource } from '#ports/system.ts';
import { fetchPublishedKeys } from '../../published-keys.ts';
import { createRegistration } from '../registration.ts';
import { createTokenVerifier } from '../token-verifier.ts';
import { browserCookie } from './browser-cookie.ts';
import { type HostedPerson, hostedPeople } from './people.ts';
import { addressesOf, createToolkit, type HostedAccount } from './toolkit.ts';

export interface HostedIdentityOptions {
  readonly databaseUrl: string;
  /** Signs the cookie that names the browser's person. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly projectId: string;
  readonly apiKey: string;
  /** Base address of the stand-in, or null for the real service. */
  readonly standInUrl: string | null;
  readonly registration: RegistrationPolicy;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly onWarning: (error: unknown, what: string) => void;
  /** Runs work that asks the service about a user whom only its result names. */
  readonly follow: <Result>(
    userOf: (result: Result) => string | null,
    work: () => Promise<Result>,
  ) => Promise<Result>;
}

/** How often the service is asked whether an account still stands; sooner after it could not be asked. */
const RECHECK_MS = 5 * 60_000;
const RECHECK_SOON_MS = 30_000;
/** How far the service's clock may be ahead of ours. */
const SKEW_SECONDS = 60;
const CHECKS_MAX = 20_000;
const SUBJECT_LENGTH_MAX = 128;
const UNFINISHED_MS = 2 * 60_000;
const SANDBOX_DOMAIN = '@sandbox.test';

/**
 * The hosted identity service: the browser signs in there, and this server only verifies what it signed. Without an
 * administrator's key, so that what changes an account is done with the user's own token.
 */
export function createHostedIdentity(options: HostedIdentityOptions): IdentityService {
  const { clock } = options;
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 4,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    options: '-c search_path=identity',
  });
  pool.on('error', () => undefined);
  const issuer = `https://securetoken.google.com/${options.projectId}`;
  const addresses = addressesOf(options.standInUrl);
  const toolkit = createToolkit(addresses, options.apiKey);
  const registration = createRegistration(pool, options.registration, clock);
  const people = hostedPeople(pool, issuer, options.ids, registration);
  const cookie = browserCookie(options.secret, options.publicUrl.startsWith('https://'));
  const checks = new Map<string, { token: string; dueAt: number }>();

  /** The account as the service tells it; null where nothing new is known; throws when the account is no more. */
  async function askService(subject: string, token: string, now: Date): Promise<HostedAccount | null> {
    const check = checks.get(subject);
    if (checks.size >= CHECKS_MAX) checks.clear();
    if (check && check.token === token && now.getTime() < check.dueAt) return null;
    const note = (afterMs: number) => checks.set(subject, { token, dueAt: now.getTime() + afterMs });
    try {
      const account = await toolkit.lookup(token);
      note(RECHECK_MS);
      return account;
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind === 'gone') {
        checks.delete(subject);
        throw error;
      }
      // The signature is good: whoever is signed in goes on until the token ends.
      note(RECHECK_SOON_MS);
      options.onWarning(error, 'the identity service could not be asked about an account');
      return null;
    }
  }

  async function personOf(claims: Claims, token: string, now: Date): Promise<HostedPerson | null> {
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
      return { ...verified(claims, token), userId: person.userId };
    },
  });

  return {
    verify: (token, how) => verifier.verify(token, how),
    forget: (userId) => verifier.forget(userId === null ? 'all' : { userId }),
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
    async handle(request) {
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
    },
    security: null,
    registration: () => registration.policy(),
    // The service keeps its own counters and records.
    prune: async () => undefined,
    close: () => pool.end(),
  };
}

interface Claims {
  readonly subject: string;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly account: HostedAccount;
}

/** What the service promises of every token; null when one of it is missing or lies in the future. */
function readClaims({ sub, exp, iat, auth_time: authTime, ...rest }: JWTPayload, now: Date): Claims | null {
  const latest = now.getTime() / 1000 + SKEW_SECONDS;
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_LENGTH_MAX) return null;
  if (typeof exp !== 'number' || typeof iat !== 'number' || typeof authTime !== 'number') return null;
  if (iat > latest || authTime > latest) return null;
  return {
    subject: sub,
    signedInAt: new Date(authTime * 1000),
    expiresAt: new Date(exp * 1000),
    account: {
      name: typeof rest.name === 'string' ? rest.name : '',
      email: typeof rest.email === 'string' ? rest.email : '',
      isEmailVerified: rest.email_verified === true,
    },
  };
}

function verified({ subject, signedInAt, expiresAt }: Claims, token: string): Omit<VerifiedToken, 'userId'> {
  const session = `${subject}|${signedInAt.getTime()}`;
  const sessionId = createHash('sha256').update(session).digest('base64url');
  return { sessionId, signedInAt, expiresAt, token };
}

function done(setCookie: string): Response {
  return new Response('{"success":true}', {
    headers: { 'content-type': 'application/json', 'set-cookie': setCookie, 'cache-control': 'no-store' },
  });
}
