import { type CurrencyCode, currencyExponent, decimalToMinor } from '#domain/money/money.ts';
import { currencySymbol } from './money.ts';

/** Digits, or groups of three; the first group doesn't start with zero. */
const WHOLE = /^(?:\d*|[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*)$/;

/**
 * Parses an amount the user typed or pasted to minor units; null for anything else. It may have a sign and the symbol
 * or code of its currency. The last point or comma is the decimal mark if it is the only one of its kind and at most as
 * many digits follow as the currency has decimals; every other mark, space or apostrophe must separate groups of three.
 * So "1,250" is one thousand two hundred fifty dollars or yen, but one and a quarter Kuwaiti dinars.
 */
export function parseTypedAmount(text: string, currency: CurrencyCode): number | null {
  const [, sign = '', digits = ''] =
    /^([+-]?) *([.,]?\d[\d.,'’ ]*)$/.exec(withoutCurrency(plainText(text), currency).trim()) ?? [];
  const [whole, fraction] = splitDecimals(digits, currencyExponent(currency));
  if (!WHOLE.test(whole)) return null;
  const units = whole.replaceAll(/\D/g, '');
  return decimalToMinor(fraction === '' ? sign + units : `${sign}${units || '0'}.${fraction}`, currency);
}

function plainText(text: string): string {
  return text.toUpperCase().replaceAll(/\s+/g, ' ').replaceAll('−', '-');
}

/** Removes the currency's code or symbol once. */
function withoutCurrency(text: string, currency: CurrencyCode): string {
  const names = [currency, plainText(currencySymbol(currency))];
  const name = names.find((candidate) => text.includes(candidate));
  return name === undefined ? text : text.replace(name, ' ');
}

function splitDecimals(digits: string, exponent: number): readonly [whole: string, fraction: string] {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const fraction = digits.slice(at + 1);
  const isDecimal =
    at >= 0 &&
    digits.indexOf(digits.charAt(at)) === at &&
    /^\d+$/.test(fraction) &&
    fraction.length <= exponent;
  return isDecimal ? [digits.slice(0, at), fraction] : [digits, ''];
}
