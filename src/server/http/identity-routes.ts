import { z } from 'zod';
import type { RateClass } from '#contract/endpoint.ts';

/** One identity route under `/api/auth`. No other route of the identity library is reachable. */
export interface IdentityRoute {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/auth/${string}`;
  readonly operationId: string;
  readonly summary: string;
  /** Calls per minute and client address. */
  readonly rate: RateClass;
  /** If absent, the body must be empty or `{}`. */
  readonly body?: z.ZodObject;
  /** If absent, no query is accepted. */
  readonly query?: z.ZodObject;
  /** The documented response. Pages and redirects have none. */
  readonly response?: z.ZodObject;
  /** The success status, if not 200. */
  readonly status?: 302;
  /** Errors in addition to those of every route. */
  readonly errors: readonly number[];
  /** True if the call may end the caller's session; the identity itself announces what a new password ends. */
  readonly endsSessions?: true;
  /** True if the response time would reveal whether an account exists. */
  readonly hidesDuration?: true;
}

/** Errors that every route of a method can return. */
export const IDENTITY_ERRORS: Readonly<Record<IdentityRoute['method'], readonly number[]>> = {
  GET: [400, 405, 421, 429, 500, 503],
  POST: [400, 403, 405, 413, 415, 421, 429, 500, 503],
};

const name = z.string().max(100);
const email = z.string().max(254);
/** The length limit comes first, because the other rules take time proportional to the length. */
const password = z.string().max(128);
const token = z.string().max(2048);
/** A browser's passkey response; its parts are base64url. */
const passkeyAnswer = z.object({
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string().max(16_384),
    authenticatorData: z.string().max(16_384),
    signature: z.string().max(16_384),
    userHandle: z.string().max(100).nullish(),
  }),
});
const done = z.object({ status: z.boolean() });
const user = z.object({ id: z.string(), name: z.string(), email: z.string(), emailVerified: z.boolean() });

/** Routes of the built-in identity. The session is kept in a cookie. */
const LOCAL_ROUTES: readonly IdentityRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    operationId: 'signUpWithEmail',
    summary: 'Create an account',
    rate: 'auth',
    body: z.strictObject({ name, email, password, invitation: token.optional() }),
    response: z.object({ user }),
    errors: [422],
    hidesDuration: true,
  },
  {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    operationId: 'signInWithEmail',
    summary: 'Sign in; a code of the second factor may come along, which no delay of the account holds up',
    rate: 'auth',
    body: z.strictObject({ email, password, code: z.string().max(40).optional() }),
    response: z.object({ user }),
    errors: [401, 403],
  },
  {
    method: 'POST',
    path: '/api/auth/second-factor',
    operationId: 'finishSignIn',
    summary: 'Finish a sign-in that waits for a code of an authenticator app, or a recovery code',
    rate: 'auth',
    body: z.strictObject({ code: z.string().max(40) }),
    response: z.object({ user }),
    errors: [401],
  },
  {
    method: 'POST',
    path: '/api/auth/passkey/options',
    operationId: 'getPasskeyOptions',
    summary: 'What a browser needs to sign in with a passkey; the same for everyone',
    rate: 'auth',
    response: z.object({ challenge: z.string(), rpId: z.string() }),
    errors: [],
  },
  {
    method: 'POST',
    path: '/api/auth/passkey/sign-in',
    operationId: 'signInWithPasskey',
    summary: 'Sign in with a passkey; it counts as a second factor',
    rate: 'auth',
    body: z.strictObject({ response: passkeyAnswer }),
    response: z.object({ user }),
    errors: [401],
  },
  {
    method: 'POST',
    path: '/api/auth/sign-out',
    operationId: 'signOut',
    summary: 'End this session',
    rate: 'write',
    response: z.object({ success: z.boolean() }),
    errors: [],
    endsSessions: true,
  },
  {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    operationId: 'requestPasswordReset',
    summary:
      'Email a link to a new password, if the address has an account; the answer is the same either way',
    rate: 'auth',
    body: z.strictObject({ email }),
    response: done,
    errors: [],
    hidesDuration: true,
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    operationId: 'resetPassword',
    summary: 'Set a new password with the token of an emailed link; ends every session',
    rate: 'auth',
    body: z.strictObject({ token, newPassword: password }),
    response: done,
    errors: [],
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    operationId: 'changePassword',
    summary: 'Change the password; ends every other session',
    rate: 'auth',
    body: z.strictObject({ currentPassword: password, newPassword: password }),
    response: z.object({ user }),
    errors: [401],
  },
  {
    method: 'POST',
    path: '/api/auth/send-verification-email',
    operationId: 'sendVerificationEmail',
    summary: 'Email a link that confirms the address',
    rate: 'auth',
    body: z.strictObject({ email }),
    response: done,
    errors: [],
    hidesDuration: true,
  },
  {
    method: 'POST',
    path: '/api/auth/change-email',
    operationId: 'changeEmail',
    summary: 'Email a link to a new address; requires a sign-in within the last ten minutes',
    rate: 'auth',
    body: z.strictObject({ newEmail: email }),
    response: done,
    errors: [401],
    endsSessions: true,
  },
  {
    method: 'GET',
    path: '/api/auth/verify-email',
    operationId: 'verifyEmail',
    summary: 'Confirm an address, or change it for the signed-in user',
    rate: 'auth',
    query: z.strictObject({ token }),
    response: done,
    errors: [401],
  },
  {
    method: 'POST',
    path: '/api/auth/revoke-sessions',
    operationId: 'signOutEverywhere',
    summary: 'End every session of the user',
    rate: 'auth',
    response: done,
    errors: [401],
    endsSessions: true,
  },
  {
    method: 'GET',
    path: '/api/auth/get-session',
    operationId: 'getSession',
    summary: 'The session of the cookie, or null',
    rate: 'read',
    response: z.object({ user, session: z.object({ id: z.string(), expiresAt: z.string() }) }),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/auth/token',
    operationId: 'getToken',
    summary: 'A short-lived bearer token for the session of the cookie',
    rate: 'read',
    response: z.object({ token: z.string() }),
    errors: [401],
  },
  {
    method: 'GET',
    path: '/api/auth/jwks',
    operationId: 'getKeys',
    summary: 'The published keys that verify bearer tokens',
    rate: 'read',
    response: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/auth/popup/google',
    operationId: 'startGoogleSignIn',
    summary: 'Start signing in with Google, in a popup',
    rate: 'write',
    status: 302,
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/auth/popup/done',
    operationId: 'finishGoogleSignIn',
    summary: 'The last page of the popup: reports the result to the page that opened it',
    rate: 'write',
    query: z.object({ error: z.string().max(200).optional() }),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/auth/callback/google',
    operationId: 'receiveGoogleSignIn',
    summary: 'Return from Google',
    rate: 'write',
    // Google adds its own parameters; they are dropped.
    query: z.object({
      state: token.optional(),
      code: token.optional(),
      iss: token.optional(),
      error: z.string().max(200).optional(),
      error_description: token.optional(),
    }),
    status: 302,
    errors: [404],
  },
];

/** With a hosted identity, users sign in there; this route only returns the current user. */
const HOSTED_ROUTES: readonly IdentityRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/session',
    operationId: 'noteSession',
    summary:
      'Name the user of this browser in a cookie, for returns from other sites; needs the bearer token',
    rate: 'auth',
    response: z.object({ success: z.boolean() }),
    errors: [401],
    endsSessions: true,
  },
  {
    method: 'POST',
    path: '/api/auth/sign-out',
    operationId: 'signOut',
    summary: 'Forget the user of this browser',
    rate: 'write',
    response: z.object({ success: z.boolean() }),
    errors: [],
    endsSessions: true,
  },
];

/** The identity routes for this server's configuration. */
export function identityRoutes(mode: 'local' | 'firebase'): readonly IdentityRoute[] {
  return mode === 'local' ? LOCAL_ROUTES : HOSTED_ROUTES;
}
