import { expect, test } from 'vitest';
import { findMoney } from './money.ts';

const read = (line: string) =>
  findMoney(line).map((token) => `${token.isNegative ? '-' : ''}${token.decimal} ${token.mark ?? '?'}`);

test.each([
  ['Total $1,234.56 USD', '1234.56 USD'],
  ['Summe: 1.234,56 €', '1234.56 EUR'],
  ['1 234,50 kr', '1234.50 KRONA'],
  ['-£5.00', '-5.00 GBP'],
  ['Discount\t($5.00)', '-5.00 DOLLAR'],
  ['3,240円', '3240 JPY'],
  ["CHF 1'299.–", '1299 CHF'],
  ['R$ 1.299,90', '1299.90 BRL'],
  ['₹1,23,456.00', '123456.00 INR'],
  ['KWD 12.500', '12.500 KWD'],
  ['Total: 9.99-', '-9.99 ?'],
  ['成功购买了1张车票,票款共计553.50元', '553.50 YUAN'],
  ['az áprilisi 2500 forintos támogatásod', '2500 HUF'],
  ['10月分の授業料24,200円、本日', '24200 JPY'],
])('reads the amount of "%s"', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test.each([
  '12.03.2026 um 14.30 Uhr',
  'Order 123-4567890',
  'save 25.50%',
  'A12 €',
  '座席番号12',
  '192.168.10.12',
  '3.50 kg',
])('finds no amount in "%s"', (line) => {
  expect(read(line)).toEqual([]);
});

test('reads a range as two positive amounts', () => {
  expect(read('$5 - $10')).toEqual(['5 DOLLAR', '10 DOLLAR']);
});

test('reads blanks as thousands in a cell of their own, and as a count before a price in a text', () => {
  const decimals = (text: string) => findMoney(text).map(({ decimal }) => decimal);
  expect(decimals('1 798.00')).toEqual(['1798.00']);
  expect(decimals('Coffee 2 798.00')).toEqual(['798.00']);
});
