import { expect, test } from 'vitest';
import { readAmounts, tokenizeMoney } from '../../candidates/amounts/amounts.ts';
import { CurrencyResolver } from '../../candidates/currency/resolve-currency.ts';
import { readPlainText } from '../../page/visible-text.ts';
import { readMoneyDirection } from './money-direction.ts';

const directionOf = (text: string) => {
  const page = readPlainText(text, '1');
  const hints = { text, fromDomain: '', offset: null, homeCurrency: null };
  return readMoneyDirection(
    page.lines,
    readAmounts(page, tokenizeMoney(page), new CurrencyResolver(['DOLLAR'], hints)),
  );
};

test.each([
  'The £500 retainer has landed. See you in May.',
  'Die 145 € für den Kurs sind gestern bei uns angekommen.',
  'Virement bien arrivé ce matin (90 €), merci.',
  'Hemos recibido los 85 € de la excursión.',
])('detects a completed payment: %s', (text) => {
  expect(directionOf(text)).toEqual({ isPaymentCompleted: true, isRefunded: false, mayBeRefunded: false });
});

test.each([
  'We have put $12.00 back on your card.',
  'Wir haben 64,18 € auf Ihr Konto zurücküberwiesen.',
  'EDF vous a remboursé 132,74 €.',
])('detects a refund: %s', (text) => {
  expect(directionOf(text)).toEqual({ isPaymentCompleted: false, isRefunded: true, mayBeRefunded: false });
});

test.each(['We will refund $20.00 once we have it back.', 'Wir erstatten 20,00 €, sobald sie da ist.'])(
  'detects a possible refund: %s',
  (text) => {
    expect(directionOf(text)).toEqual({ isPaymentCompleted: false, isRefunded: false, mayBeRefunded: true });
  },
);

test.each([
  'We cannot refund €84.99 for this booking.',
  'Wir können Ihnen die 45,00 € leider nicht erstatten.',
  'Nous ne pouvons pas vous rembourser les 31,50 €.',
  'No podemos reembolsar los 89,00 € de la reserva.',
  'Non possiamo rimborsare i 20,00 €.',
  'We kunnen de € 149,00 helaas niet terugbetalen.',
  'Não podemos reembolsar 20,00 €.',
  'Nie możemy zwrócić 20,00 zł.',
])('does not read a refused refund as a refund: %s', (text) => {
  expect(directionOf(text).isRefunded).toBe(false);
});

test('does not read an arriving parcel as a payment', () => {
  expect(directionOf('Your parcel has arrived. Paid before: nothing.').isPaymentCompleted).toBe(false);
});
