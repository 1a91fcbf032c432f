import { describe, expect, it } from 'vitest';
import { type IdentityAction, signInMessage } from './sign-in-messages.ts';

/** The same error with the codes of the local and the hosted identity. */
const PAIRS: readonly (readonly [string, IdentityAction, string, string])[] = [
  ['a wrong password', 'sign-in', 'INVALID_EMAIL_OR_PASSWORD', 'auth/wrong-password'],
  ['a wrong password, kept quiet', 'sign-in', 'INVALID_PASSWORD', 'auth/invalid-credential'],
  ['an unknown address', 'sign-in', 'USER_NOT_FOUND', 'auth/user-not-found'],
  ['an address in use', 'sign-up', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'auth/email-already-in-use'],
  ['a short password', 'sign-up', 'PASSWORD_TOO_SHORT', 'auth/weak-password'],
  ['no address', 'sign-up', 'INVALID_EMAIL', 'auth/invalid-email'],
  ['a used link', 'link', 'INVALID_TOKEN', 'auth/invalid-action-code'],
  ['an old link', 'link', 'TOKEN_EXPIRED', 'auth/expired-action-code'],
];

describe('what is said of a refusal', () => {
  it.each(PAIRS)('is the same whoever keeps the identities: %s', (_name, action, own, hosted) => {
    expect(signInMessage(action, 400, own)).toBe(signInMessage(action, 400, hosted));
  });

  it('says when to try again, where the service does', () => {
    const words = (seconds: number | null) => signInMessage('sign-in', 429, 'TooManyRequests', seconds);
    expect(words(30)).toBe('Too many attempts. Try again in 30 seconds.');
    expect(words(601)).toBe('Too many attempts. Try again in 11 minutes.');
    expect(words(null)).toBe('Too many attempts. Wait a minute and try again.');
  });

  it('does not tell an unknown address from a wrong password', () => {
    const words = [
      'auth/user-not-found',
      'auth/wrong-password',
      'auth/invalid-login-credentials',
      'new code',
    ];
    expect(new Set(words.map((code) => signInMessage('sign-in', 400, code))).size).toBe(1);
  });

  it('tells that an account is disabled only after the right password, or whom Google has named', () => {
    const words = (action: IdentityAction) => signInMessage(action, 400, 'auth/user-disabled');
    expect(signInMessage('sign-in', 403, 'AccountDisabled')).toBe(words('popup'));
    expect(words('sign-in')).toBe(signInMessage('sign-in', 400, 'auth/wrong-password'));
    expect(words('popup')).toContain('can’t sign in');
  });

  it('does not tell whether the link of an email was for somebody who is gone', () => {
    expect(signInMessage('link', 400, 'auth/user-not-found')).toBe(
      signInMessage('link', 400, 'INVALID_TOKEN'),
    );
  });

  it('names too many attempts alike', () => {
    expect(signInMessage('sign-in', 429, undefined)).toBe(
      signInMessage('sign-in', 400, 'auth/too-many-requests'),
    );
  });
});
