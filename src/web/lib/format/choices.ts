import { LOCALE } from '../../texts/en/locale.ts';

/** Currencies offered first; a profile may hold any other. */
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

/** A currency as a choice: `USD, US Dollar`. */
export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames(LOCALE, { type: 'currency' });
  const name = names.of(code);
  return name && name !== code ? `${code}, ${name}` : code;
}

/** Every time zone this browser knows, with one that must not be missing. */
export function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** The time zone this machine is set to. */
export function systemTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
