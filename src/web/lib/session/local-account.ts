import { texts } from '../../texts/en/sign-in-windows.ts';
import { fetchAuth } from './auth-http.ts';
import { SignInError } from './identity-provider.ts';
import { assertSuccess } from './local-errors.ts';

/** Emails a password reset link if the address has an account. */
export async function sendPasswordReset(email: string): Promise<void> {
  await assertSuccess(await fetchAuth('POST', '/request-password-reset', { email }), 'change');
}

export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await assertSuccess(await fetchAuth('POST', '/reset-password', { token, newPassword }), 'link');
}

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  const answer = await fetchAuth('POST', '/change-password', { currentPassword, newPassword });
  if (answer.code === 'ReauthRequired') throw new SignInError('reauth', texts.signInAgain);
  if (answer.code === 'INVALID_PASSWORD') throw new SignInError('refused', texts.wrongPassword);
  await assertSuccess(answer, 'change');
}

export async function sendVerification(email: string): Promise<void> {
  const answer = await fetchAuth('POST', '/send-verification-email', { email });
  if (answer.code !== 'EMAIL_ALREADY_VERIFIED') await assertSuccess(answer, 'change');
}

export async function changeEmail(newEmail: string): Promise<void> {
  const answer = await fetchAuth('POST', '/change-email', { newEmail });
  if (answer.code === 'ReauthRequired') throw new SignInError('reauth', texts.signInAgain);
  if (answer.status === 401) throw new SignInError('sign-in-first', texts.signInToChange);
  await assertSuccess(answer, 'change');
}

export async function confirmCode(token: string): Promise<void> {
  const answer = await fetchAuth('GET', `/verify-email?${new URLSearchParams({ token }).toString()}`);
  if (answer.code === 'SIGN_IN_FIRST') throw new SignInError('sign-in-first', texts.signInToConfirm);
  await assertSuccess(answer, 'link');
}
