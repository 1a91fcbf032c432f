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

test.each([
  [
    'Your membership renews on December 9',
    'Renewal price: $71.88 per year',
    'Previous price: $59.88 per year',
  ],
  [
    'Deine Mitgliedschaft verlängert sich am 9. Dezember',
    'Neuer Preis: 49,00 €',
    'Bisheriger Preis: 44,00 €',
  ],
  ['Votre abonnement sera renouvelé le 9 décembre', 'Tarif: 89,00 € par an', 'Ancien tarif: 79,00 € par an'],
])('a renewal announced without a year was not charged: %s', async (subject, price, former) => {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const notice = await read(encoded, `${price}\r\n${former}\r\n`);
  expect(notice.kind).toBe('other');
});
