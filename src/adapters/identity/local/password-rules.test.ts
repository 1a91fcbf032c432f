import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { userMessage } from '#domain/messages/user-message.ts';
import { createPasswordRules } from './password-rules.ts';

const rules = createPasswordRules(8);
const problemOf = (password: string) =>
  rules.problemOf(password, { email: 'marguerite@example.com', name: 'Marguerite Chen' });

describe('password rules', () => {
  it.each([
    ['P@ssw0rd', 'passwordLeaked' as const],
    ['password1', 'passwordLeaked' as const],
    ['charlie123', 'passwordLeaked' as const],
    ['password1234567', 'passwordLeaked' as const],
    ['qwertyuiopasdfg', 'passwordLeaked' as const],
    ['Welcome1!', 'passwordLeaked' as const],
    ['Summer2026', 'passwordDate' as const],
    ['Winter2025!', 'passwordDate' as const],
    ['19870412', 'passwordDate' as const],
    ['PasswordPassword', 'passwordRepeated' as const],
    ['aaaaaaaaaaaaaaaa', 'passwordRepeated' as const],
    ['abcdefghijklmnop', 'passwordSequence' as const],
    ['marguerite12345', 'passwordIsOwn' as const],
    ['marguerite.chen', 'passwordIsOwn' as const],
    ['chen&marguerite', 'passwordIsOwn' as const],
    ['marguerite@example.com', 'passwordIsOwn' as const],
    ['fettle-fettle-12', 'passwordIsOwn' as const],
  ])('reject %s with a reason', async (password, problem) => {
    expect(await problemOf(password)).toEqual({ code: 'WEAK_PASSWORD', message: userMessage(problem) });
  });

  it.each([
    'correct horse battery',
    'gleaming otter walks',
    'ünïcode söng of rain',
    'my cat password is Bert',
    'x7Kq9mZp',
    'tqzvhwpx',
    'k3Jd8sLq',
    'chenille sofa under rain',
  ])('accept %s without requiring special characters', async (password) => {
    expect(await problemOf(password)).toBeNull();
  });

  it('count code points, and check the length before anything else', async () => {
    expect(await problemOf('k3Jd8sL')).toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    // Seven characters in fourteen UTF-16 code units.
    expect(await problemOf('🐢🐙🦊🐝🦉🐳🦔')).toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    expect(await problemOf('a'.repeat(129))).toMatchObject({ code: 'PASSWORD_TOO_LONG' });
    const startedAt = performance.now();
    expect(await problemOf('ﷺ'.repeat(20_000_000))).toMatchObject({ code: 'PASSWORD_TOO_LONG' });
    expect(performance.now() - startedAt).toBeLessThan(50);
  });

  it('use almost no CPU time in the server’s thread, whatever the password', async () => {
    const before = process.threadCpuUsage();
    const hard = ['4@8({[<3€6!|1il70$5+%2', 'p@ssw0rd1', '1/1/1990', '0123456789qwertyuiop'];
    for (const part of hard) await problemOf(part.repeat(16).slice(0, 128));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(50);
  });
});
