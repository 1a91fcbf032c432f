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

describe('sign-in error messages', () => {
  it.each(PAIRS)('are the same for both identity services: %s', (_name, action, local, hosted) => {
    expect(signInMessage(action, 400, local)).toBe(signInMessage(action, 400, hosted));
  });

  it('say when to try again if the service does', () => {
    const words = (seconds: number | null) => signInMessage('sign-in', 429, 'TooManyRequests', seconds);
    expect(words(30)).toBe('Too many attempts. Try again in 30 seconds.');
    expect(words(601)).toBe('Too many attempts. Try again in 11 minutes.');
    expect(words(null)).toBe('Too many attempts. Wait a minute and try again.');
  });

  it('do not distinguish an unknown email from a wrong password', () => {
    const words = [
      'auth/user-not-found',
      'auth/wrong-password',
      'auth/invalid-login-credentials',
      'new code',
    ];
    expect(new Set(words.map((code) => signInMessage('sign-in', 400, code))).size).toBe(1);
  });

  it('reveal a disabled account only after the correct password or Google sign-in', () => {
    const words = (action: IdentityAction) => signInMessage(action, 400, 'auth/user-disabled');
    expect(signInMessage('sign-in', 403, 'AccountDisabled')).toBe(words('popup'));
    expect(words('sign-in')).toBe(signInMessage('sign-in', 400, 'auth/wrong-password'));
    expect(words('popup')).toContain('can’t sign in');
  });

  it('do not reveal whether a link was for a deleted account', () => {
    expect(signInMessage('link', 400, 'auth/user-not-found')).toBe(
      signInMessage('link', 400, 'INVALID_TOKEN'),
    );
  });

  it('are the same for too many attempts', () => {
    expect(signInMessage('sign-in', 429, undefined)).toBe(
      signInMessage('sign-in', 400, 'auth/too-many-requests'),
    );
  });
});
