const text = { type: 'string' };
const json = (properties: Record<string, unknown>) => ({
  content: { 'application/json': { schema: { type: 'object', properties } } },
});
const post = (
  operationId: string,
  summary: string,
  body: Record<string, unknown> | null,
  failures: readonly number[],
) => ({
  post: {
    operationId,
    summary,
    security: [],
    ...(body ? { requestBody: { required: true, ...json(body) } } : {}),
    responses: responses(failures),
  },
});
const get = (operationId: string, summary: string, failures: readonly number[], success = 200) => ({
  get: { operationId, summary, security: [], responses: responses(failures, success) },
});
const responses = (failures: readonly number[], success = 200) =>
  Object.fromEntries([
    [String(success), { description: 'Done' }],
    ...failures.map((status) => [
      String(status),
      {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  ]);

/** The product's own identity as it stands under `/api/auth`, for the API document. The session travels in a cookie. */
const OWN_CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  '/api/auth/sign-up/email': post(
    'signUpWithEmail',
    'Create an account',
    { name: text, email: text, password: text },
    [400, 422, 429],
  ),
  '/api/auth/sign-in/email': post(
    'signInWithEmail',
    'Sign in',
    { email: text, password: text },
    [400, 401, 429],
  ),
  '/api/auth/sign-out': post('signOut', 'End this session', null, [400]),
  '/api/auth/request-password-reset': post(
    'requestPasswordReset',
    'Mail a link to a new password, if the address has an account; answers alike either way',
    { email: text },
    [400, 429],
  ),
  '/api/auth/reset-password': post(
    'resetPassword',
    'Set the password that the link of a mail allows to set; ends every session',
    { token: text, newPassword: text },
    [400, 429],
  ),
  '/api/auth/send-verification-email': post(
    'sendVerificationEmail',
    'Mail a link that confirms the address',
    { email: text },
    [400, 429],
  ),
  '/api/auth/change-email': post(
    'changeEmail',
    'Mail a link to a new address; asks for a sign-in of the last ten minutes',
    { newEmail: text },
    [400, 401, 403, 429],
  ),
  '/api/auth/verify-email': get(
    'verifyEmail',
    'Confirm an address, or change it for whoever is signed in',
    [401, 429],
  ),
  '/api/auth/revoke-sessions': post('signOutEverywhere', 'End every session of the person', null, [401]),
  '/api/auth/get-session': get('getSession', 'The session of the cookie, or null', [429]),
  '/api/auth/token': get('getToken', 'A short-lived bearer token for the session of the cookie', [401, 429]),
  '/api/auth/jwks': get('getKeys', 'The published keys that verify bearer tokens', []),
  '/api/auth/popup/google': get('startGoogleSignIn', 'Begin signing in with Google, in a popup', [], 302),
  '/api/auth/popup/done': get(
    'finishGoogleSignIn',
    'The popup’s last page: tells its opener how it went',
    [],
  ),
  '/api/auth/callback/google': get('receiveGoogleSignIn', 'Return from Google', [], 302),
};

/** With a hosted identity people sign in elsewhere: only this browser's person is named here. */
const HOSTED_CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  '/api/auth/session': post(
    'noteSession',
    'Name this browser’s person in a cookie, for returns from other sites; takes the bearer token',
    null,
    [401],
  ),
  '/api/auth/sign-out': post('signOut', 'Forget this browser’s person', null, []),
};

/** The identity's own calls in the way this server keeps identities. */
export function identityCalls(mode: 'local' | 'firebase') {
  return mode === 'local' ? OWN_CALLS : HOSTED_CALLS;
}
