import { describe, expect, it } from 'vitest';
import { loginAddress, readLoginAddress } from './login-mode.ts';

describe('the address of the login', () => {
  it.each([
    ['', 'sign-in', null],
    ['mode=sign-up', 'sign-up', null],
    ['mode=reset&token=abc', 'reset', 'abc'],
    ['mode=resetPassword&oobCode=abc&apiKey=k', 'reset', 'abc'],
    ['mode=verifyAndChangeEmail&oobCode=abc', 'verify', 'abc'],
    ['mode=constructor', 'sign-in', null],
  ])('reads ?%s', (search, mode, code) => {
    expect(readLoginAddress(new URLSearchParams(search))).toEqual({ mode, code });
  });

  it('keeps the page to return to and drops the code of an email', () => {
    expect(loginAddress('mode=reset&token=secret&from=%2Finsights', 'forgot')).toBe(
      '/login?mode=forgot&from=%2Finsights',
    );
    expect(loginAddress('mode=reset&token=secret', 'sign-in')).toBe('/login');
  });
});
