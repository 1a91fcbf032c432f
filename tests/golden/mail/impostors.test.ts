import { expect, test } from 'vitest';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import { renderEmail } from '#training/receipt/render-email.ts';
import { loadCases } from './golden-emails.ts';

const CASES = loadCases().map((mail) => [mail.name, mail] as const);
const IMPOSTORS = CASES.filter(([, mail]) => mail.stated.has('sus'));
const SALES = CASES.filter(([, mail]) => mail.stated.has('t'));

test.each(IMPOSTORS)('%s impersonates another sender, so nothing in it is a purchase', async (_, mail) => {
  const read = await readReceipt(renderEmail(mail));
  expect(read).toMatchObject({ kind: 'other', totalMinor: null, items: [] });
  expect(read.doubts).toContain('impostor');
});

test('no sender of a genuine sale is suspected', async () => {
  const suspected: string[] = [];
  for (const [name, mail] of SALES)
    if ((await readReceipt(renderEmail(mail))).doubts.includes('impostor')) suspected.push(name);
  expect(SALES.length).toBeGreaterThan(300);
  expect(suspected).toEqual([]);
});
