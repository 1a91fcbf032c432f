import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { minorToDecimal } from '#domain/money/money.ts';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import { parseEmails } from '#training/receipt/labeled-email.ts';
import { renderEmail } from '#training/receipt/render-email.ts';

const snippets = parseEmails(readFileSync(new URL('./snippets/line-items.txt', import.meta.url), 'utf8'));

describe('the items of an order are read with their quantities and prices, in any layout', () => {
  test.each(snippets.map((mail) => [mail.name, mail] as const))('%s', async (_, mail) => {
    const read = await readReceipt(renderEmail(mail));
    const amount = (minor: number) => minorToDecimal(minor, read.currency ?? 'USD');
    expect(
      read.items.map((item) => [item.name, item.quantity ?? 1, Number(amount(item.lineMinor ?? 0))]),
    ).toEqual(mail.labels.items.map((item) => [item.name, item.quantity, Number(item.lineTotal)]));
  });

  test.each(snippets.map((mail) => [mail.name, mail] as const))('the sum of %s', async (_, mail) => {
    const read = await readReceipt(renderEmail(mail));
    const amount = (minor: number | null) =>
      minor === null ? 0 : Number(minorToDecimal(minor, read.currency ?? 'USD'));
    const { total, tax, shipping, discount, tip } = mail.labels;
    expect(
      [read.totalMinor, read.taxMinor, read.shippingMinor, read.discountMinor, read.tipMinor].map(amount),
    ).toEqual([total, tax, shipping, discount, tip].map(Number));
  });
});
