import { describe, expect, it } from 'vitest';
import { toFailure } from './failure.ts';

const answered = (status: number, data: unknown) => ({ response: { status, data } });
const login = (error_code_reason: string | null) =>
  answered(400, { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED', error_code_reason });

describe('a failure of the bank provider', () => {
  it('has the bank’s reason for a required sign-in, if it states one', () => {
    expect(toFailure(login('OAUTH_CONSENT_EXPIRED'))).toMatchObject({
      kind: 'reauth',
      code: 'OAUTH_CONSENT_EXPIRED',
    });
    expect(toFailure(login(null))).toMatchObject({ kind: 'reauth', code: 'ITEM_LOGIN_REQUIRED' });
  });

  it('is identified by its code, or by the status of an unknown one; a response without JSON is temporary', () => {
    const coded = (status: number, error_code: string) =>
      toFailure(answered(status, { error_type: 'X', error_code })).kind;
    expect([coded(400, 'NEW_WORD'), coded(429, 'NEW_WORD'), coded(502, 'NEW_WORD')]).toEqual([
      'refused',
      'busy',
      'unavailable',
    ]);
    expect(toFailure(answered(503, '<html>')).kind).toBe('unavailable');
    expect(toFailure(new Error('socket hang up')).code).toBe('NO_ANSWER');
  });
});
