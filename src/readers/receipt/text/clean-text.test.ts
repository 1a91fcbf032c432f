import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['٤٬٥٩٨٫٠٠ جنيه', '4,598.00 جنيه'],
  ['۱۲۳', '123'],
  ['₹२,३४८', '₹2,348'],
  ['๑๒๘ บาท', '128 บาท'],
  ['１，２８０円', '1,280円'],
])('writes the digits of every script as ASCII: %s', (written, shown) => {
  expect(cleanText(written)).toBe(shown);
});
