import { describe, expect, it } from 'vitest';
import { toFailure } from './failure.ts';

const answered = (status: number, data: unknown) => ({ response: { status, data } });
const login = (error_code_reason: string | null) =>
  answered(400, { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED', error_code_reason });

describe('a failure of the bank provider', () => {
  it('of a login names the reason where the bank gives one, and asks the person either way', () => {
    expect(toFailure(login('OAUTH_CONSENT_EXPIRED'))).toMatchObject({
      kind: 'reauth',
      code: 'OAUTH_CONSENT_EXPIRED',
    });
    expect(toFailure(login(null))).toMatchObject({ kind: 'reauth', code: 'ITEM_LOGIN_REQUIRED' });
  });

  it('is told by its code, an unknown code by the status, and an answer that is no JSON passes by itself', () => {
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
