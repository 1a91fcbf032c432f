import { describe, expect, it } from 'vitest';
import { loginUrl, parseLoginParams } from './login-mode.ts';

describe('the login URL', () => {
  it.each([
    ['', 'sign-in', null],
    ['mode=sign-up', 'sign-up', null],
    ['mode=reset&token=abc', 'reset', 'abc'],
    ['mode=resetPassword&oobCode=abc&apiKey=k', 'reset', 'abc'],
    ['mode=verifyAndChangeEmail&oobCode=abc', 'verify', 'abc'],
    ['mode=constructor', 'sign-in', null],
  ])('reads ?%s', (search, mode, code) => {
    expect(parseLoginParams(new URLSearchParams(search))).toEqual({ mode, code });
  });

  it('keeps the page to return to and drops the code of an email', () => {
    expect(loginUrl('mode=reset&token=secret&from=%2Finsights', 'forgot')).toBe(
      '/login?mode=forgot&from=%2Finsights',
    );
    expect(loginUrl('mode=reset&token=secret', 'sign-in')).toBe('/login');
  });
});
