import { expect, test } from 'vitest';
import { parseEmail } from './email/parse-email.ts';
import { findCandidates } from './find-candidates.ts';
import { readPage } from './read-page.ts';
import { readReceipt } from './read-receipt.ts';

const mail = (text: string) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'));

const ORDER = `From: "Corner Books" <orders@cornerbooks.example>
To: kim@mailbox.example
Subject: Your order #CB-10442 is confirmed
Date: Tue, 3 Mar 2026 09:12:00 -0500
Content-Type: text/html; charset=utf-8

<p>Thank you for your order!</p>
<table><tr><th>Item</th><th>Qty</th><th>Price</th></tr>
<tr><td>The Tide Tables</td><td>2</td><td>$24.00</td></tr>
<tr><td>Pocket Atlas</td><td>1</td><td>$9.50</td></tr></table>
<table><tr><td>Subtotal</td><td>$33.50</td></tr><tr><td>Shipping</td><td>$4.00</td></tr>
<tr><td>Tax</td><td>$2.76</td></tr><tr><td><b>Total</b></td><td><b>$40.26</b></td></tr></table>
<p>Paid with Visa ending in 4242</p>
`;

test('reads every field of a plain order confirmation', async () => {
  const found = await readReceipt(mail(ORDER));
  expect(found).toMatchObject({
    kind: 'purchase',
    merchant: 'Corner Books',
    orderId: 'CB-10442',
    purchasedOn: '2026-03-03',
    currency: 'USD',
    totalMinor: 4026,
    taxMinor: 276,
    shippingMinor: 400,
    cardLast4: '4242',
  });
  expect(found.items.map(({ name, quantity, lineMinor }) => [name, quantity, lineMinor])).toEqual([
    ['The Tide Tables', 2, 2400],
    ['Pocket Atlas', 1, 950],
  ]);
});

test('evidence of the total is the text shown in the email', async () => {
  const found = await readReceipt(mail(ORDER));
  expect(found.evidence.total?.text).toBe('$40.26');
});

test('evidence states the character range in the visible line', async () => {
  const bytes = mail(ORDER);
  const read = await readReceipt(bytes);
  const { lines } = findCandidates(await readPage(parseEmail(bytes)), null);
  const fields = ['orderId', 'total', 'tax', 'shipping', 'cardLast4'] as const;
  for (const field of fields) {
    const found = read.evidence[field];
    if (!found || found.line < 0) continue;
    expect(lines[found.line]?.text.slice(found.start, found.end)).toBe(found.text);
  }
  expect(read.evidence.total?.start).toBeGreaterThan(0);
});

test('bytes that are not an email are kind other and need review', async () => {
  const found = await readReceipt(Uint8Array.from([0, 1, 2, 255, 254]));
  expect(found).toMatchObject({ kind: 'other', needsReview: true, totalMinor: null });
});

test('an empty file is kind other', async () => {
  expect((await readReceipt(new Uint8Array())).kind).toBe('other');
});

test('sends an email with its receipt as an image to review', async () => {
  const found = await readReceipt(
    mail(`From: Tide Cafe <hello@tidecafe.example>
Subject: Your receipt
Date: Tue, 3 Mar 2026 09:12:00 -0500
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

See the attached receipt.
--b
Content-Type: image/jpeg; name="receipt.jpg"
Content-Disposition: attachment; filename="receipt.jpg"
Content-Transfer-Encoding: base64

/9j/4AAQ
--b--
`),
  );
  expect(found).toMatchObject({ needsReview: true, totalMinor: null, message: { hasPictures: true } });
});

test('an order fully paid by gift card charged no card', async () => {
  const paid = '<p>Gift card ****7717: -$40.26</p><p>Charged to card: $0.00</p>';
  const found = await readReceipt(mail(ORDER.replace('<p>Paid with Visa ending in 4242</p>', paid)));
  expect(found).toMatchObject({ kind: 'purchase', totalMinor: 4026, chargedMinor: 0 });
});
