import { expect, it } from 'vitest';
import { createTotpSecret, matchingStep, stepOf, toBase32, totpCode, totpUri } from './totp.ts';

const RFC_SECRET = toBase32(Buffer.from('12345678901234567890'));

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('computes the codes of RFC 6238, appendix B: second %i', (seconds, code) => {
  expect(totpCode(RFC_SECRET, Math.floor(seconds / 30))).toBe(code);
});

it('accepts the codes of the current step and its two neighbors, and no others', () => {
  const now = new Date('2026-05-03T10:00:15Z');
  const secret = createTotpSecret();
  const step = stepOf(now);
  const accepted = [-3, -2, -1, 0, 1, 2, 3].map(
    (offset) => matchingStep(secret, totpCode(secret, step + offset), now) === step + offset,
  );
  expect(accepted).toEqual([false, false, true, true, true, false, false]);
  for (const wrong of ['', '12345', '1234567', 'abcdef', `${totpCode(secret, step)}0`, '１２３４５６'])
    expect(matchingStep(secret, wrong, now), wrong).toBeNull();
});

it('includes the service and the account in the URI of the QR code', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri('ABC', 'Fettle', 'a b@example.test')).toBe(
    'otpauth://totp/Fettle:a%20b%40example.test?secret=ABC&issuer=Fettle',
  );
});
