import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins/jwt';
import pg from 'pg';
import type { IdentityService } from '#ports/identity.ts';
import type { MailRequest } from '#ports/mail-out.ts';
import type { Clock, IdSource } from '#ports/system.ts';
import { createTokenVerifier } from '../token-verifier.ts';
import { DEVICE_HEADER, deviceOf } from './device.ts';
import { type GoogleSignIn, googlePlugin } from './google-provider.ts';
import { identityMails } from './identity-mails.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { popupDone, popupStart } from './popup.ts';
import { rateRules } from './rate-rules.ts';

const SESSION_SECONDS = 30 * 24 * 3600;
const TOKEN_LIFETIME = '5m';
const KEYS_FRESH_MS = 3600_000;
const SANDBOX_DOMAIN = '@sandbox.test';
const PASSWORD_LENGTH_MAX = 128;

export interface LocalIdentityOptions {
  readonly databaseUrl: string;
  /** Signs cookies and seals the token keys. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly google: GoogleSignIn | null;
  readonly passwordLengthMin: number;
  /** Loosens the limits on signing in; for load tests only. */
  readonly rateLimitFactor: number;
  /** Keeps a mail for sending; never speaks to a mail server itself. */
  readonly sendMail: (mail: MailRequest) => Promise<void>;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** The product's own identity over schema `identity`: passwords, Google by popup, sessions, and short-lived tokens. */
export function createLocalIdentity(options: LocalIdentityOptions): IdentityService {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 4,
    // A call of the identity fails in time rather than keeping a page at its session question.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    options: '-c search_path=identity',
  });
  pool.on('error', () => undefined);
  const mails = identityMails({
    ...{ pool, publicUrl: options.publicUrl, clock: options.clock, sendMail: options.sendMail },
    onSessionsEnded: (userId) => verifier.forget({ userId }),
  });
  const auth = betterAuth({
    appName: 'Fettle',
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: options.passwordLengthMin,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
      ...mails.emailAndPassword,
    },
    emailVerification: { ...mails.emailVerification },
    user: { changeEmail: { enabled: true } },
    session: { expiresIn: SESSION_SECONDS, updateAge: 24 * 3600 },
    account: { accountLinking: { enabled: false } },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 120 * options.rateLimitFactor,
      storage: 'database',
      customRules: rateRules(options.rateLimitFactor),
    },
    advanced: {
      cookiePrefix: 'fettle',
      useSecureCookies: options.publicUrl.startsWith('https://'),
      database: { generateId: () => options.ids.next() },
      ipAddress: { ipAddressHeaders: ['x-fettle-client'] },
    },
    hooks: { before: mails.before, after: mails.after },
    databaseHooks: {
      session: {
        create: { after: (session, context) => mails.noteSignIn(session, context?.headers) },
        delete: { after: async (session: { id: string }) => verifier.forget({ sessionId: session.id }) },
      },
    },
    plugins: [
      jwt({
        jwks: { keyPairConfig: { alg: 'ES256' } },
        jwt: {
          issuer: options.publicUrl,
          audience: options.publicUrl,
          expirationTime: TOKEN_LIFETIME,
          definePayload: ({ session }) => ({
            sid: session.id,
            auth_time: Math.floor(session.createdAt.getTime() / 1000),
          }),
        },
      }),
      ...(options.google ? [googlePlugin(options.google)] : []),
    ],
  });
  const verifier = createTokenVerifier({
    issuer: options.publicUrl,
    audience: options.publicUrl,
    algorithm: 'ES256',
    clock: options.clock,
    fetchKeys: async () => ({ keys: await auth.api.getJwks(), freshMs: KEYS_FRESH_MS }),
    async admit({ sub, sid, exp, auth_time: authTime }, token, now) {
      if (typeof sub !== 'string' || typeof sid !== 'string') return null;
      if (typeof exp !== 'number' || typeof authTime !== 'number') return null;
      const alive = await pool.query(
        'select 1 from session where id = $1 and "userId" = $2 and "expiresAt" > $3',
        [sid, sub, now],
      );
      if (alive.rowCount !== 1) return null;
      const times = { signedInAt: new Date(authTime * 1000), expiresAt: new Date(exp * 1000) };
      return { userId: sub, sessionId: sid, ...times, token };
    },
  });

  return {
    verify: (token, how) => verifier.verify(token, how),
    async sessionUser(headers) {
      const found = await auth.api.getSession({ headers });
      return found?.user.id ?? null;
    },
    async getUser(userId) {
      const { rows } = await pool.query<{ name: string; email: string; emailVerified: boolean }>(
        'select name, email, "emailVerified" from "user" where id = $1',
        [userId],
      );
      const user = rows[0];
      return user
        ? {
            name: user.name,
            email: user.email,
            isEmailVerified: user.emailVerified,
            isSandbox: user.email.endsWith(SANDBOX_DOMAIN),
          }
        : null;
    },
    async updateName({ userId }, name) {
      await pool.query('update "user" set name = $2, "updatedAt" = $3 where id = $1', [
        userId,
        name,
        options.clock.now(),
      ]);
    },
    // Accounts are kept here: removing the person is all there is to do.
    endAccount: async () => undefined,
    unfinishedDeletions: async () => [],
    async deleteUser(userId) {
      await pool.query('delete from "user" where id = $1', [userId]);
      verifier.forget({ userId });
    },
    async handle(request, client) {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/auth/popup/google') return popupStart(auth, request, options.google !== null);
      if (pathname === '/api/auth/popup/done') return popupDone(request);
      const headers = new Headers(request.headers);
      headers.set('x-fettle-client', client.address);
      headers.delete('x-forwarded-for');
      const device = deviceOf(request.headers, options.publicUrl.startsWith('https://'));
      headers.set(DEVICE_HEADER, device.id);
      const answer = await auth.handler(new Request(request, { headers }));
      const isSignIn = answer.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie));
      if (isSignIn && device.setCookie) answer.headers.append('set-cookie', device.setCookie);
      return answer;
    },
    close: () => pool.end(),
  };
}
