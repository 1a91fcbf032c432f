import { expect, test } from 'vitest';
import { readReceipt } from '../read-receipt.ts';

const read = (subject: string, body: string) =>
  readReceipt(
    new TextEncoder().encode(
      'From: Quill & Fern <account@quillandfern.com>\r\nDate: Fri, 6 Nov 2026 09:00:00 +0000\r\n' +
        `Subject: ${subject}\r\n\r\n${body}\r\n`,
    ),
    { homeCurrency: 'USD' },
  );

test('an upcoming renewal was not charged; a charged plan that renews again was', async () => {
  const notice = await read(
    'Your annual plan renews on November 20, 2026',
    'Hi Jordan,\r\n\r\nYour plan renews automatically on November 20, 2026 for $54.00. We will use the ' +
      'Visa ending in 4417 on file.',
  );
  expect(notice.kind).toBe('other');
  const receipt = await read(
    'Your receipt from Quill & Fern',
    'Annual plan: $54.00\r\nTotal charged to Visa ending in 4417: $54.00\r\n\r\n' +
      'Your plan renews on November 6, 2027 for $54.00.',
  );
  expect(receipt).toMatchObject({ kind: 'subscription', totalMinor: 5_400, nextRenewalOn: '2027-11-06' });
});
