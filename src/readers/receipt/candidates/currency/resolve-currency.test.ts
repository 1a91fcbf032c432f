import { expect, test } from 'vitest';
import { CurrencyResolver } from './resolve-currency.ts';

const settle = (mark: string, text: string, fromDomain = '', offset: string | null = null) => {
  const currencyResolver = new CurrencyResolver([mark], { text, fromDomain, offset, homeCurrency: null });
  return `${currencyResolver.resolve(mark)}${currencyResolver.isGuess ? '?' : ''}`;
};

test.each([
  ['Your payment of $131.06 was withdrawn', 'torontohydro.com', '-04:00', 'CAD?'],
  ['$350.00 + $45.50 HST', 'waglodge.example', '-04:00', 'CAD'],
  ['GST $4.50, Total $94.50', 'studio.example', '-07:00', 'CAD?'],
  ['GST $4.50, Total $94.50', 'studio.example', '+08:00', 'SGD?'],
  ['Ship to Ana, M5V 2T6. Total $20.00', 'shop.example', null, 'CAD'],
  ['Merci pour votre commande. Paiement de 12,50 $', 'boutique.com', '-05:00', 'CAD?'],
  ['The bond of $150.00 has been released', 'bikes.example', '+11:00', 'AUD?'],
  ['Gap paid EFTPOS $43.10', 'physio.example', null, 'AUD'],
  ['Hola, gracias por tu compra. Total $ 287.90', 'rappi.com', '-06:00', 'MXN?'],
  ['Hola, gracias por tu compra. Total $ 24.380,50', 'farmacity.com', '-03:00', 'ARS?'],
  ['Hola, gracias por tu compra. Total $ 24.900', 'tienda.com', '-05:00', 'COP?'],
])('resolves a bare dollar by evidence: %s', (text, domain, offset, code) => {
  expect(settle('DOLLAR', text, domain, offset)).toBe(code);
});

test.each([
  ['Total $20.00', 'shop.com', '-07:00', 'USD'],
  ['Order of April 9, 3 PM PST. Total $20.00', 'shop.com', '-08:00', 'USD'],
  ['Santa Fe, NM 87501. Hola! Gracias por tu compra. Total $20.00', 'shop.com', '-06:00', 'USD'],
  ['Hola, gracias por tu compra. Total $20.00', 'shop.com', '-05:00', 'USD'],
  ['Canva Pty Ltd. Total $20.00', 'canva.com', '+00:00', 'USD'],
  ['You earned +520 points. Total $20.00', 'shop.com', null, 'USD'],
  ['Total $20.00', 'tool.com', '+08:00', 'USD?'],
])('keeps a US dollar, as a guess from distant time zones: %s', (text, domain, offset, code) => {
  expect(settle('DOLLAR', text, domain, offset)).toBe(code);
});

test.each([
  ['Betalingen gikk gjennom. Vi har belastet kortet ditt. 39 kr', 'NOK'],
  ['Hej, vi har modtaget og godkendt din retur. 899 kr.', 'DKK'],
  ['Hej! Köpet är klart. 149 kr', 'SEK'],
  ['Gratis i 14 dagar, hej och tack. 0 kr', 'SEK'],
  ['Gratis. 0 kr', 'SEK?'],
])('resolves crowns by language: %s', (text, code) => {
  expect(settle('KRONA', text)).toBe(code);
});

test.each([
  ['票款共计553.50元', '', 'CNY'],
  ['訂單金額 1,200元', 'shop.com.tw', 'TWD'],
  ['訂單已成立,應付 1,200元', 'shop.com', 'TWD'],
])('resolves yuan and yen by country: %s', (text, domain, code) => {
  expect(settle('YUAN', text, domain)).toBe(code);
});
