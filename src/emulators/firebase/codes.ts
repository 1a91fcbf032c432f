import { randomBytes } from 'node:crypto';
import { assertLength, type Body, emailOf, findByEmail, setPassword, textOf } from './account-store.ts';
import { type Service, ServiceError } from './service.ts';
import type { Account, ActionCode } from './state.ts';
import { verifyIdToken } from './tokens.ts';

const CODE_SECONDS = 3600;
const MODES = {
  PASSWORD_RESET: ['resetPassword', 'Reset your password'],
  VERIFY_EMAIL: ['verifyEmail', 'Verify your email'],
  VERIFY_AND_CHANGE_EMAIL: ['verifyAndChangeEmail', 'Verify your new email'],
} as const;

/** `accounts:sendOobCode`: emails a link to the project's action URL. */
export async function sendCode(service: Service, body: Body) {
  const { requestType } = body;
  if (requestType === undefined) throw new ServiceError('MISSING_REQ_TYPE');
  if (body.continueUrl !== undefined && !URL.canParse(String(body.continueUrl)))
    throw new ServiceError('INVALID_CONTINUE_URI : ((expected an absolute URI with valid scheme and host))');
  if (requestType === 'PASSWORD_RESET') {
    const email = emailOf(body.email);
    const account = findByEmail(service, email);
    if (!account && !service.hidesAccounts) throw new ServiceError('EMAIL_NOT_FOUND');
    if (account) await mail(service, { account, requestType, email, newEmail: null }, body);
    return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
  }
  if (requestType !== 'VERIFY_EMAIL' && requestType !== 'VERIFY_AND_CHANGE_EMAIL')
    throw new ServiceError('INVALID_REQ_TYPE');
  const isChange = requestType === 'VERIFY_AND_CHANGE_EMAIL';
  const newEmail = isChange ? emailOf(textOf(body.newEmail, 'MISSING_NEW_EMAIL')) : null;
  const { account } = await verifyIdToken(service, body.idToken);
  if (newEmail !== null && findByEmail(service, newEmail)) throw new ServiceError('EMAIL_EXISTS');
  await mail(service, { account, requestType, email: account.email, newEmail }, body);
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: account.email };
}

/** `accounts:resetPassword`: returns the code's email and, with a new password, sets it. */
export async function resetPassword(service: Service, body: Body) {
  const code = textOf(body.oobCode, 'MISSING_OOB_CODE');
  const { requestType, email, newEmail } = findCode(service, code);
  if (typeof body.newPassword === 'string') {
    if (requestType !== 'PASSWORD_RESET') throw new ServiceError('INVALID_OOB_CODE');
    assertLength(body.newPassword);
    setPassword(consumeCode(service, code, ['PASSWORD_RESET'], false).account, body.newPassword);
    delete service.state.codes[code];
  }
  const more = newEmail === null ? {} : { newEmail };
  return { kind: 'identitytoolkit#ResetPasswordResponse', email, requestType, ...more };
}

/** Consumes a code and applies it. */
export function consumeCode(
  service: Service,
  code: string,
  allowed: readonly ActionCode['requestType'][],
  isSpent = true,
): { account: Account; newEmail: string | null } {
  const found = findCode(service, code);
  const account = service.state.accounts.find(({ localId }) => localId === found.localId);
  if (!account || !allowed.includes(found.requestType)) throw new ServiceError('INVALID_OOB_CODE');
  if (account.disabled) throw new ServiceError('USER_DISABLED');
  if (isSpent) delete service.state.codes[code];
  account.emailVerified = true;
  if (found.newEmail) account.email = found.newEmail;
  // Like the service, ends earlier sessions after a new password or email.
  if (found.requestType !== 'VERIFY_EMAIL') account.validSince = service.nowSeconds();
  return { account, newEmail: found.newEmail };
}

function findCode(service: Service, code: string): ActionCode {
  const found = service.state.codes[code];
  if (!found) throw new ServiceError('INVALID_OOB_CODE');
  if (found.endsAt < service.nowSeconds()) throw new ServiceError('EXPIRED_OOB_CODE');
  return found;
}

async function mail(
  service: Service,
  { account, ...code }: Omit<ActionCode, 'localId' | 'endsAt'> & { account: Account },
  body: Body,
): Promise<void> {
  const oobCode = randomBytes(24).toString('base64url');
  service.state.codes[oobCode] = {
    ...code,
    localId: account.localId,
    endsAt: service.nowSeconds() + CODE_SECONDS,
  };
  const [mode, subject] = MODES[code.requestType];
  const page = new URL(typeof body.continueUrl === 'string' ? body.continueUrl : 'http://localhost/login');
  const link = new URL('/login', page.origin);
  link.search = new URLSearchParams({ mode, oobCode, apiKey: service.apiKey, lang: 'en' }).toString();
  await service.sendMail(code.newEmail ?? code.email, subject, link.href);
}
