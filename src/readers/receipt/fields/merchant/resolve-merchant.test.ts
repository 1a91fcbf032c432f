import { expect, test } from 'vitest';
import { readPlainText } from '../../page/visible-text.ts';
import { resolveMerchant } from './resolve-merchant.ts';

const resolve = (fromName: string, fromDomain: string, subject: string, text = '') =>
  resolveMerchant({
    fromName,
    fromDomain,
    replyToName: '',
    replyToDomain: '',
    subject,
    lines: readPlainText(text, '1').lines,
    markupMerchant: null,
  })?.name ?? null;

test('uses the sender name without functional words', () => {
  expect(resolve('Lyft Ride Receipt', 'lyftmail.com', 'Your ride with Carlos')).toBe('Lyft');
  expect(resolve('Kleid24 Kundenservice', 'kleid24.de', 'Danke')).toBe('Kleid24');
});

test('a processor is not the merchant', () => {
  expect(resolve('Blue Heron Cafe via Square', 'messaging.squareup.com', 'Receipt')).toBe('Blue Heron Cafe');
  expect(resolve('service@paypal.com', 'paypal.com', 'Receipt for your payment to Gearhouse Supply')).toBe(
    'Gearhouse Supply',
  );
});

test('falls back to the body and the domain', () => {
  expect(resolve('', 'stripe.com', 'Your receipt', 'Receipt from Tidewater Pottery')).toBe(
    'Tidewater Pottery',
  );
  expect(resolve('no-reply', 'fernway.co.uk', 'Thanks')).toBe('Fernway');
});

test.each([
  ['Billetterie', 'operadulac.fr', 'Vos places', 'Operadulac'],
  ['Biglietteria', 'museomare.it', 'I tuoi biglietti', 'Museomare'],
  ['Kaartverkoop', 'zeetheater.nl', 'Je kaarten', 'Zeetheater'],
])('a department is not the merchant: %s', (name, domain, subject, merchant) => {
  expect(resolve(name, domain, subject)).toBe(merchant);
});

test('keeps a domain in the text complete', () => {
  expect(
    resolve('service@paypal.co.uk', 'paypal.co.uk', 'Receipt for your payment to gear4.co.uk'),
  ).toBeTruthy();
});

test('reads the merchant below its label, not the label next to it', () => {
  const text =
    'Transaction ID\tTransaction date\nPL4410\tNov 27, 2025\nMerchant\tInvoice ID\nTeal Owl Records\t01-14855';
  const lines = readPlainText(text, '1').lines;
  const source = {
    fromName: 'service@paypal.com',
    fromDomain: 'paypal.com',
    replyToName: '',
    replyToDomain: '',
  };
  expect(resolveMerchant({ ...source, subject: 'Receipt', lines, markupMerchant: null })?.name).toBe(
    'Teal Owl Records',
  );
});
