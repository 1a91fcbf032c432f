import { LOCALE } from '../../texts/en/locale.ts';

/** Currencies offered by default; a profile may use any other. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'JPY',
  'INR',
  'SGD',
  'HKD',
  'MXN',
  'BRL',
  'ZAR',
] as const;

let names: Intl.DisplayNames | null = null;

/** Label of a currency option: `USD, US Dollar`. */
export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames(LOCALE, { type: 'currency' });
  const name = names.of(code);
  return name && name !== code ? `${code}, ${name}` : code;
}

/** All time zones of this browser, always including the given one. */
export function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** This device's time zone. */
export function systemTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
