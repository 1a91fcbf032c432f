import { expect, test } from 'vitest';
import { buildLine } from '../../page/page.ts';
import { readChargeTense, wasDeclined } from './tense.ts';

const tenseOf = (text: string) => {
  const line = buildLine([{ text, isBold: false, isStruck: false, size: 0, column: -1 }]);
  return readChargeTense('', line ? [line] : []);
};

test.each([
  'Your card was charged $12.00 today.',
  'Wir haben 12,00 € von Ihrem Konto abgebucht.',
  'Nous avons prélevé 12,00 € sur votre carte.',
  'Pobraliśmy 29,00 zł z karty.',
  '5,900円の決済が完了しました。',
])('detects a past charge: %s', (text) => {
  expect(tenseOf(text)).toEqual({ wasCharged: true, willBeCharged: false });
});

test.each([
  "We'll bill your Visa on May 1.",
  'Am 1. Mai wird der Betrag von 12,00 € abgebucht.',
  'Le montant sera prélevé le 1 mai.',
  'Za 7 dni pobierzemy 29,00 zł z karty.',
  '4月1日に5,900円を引き落とし予定です。',
])('detects a future charge: %s', (text) => {
  expect(tenseOf(text)).toEqual({ wasCharged: false, willBeCharged: true });
});

test.each([
  'Your card has not been charged.',
  "We haven't billed your account.",
  "Votre carte n'a pas été débitée.",
  'Ihre Karte wurde nicht belastet.',
])('ignores a negated charge: %s', (text) => {
  expect(tenseOf(text)).toEqual({ wasCharged: false, willBeCharged: false });
});

test.each([
  'Your payment was declined.',
  'You have 2 failed payments on this card.',
  'We could not apply your card payment to this order.',
  'Zahlung nicht geklappt – deine Bestellung wartet',
  "Votre paiement n'a pas abouti.",
  'No pudimos cobrar tu compra',
  'Płatność nie powiodła się',
  'カードの決済ができませんでした。',
])('detects a declined payment: %s', (subject) => {
  expect(wasDeclined(subject, [])).toBe(true);
});

test.each([
  'Your payment went through.',
  'Ihre Zahlung ist eingegangen.',
  'お支払いが完了しました。',
  'A $25 fee applies to declined payments.',
  'Returned payments are subject to a fee of $30.',
])('does not read a completed payment as declined: %s', (subject) => {
  expect(wasDeclined(subject, [])).toBe(false);
});
