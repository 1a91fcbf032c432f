import { expect, test } from 'vitest';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import type { LabeledEmail } from '#training/receipt/labeled-email.ts';
import { renderEmail } from '#training/receipt/render-email.ts';
import { loadCases } from './golden-emails.ts';
import { isPromiseKept, judge } from './judge.ts';

/** Text that senders put around an email, in words that are not in the training data. */
const ABOVE = ['Women | Men | Kids | Home | Clearance'];
const BELOW = [
  'Need to make a change? You can cancel your order within 30 minutes of placing it.',
  'Not happy? Return any item within 30 days for a full refund to your original payment method.',
  'Want to track your package? We will send you a tracking number as soon as it ships.',
  'You earned 250 points with this order, worth $2.50 on your next purchase.',
  'Join Plus for $9.99/month and get free shipping on every order.',
  'You may also like',
  '| Cotton Tote Bag | $18.00',
  '| Wool Socks | was $16.00 now $12.00',
  'If your payment fails or is declined we will notify you by email. Subscriptions renew automatically until ' +
    'cancelled.',
  'This email was sent to dana@example.com because you have an account with us. Please do not reply.',
];
const READ_SHARE_MIN = 0.96;

function inCompany(golden: LabeledEmail): LabeledEmail {
  return { ...golden, body: [...ABOVE, ...golden.body, '', ...BELOW] };
}

test('help, terms, offers and recommendations around an email have almost no effect', async () => {
  const emails = loadCases().filter(
    ({ options, labels }) =>
      options.get('style') !== 'raw' && !options.has('attach') && (labels.currency ?? 'USD') === 'USD',
  );
  const lost: string[] = [];
  for (const golden of emails) {
    const verdicts = judge(golden, await readReceipt(renderEmail(inCompany(golden))));
    if (!isPromiseKept(verdicts)) lost.push(golden.name);
  }
  expect(emails.length).toBeGreaterThan(150);
  expect(1 - lost.length / emails.length, lost.join(', ')).toBeGreaterThanOrEqual(READ_SHARE_MIN);
});
