import { expect, test } from 'vitest';
import { readReceipt } from '../read-receipt.ts';

const ORDER =
  '<table><tr><td>Mug</td><td>$28.00</td></tr><tr><td>Subtotal</td><td>$28.00</td></tr>' +
  '<tr><td>Shipping</td><td>$8.00</td></tr><tr><td>Total</td><td>$36.00</td></tr></table>';

async function kindOf(subject: string, text: string) {
  const parsed =
    `From: Luz Ceramics <hello@luzceramics.example>\r\nSubject: ${subject}\r\n` +
    'Date: Fri, 20 Nov 2026 10:00:00 -0500\r\nContent-Type: text/html; charset=utf-8\r\n\r\n' +
    `<p>${text}</p>${ORDER}`;
  return (await readReceipt(new TextEncoder().encode(parsed))).kind;
}

test.each([
  ['[Luz Ceramics] Order #2044 placed by Anton Berg', 'A new order came in.'],
  ['Order summary', 'Anton Berg placed order #2044 on Nov 4 at 1:19 PM.'],
  ['A note was added to your order #8871', 'As a reminder, here are your order details:'],
  ['Notiz zu Ihrer Bestellung', 'Zur Erinnerung hier noch einmal deine Bestelldetails:'],
  ['Re: [Ticket 55081] Mug arrived scratched', 'Here is what I see for your order.'],
])(
  'an order that someone else placed, or an earlier email confirmed, is not a purchase: %s',
  async (subject, text) => {
    expect(await kindOf(subject, text)).toBe('other');
  },
);

test.each([
  ['Order #2044 confirmed', 'Thank you! You placed order #2044 on Nov 4.'],
  ['Your order has been placed', 'Thank you for your order.'],
])('an order that the user placed is a purchase: %s', async (subject, text) => {
  expect(await kindOf(subject, text)).toBe('purchase');
});

test.each([
  'Thank you for your order. Congratulations on the sale? Tell a friend and you both get $5.00.',
  'Danke für deine Bestellung. Herzlichen Glückwunsch zum Verkauf? Wirb eine Freundin.',
])('a question of an offer does not make the user a seller: %s', async (text) => {
  expect(await kindOf('Your order has been received', text)).toBe('purchase');
});

test.each([
  'So I paid for the flat (£312.40 on my card, booking ref HMK2291) and Niamh got the ferry.',
  'Die Unterkunft habe ich schon bezahlt, 240,00 EUR für zwei Nächte.',
  "J'ai payé la location, 246,00 € pour les deux nuits.",
])('a payment by someone else is not the user’s purchase: %s', async (text) => {
  const head = 'From: Aoife Byrne <aoife@mailbox.example>\r\nSubject: Weekend\r\n';
  const parsed = `${head}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
  expect((await readReceipt(new TextEncoder().encode(parsed))).kind).toBe('other');
});

test.each([
  ['Deposit hold', '$300.00', 'This is an authorization, not a charge. You have not been charged.'],
  ['Reservierter Betrag', '250,00 €', 'Dies ist keine Abbuchung.'],
  ['Montant de la caution', '250,00 €', 'Il ne s’agit pas d’un débit.'],
  ['Importe retenido', '250,00 €', 'No es un cargo.'],
])('an amount held on a card is not charged: %s', async (label, amount, text) => {
  const email =
    'From: Miles <info@miles.example>\r\nSubject: Deposit for your rental 40217736\r\n' +
    'Content-Type: text/html; charset=utf-8\r\n\r\n' +
    `<p>${text}</p><table><tr><td>${label}</td><td>${amount}</td></tr></table><p>Visa 4417</p>`;
  expect((await readReceipt(new TextEncoder().encode(email))).kind).toBe('other');
});

test('a purchase that mentions a hold is a purchase', async () => {
  const text = 'Thank you for your order. A temporary hold of $40.00 is not a charge and will be released.';
  expect(await kindOf('Your receipt', text)).toBe('purchase');
});

test.each([
  'The $150.00 hold on your Visa 4410 has been released. It was never charged, so there is no refund.',
  'Die Reservierung von 150,00 € auf deiner Visa 4410 ist freigegeben. Der Betrag wurde nie abgebucht.',
  'La retención de 150,00 € en tu tarjeta ha sido liberada. Nunca se cobró.',
])('a released hold is no refund: %s', async (text) => {
  const email =
    'From: Miles <info@miles.example>\r\nSubject: 40217736\r\n' +
    `Content-Type: text/html; charset=utf-8\r\n\r\n<p>${text}</p>`;
  expect((await readReceipt(new TextEncoder().encode(email))).kind).toBe('other');
});

test.each([
  ['We got your return', 'Estimated refund total', 'other'],
  ['Your refund has been issued', 'Refund total', 'refund'],
])('an estimated refund is none yet: %s', async (subject, label, kind) => {
  const email =
    `From: Pine Outfitters <hello@pineoutfitters.example>\r\nSubject: ${subject}\r\n` +
    'Date: Wed, 14 Jan 2026 08:35:00 -0500\r\nContent-Type: text/html; charset=utf-8\r\n\r\n' +
    '<p>Thanks for sending this back. Your refund goes to Visa ending in 7730.</p>' +
    `<table><tr><td>Slippers</td><td>$89.00</td></tr><tr><td>${label}</td><td>$89.00</td></tr></table>`;
  expect((await readReceipt(new TextEncoder().encode(email))).kind).toBe(kind);
});

test('a saved cart is not a purchase', async () => {
  const text = "We've saved your order so you can pick up where you left off. Complete my order.";
  expect(await kindOf('Your order is almost complete!', text)).toBe('other');
});
