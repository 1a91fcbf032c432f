import { expect, test } from 'vitest';
import { readPlainText } from '../../page/visible-text.ts';
import { CurrencyResolver } from '../currency/resolve-currency.ts';
import { findAmountCandidates } from './amount-candidates.ts';
import { tokenizeMoney } from './amounts.ts';

/** Returns the roles of a sentence's amounts in order. */
function rolesOf(text: string): string[] {
  const page = readPlainText(text, '1');
  const tokens = tokenizeMoney(page);
  const marks = tokens.flat().map(({ token }) => token.mark);
  const hints = { text, fromDomain: '', offset: null, homeCurrency: null };
  return findAmountCandidates(page, tokens, new CurrencyResolver(marks, hints)).map(({ reading }) =>
    reading.strength >= 2 ? reading.role : 'none',
  );
}

test.each([
  ['Contract signed and the £500 retainer has landed. The rest (£1,800) is due in May.', ['total', 'none']],
  ['We got your $99.00. Send the old one back within 10 days or a $400 fee applies.', ['total', 'none']],
  ['You put $99.00 down on your pass. The other $810.00 will be split over five months.', ['total', 'none']],
  ['Your pledge plus the card fee, $30.90, was charged today.', ['total']],
  [
    '£15.00 has been added to the pot from your card. 12 people have given £168.00 so far.',
    ['total', 'none'],
  ],
  ["We've taken £25.00 for November. Your next payment of £28.00 is on 10 December.", ['total', 'unrelated']],
  ['Wir haben heute 38,50 € von deinem Konto abgebucht.', ['total']],
  ['Nous avons bien reçu votre chèque de 65 €, merci.', ['total']],
  ['La caparra di 120,00 € è arrivata, la camera è vostra.', ['total']],
  ['Er is € 9,13 afgeschreven van je rekening. Je tegoed is nu € 40,00.', ['total', 'gift']],
  ['Kartınızdan 250 TL çekildi. Kalan bakiyeniz 400 TL.', ['total', 'none']],
  ['本日1,100円をカードで精算済みです。次のご利用は3,900円です。', ['total', 'none']],
  ['Här är kvittot på servicen: 1 190 kr varav moms 238 kr, tack.', ['total', 'tax']],
])('reads a charge from a sentence: %s', (text, roles) => {
  expect(rolesOf(text)).toEqual(roles);
});

test.each([
  ['You spent $40.00 plus $6.00 for postage, so $46.00 altogether.', '46.00'],
  ['Ten days: $350.00 + $45.50 HST = $395.50 on your Visa.', '395.50'],
  ['We charged $75.00 rental and a $150.00 refundable deposit, $225.00 in total, to your Visa.', '225.00'],
])('ranks the sum of a sentence’s amounts first: %s', (text) => {
  expect(rolesOf(text).at(-1)).toBe('total');
});

test.each([
  'Your remaining credit of $27.18 was refunded by prepaid card.',
  'Den Betrag von 21,23 € haben wir heute auf Ihr Konto zurücküberwiesen.',
  'Tegoed dat we hebben teruggestort\t€ 96,41',
  '£6 went back onto your card, out of the £24 you paid.',
  'Dziś zwróciliśmy Ci 99,00 zł z 399,00 zł zapłaconych za zamówienie.',
])('reads a refund from a sentence: %s', (text) => {
  const roles = rolesOf(text);
  expect(roles[0]).toBe('refund');
  expect(roles.slice(1)).not.toContain('refund');
});

test('reads an included tax with its own amount as tax', () => {
  expect(rolesOf('71,17 kr. Heraf moms')).toEqual(['tax']);
});

test.each([
  'A refundable key deposit of £20 is payable on the day of the hire.',
  'Aanbetaling, te voldoen voor 15 maart\t€ 206,82',
  'We could not take $12.00 from your card, so it was not charged.',
  'From then on\t$19.99 a month, charged to Visa 4410',
  'Your card would be charged $20.00 only if you keep the bike.',
])('does not read a future or failed charge as total: %s', (text) => {
  expect(rolesOf(text)).not.toContain('total');
});

test.each([
  ['We billed $120.00 for the visit and $45.00 for parts; that makes $165.00, which you paid by check.', 2],
  ['Sie haben 48,00 € für die Impfung, 16,00 € für Tabletten, zusammen 64,00 € bezahlt.', 2],
  ['Nous avons bien reçu vos 96,00 € : 60,00 € de stage, 36,00 € de terre.', 0],
])('reads the sum of the other amounts in a sentence as the charge: %s', (text, index) => {
  expect(rolesOf(text)[index]).toBe('total');
});

test('reads the amount after the refund word as the refund, not the order before it', () => {
  expect(rolesOf('Sul suo ordine da 129,00 € le abbiamo rimborsato 45,00 € per il difetto.')).toEqual([
    'unrelated',
    'refund',
  ]);
});
