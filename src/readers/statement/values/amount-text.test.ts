import { describe, expect, it } from 'vitest';
import { AmountColumn } from './amount-column.ts';
import { decideDecimalMark, scanAmount } from './amount-text.ts';

function readAll(texts: readonly string[], currency: string | null = 'EUR'): (number | null)[] {
  const column = AmountColumn.decide(texts, 'group');
  return texts.map((text) => column.read(text, currency));
}

describe('amounts', () => {
  it('reads all bank formats', () => {
    const nbsp = '\u00a0';
    const thin = '\u202f';
    const texts = [
      '1234.56',
      '+1,234.56',
      '-1,234.56',
      '1,234.56-',
      '(1,234.56)',
      '($1,234.56)',
      '$-1,234.56',
      '- $1,234.56',
      '-$ 1,234.56',
      `1${nbsp}234.56`,
      `1${thin}234.56`,
      "1'234.56",
      '1’234.56',
      '\u22121,234.56',
      '\u20131,234.56',
      '1,234.56 CR',
      '1,234.56 DR',
      '1,234.56CR',
      'Cr 1,234.56',
      'EUR 1,234.56',
      '1,234.56 EUR',
      '€1,234.56',
      '00001234.56',
      '.56',
      '12.',
      '1,23,456.78',
      '1,234.56(Cr)',
      '1,234.56 (Dr.)',
    ];
    expect(readAll(texts)).toEqual([
      123456, 123456, -123456, -123456, -123456, -123456, -123456, -123456, -123456, 123456, 123456, 123456,
      123456, -123456, -123456, 123456, -123456, 123456, 123456, 123456, 123456, 123456, 123456, 56, 1200,
      12345678, 123456, -123456,
    ]);
  });

  it('returns null for text that is not an amount', () => {
    for (const text of [
      '',
      'abc',
      '12.03.2024',
      '12:30',
      '1-2',
      '12 34',
      '1.2.3',
      'A12',
      'S4412330',
      'CR4412330',
      '12%',
      '1e5',
      '--1',
      '+-1',
      '(1',
      '12 EUR USD x',
    ])
      expect(scanAmount(text), text).toBeNull();
  });

  it('finds the currency next to an amount', () => {
    expect(['€ 1', '1 zł', 'CHF 1', 'US$1', '1 kr', '$1'].map((text) => scanAmount(text)?.currency)).toEqual([
      'EUR',
      'PLN',
      'CHF',
      'USD',
      null,
      null,
    ]);
  });

  it('decides the decimal mark over the column, never by cell', () => {
    expect(readAll(['1.234', '12,50'])).toEqual([123400, 1250]);
    expect(readAll(['-110.7 €', '-3.000'])).toEqual([-11070, -300]);
    expect(readAll(['-3.000', '1.500'])).toEqual([-300000, 150000]);
    expect(readAll(['1,234', '12.5'])).toEqual([123400, 1250]);
    expect(decideDecimalMark(['1.500'], 'fraction')).toBe('.');
  });

  it('rounds digits below the minor unit half to even and counts them', () => {
    const column = AmountColumn.decide(['115.8331', '0.125', '1.00'], 'group');
    expect(['115.8331', '0.125', '1.0000'].map((text) => column.read(text, 'USD'))).toEqual([11583, 12, 100]);
    expect(column.roundedCount).toBe(2);
  });

  it('reads amounts with floating-point noise', () => {
    expect(readAll(['-0.30000000000000004', '12.339999999999999', '1,000.1000000000000227'])).toEqual([
      -30, 1234, 100010,
    ]);
  });

  it('uses the minor unit of the currency', () => {
    expect(readAll(['1,200', '98,800'], 'JPY')).toEqual([1200, 98800]);
  });
});
