import { describe, expect, it } from 'vitest';
import { weaknessOf } from './password-rules.ts';

const weak = (password: string) =>
  weaknessOf({ password, email: 'marguerite@example.com', name: 'Marguerite Chen' });

describe('password rules', () => {
  it('refuses what people try first', () => {
    for (const password of [
      'password1234567',
      'PasswordPassword',
      'fettle-fettle-12',
      'aaaaaaaaaaaaaaaa',
      'abcdefghijklmnop',
      'marguerite12345',
      'qwertyuiopasdfg',
    ]) {
      expect(weak(password), password).not.toBeNull();
    }
  });

  it('asks for no special characters', () => {
    for (const password of [
      'correct horse battery',
      'gleaming otter walks',
      'ünïcode söng of rain',
      'my cat password is Bert',
    ])
      expect(weak(password), password).toBeNull();
  });
});
