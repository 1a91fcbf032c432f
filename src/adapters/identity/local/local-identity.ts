import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import pg from 'pg';
import type { IdentityService } from '#ports/identity.ts';
import type { Clock, IdSource } from '#ports/system.ts';
import { type GoogleSignIn, googlePlugin } from './google-provider.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { weaknessOf } from './password-rules.ts';
import { popupDone, popupStart } from './popup.ts';
import { createTokenVerifier } from './token-verifier.ts';

const SESSION_SECONDS = 30 * 24 * 3600;
const TOKEN_LIFETIME = '5m';
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
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** The product's own identity over schema `identity`: passwords, Google by popup, sessions, and short-lived tokens. */
export function createLocalIdentity(
  options: LocalIdentityOptions,
): IdentityService & { close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 4,
    // A call of the identity fails in time rather than keeping a page at its session question.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    options: '-c search_path=identity',
  });
  pool.on('error', () => undefined);
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
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: 24 * 3600 },
    account: { accountLinking: { enabled: false } },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 120 * options.rateLimitFactor,
      storage: 'database',
      customRules: {
        '/sign-in/email': { window: 60, max: 20 * options.rateLimitFactor },
        '/sign-up/email': { window: 60, max: 20 * options.rateLimitFactor },
        '/token': { window: 60, max: 240 * options.rateLimitFactor },
        '/get-session': { window: 60, max: 240 * options.rateLimitFactor },
      },
    },
    advanced: {
      cookiePrefix: 'fettle',
      useSecureCookies: options.publicUrl.startsWith('https://'),
      database: { generateId: () => options.ids.next() },
      ipAddress: { ipAddressHeaders: ['x-fettle-client'] },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        if (context.path !== '/sign-up/email') return;
        const body: unknown = context.body;
        const weakness = weaknessOf(body);
        if (weakness) throw new APIError('BAD_REQUEST', { code: 'WEAK_PASSWORD', message: weakness });
      }),
    },
    databaseHooks: {
      session: {
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
    clock: options.clock,
    fetchKeys: () => auth.api.getJwks(),
    isSessionAlive: async (sessionId, userId) => {
      const found = await pool.query(
        'select 1 from session where id = $1 and "userId" = $2 and "expiresAt" > $3',
        [sessionId, userId, options.clock.now()],
      );
      return found.rowCount === 1;
    },
  });

  return {
    verify: (token) => verifier.verify(token),
    async sessionUser(headers) {
      const found = await auth.api.getSession({ headers });
      return found?.user.id ?? null;
    },
    async getUser(userId) {
      const { rows } = await pool.query<{ name: string; email: string }>(
        'select name, email from "user" where id = $1',
        [userId],
      );
      const user = rows[0];
      return user
        ? { name: user.name, email: user.email, isSandbox: user.email.endsWith(SANDBOX_DOMAIN) }
        : null;
    },
    async updateName(userId, name) {
      await pool.query('update "user" set name = $2, "updatedAt" = $3 where id = $1', [
        userId,
        name,
        options.clock.now(),
      ]);
    },
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
      return auth.handler(new Request(request, { headers }));
    },
    close: () => pool.end(),
  };
}
