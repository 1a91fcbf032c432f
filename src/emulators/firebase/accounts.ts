import {
  assertLength,
  type Body,
  create,
  deleteAccount,
  emailOf,
  findByEmail,
  hashPassword,
  setPassword,
  textOf,
  toLookupResult,
  toUpdateResult,
  verifyPassword,
} from './account-store.ts';
import { consumeCode } from './codes.ts';
import { type Service, ServiceError } from './service.ts';
import { issueTokens, verifyGoogleToken, verifyIdToken } from './tokens.ts';

/** The service requires a sign-in within five minutes for deleting the account or changing credentials. */
const RECENT_SECONDS = 300;
const ATTEMPTS_MAX = 12;
const failures = new Map<string, number>();

/** `accounts:signUp` with email and password. */
export async function signUp(service: Service, body: Body) {
  const email = emailOf(body.email);
  const password = textOf(body.password, 'MISSING_PASSWORD');
  assertLength(password);
  if (findByEmail(service, email)) throw new ServiceError('EMAIL_EXISTS');
  const account = create(service, { email, displayName: String(body.displayName ?? '') });
  account.passwordHash = hashPassword(password);
  const tokens = await issueTokens(service, account, {
    authTime: service.nowSeconds(),
    provider: 'password',
  });
  return { kind: 'identitytoolkit#SignupNewUserResponse', email, localId: account.localId, ...tokens };
}

/** `accounts:signInWithPassword`. */
export async function signInWithPassword(service: Service, body: Body) {
  const email = emailOf(body.email);
  const password = textOf(body.password, 'MISSING_PASSWORD');
  if ((failures.get(email) ?? 0) >= ATTEMPTS_MAX)
    throw new ServiceError(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many ' +
        'failed login attempts.',
    );
  const account = findByEmail(service, email);
  if (account?.disabled) throw new ServiceError('USER_DISABLED');
  if (!account?.passwordHash || !verifyPassword(password, account.passwordHash)) {
    failures.set(email, (failures.get(email) ?? 0) + 1);
    if (service.hidesAccounts) throw new ServiceError('INVALID_LOGIN_CREDENTIALS');
    throw new ServiceError(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
  }
  failures.delete(email);
  account.lastLoginAt = service.nowSeconds();
  const tokens = await issueTokens(service, account, {
    authTime: service.nowSeconds(),
    provider: 'password',
  });
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.localId,
    email,
    registered: true,
    ...tokens,
  };
}

/** `accounts:signInWithIdp` with a Google ID token. One email is one account, the default of new projects. */
export async function signInWithIdp(service: Service, body: Body) {
  const form = new URLSearchParams(String(body.postBody ?? ''));
  if (form.get('providerId') !== 'google.com') throw new ServiceError('OPERATION_NOT_ALLOWED');
  const google = await verifyGoogleToken(service, form.get('id_token') ?? '');
  const known = service.state.accounts.find(
    (account) => account.googleId === google.subject || account.email === google.email,
  );
  const account = known ?? create(service, { email: google.email, displayName: google.name });
  if (account.disabled) throw new ServiceError('USER_DISABLED');
  if (known && known.googleId !== google.subject) known.displayName = google.name;
  // Like the service, removes the password of an earlier account with an unverified email.
  if (known && !known.emailVerified) known.passwordHash = null;
  account.googleId = google.subject;
  account.emailVerified = true;
  account.lastLoginAt = service.nowSeconds();
  const tokens = await issueTokens(service, account, {
    authTime: service.nowSeconds(),
    provider: 'google.com',
  });
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    context: '',
    federatedId: `https://accounts.google.com/${google.subject}`,
    providerId: 'google.com',
    localId: account.localId,
    email: account.email,
    emailVerified: true,
    displayName: google.name,
    fullName: google.name,
    ...(known ? {} : { isNewUser: true }),
    rawUserInfo: rawUserInfo(google),
    oauthIdToken: form.get('id_token'),
    oauthAccessToken: 'none-in-the-sandbox',
    ...tokens,
  };
}

/** `accounts:lookup` of the token's own account. */
export async function lookup(service: Service, body: Body) {
  const { account } = await verifyIdToken(service, body.idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [toLookupResult(account)] };
}

/** `accounts:update`: sets the display name or applies an email code. */
export async function update(service: Service, body: Body) {
  if (typeof body.oobCode === 'string') {
    const { account, newEmail } = consumeCode(service, body.oobCode, [
      'VERIFY_EMAIL',
      'VERIFY_AND_CHANGE_EMAIL',
    ]);
    const more = newEmail === null ? {} : { newEmail };
    return { kind: 'identitytoolkit#SetAccountInfoResponse', ...toUpdateResult(account), ...more };
  }
  if (body.idToken === undefined)
    throw new ServiceError('INVALID_REQ_TYPE : Unsupported request parameters.');
  const { account, session } = await verifyIdToken(service, body.idToken);
  let { authTime } = session;
  if (typeof body.password === 'string') {
    assertRecent(service, authTime);
    setPassword(account, body.password);
    // Other sessions end; this one continues.
    authTime = service.nowSeconds();
    account.validSince = authTime;
  }
  if (typeof body.displayName === 'string') account.displayName = body.displayName;
  const tokens =
    body.returnSecureToken === true ? await issueTokens(service, account, { ...session, authTime }) : {};
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...toUpdateResult(account), ...tokens };
}

/** `accounts:delete` with the user's own token. */
export async function remove(service: Service, body: Body) {
  const { account, session } = await verifyIdToken(service, body.idToken);
  assertRecent(service, session.authTime);
  deleteAccount(service, account);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

/** Exchanges a refresh token for a new ID token. */
export async function refresh(service: Service, form: URLSearchParams) {
  const grant = textOf(form.get('grant_type'), 'MISSING_GRANT_TYPE');
  if (grant !== 'refresh_token') throw new ServiceError('INVALID_GRANT_TYPE');
  const token = service.state.refreshTokens[textOf(form.get('refresh_token'), 'MISSING_REFRESH_TOKEN')];
  if (!token) throw new ServiceError('INVALID_REFRESH_TOKEN');
  const account = service.state.accounts.find(({ localId }) => localId === token.localId);
  if (!account) throw new ServiceError('USER_NOT_FOUND');
  if (account.disabled) throw new ServiceError('USER_DISABLED');
  if (token.authTime < account.validSince) throw new ServiceError('TOKEN_EXPIRED');
  const { authTime, provider } = token;
  const tokens = await issueTokens(service, account, { authTime, provider });
  return {
    access_token: tokens.idToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    refresh_token: form.get('refresh_token'),
    id_token: tokens.idToken,
    user_id: account.localId,
    project_id: service.projectNumber,
  };
}

/** The user info from Google as passed on by the service. */
function rawUserInfo(google: Awaited<ReturnType<typeof verifyGoogleToken>>): string {
  const profile = 'https://www.googleapis.com/auth/userinfo';
  return JSON.stringify({
    granted_scopes: `openid ${profile}.profile ${profile}.email`,
    id: google.subject,
    name: google.name,
    verified_email: true,
    locale: 'en',
    email: google.email,
  });
}

function assertRecent(service: Service, authTime: number): void {
  if (service.nowSeconds() - authTime > RECENT_SECONDS)
    throw new ServiceError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
