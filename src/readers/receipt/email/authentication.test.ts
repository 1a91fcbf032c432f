import { expect, test } from 'vitest';
import { parseEmail } from './parse-email.ts';

const isForged = (...results: string[]) =>
  parseEmail(
    new TextEncoder().encode(
      `${results.map((result) => `Authentication-Results: mx.example;\r\n ${result}\r\n`).join('')}From: ` +
        'a@b.example\r\n\r\nhi',
    ),
  ).isForged;

test.each([
  ['dmarc=fail (p=REJECT) header.from=b.example; spf=pass; dkim=pass header.d=other.example', true],
  ['spf=softfail smtp.mailfrom=b.example; dkim=none', true],
  ['spf=fail; dkim=fail', true],
  ['dkim=pass header.d=b.example; spf=softfail', false],
  ['dmarc=pass header.from=b.example; spf=fail', false],
  ['spf=none; dkim=none', false],
  ['x-spf=fail', false],
])('the receiving server’s result decides whether a sender is forged: %s', (results, expected) => {
  expect(isForged(results)).toBe(expected);
});

test('ignores a result that the sender added', () => {
  expect(isForged('dmarc=fail', 'dmarc=pass')).toBe(true);
});

test('does not report a forged sender without results', () => {
  expect(isForged()).toBe(false);
});
