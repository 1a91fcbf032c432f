import type { CurrencyCode } from '#domain/money/money.ts';
import { scanAmount } from '../values/amount-text.ts';
import { normalizeHeader } from './header-role.ts';

const CURRENCY_WORDS: Readonly<Record<string, CurrencyCode>> = {
  euro: 'EUR',
  euros: 'EUR',
  'us dollar': 'USD',
  'us dollars': 'USD',
  'pound sterling': 'GBP',
  zl: 'PLN',
  人民币: 'CNY',
  人民币元: 'CNY',
  美元: 'USD',
  欧元: 'EUR',
  港币: 'HKD',
  日元: 'JPY',
  円: 'JPY',
  日本円: 'JPY',
  원: 'KRW',
  tl: 'TRY',
  rubl: 'RUB',
  kc: 'CZK',
};

/** Returns the ISO code of a currency cell (`EUR`, `eur`, `€`, `Euro`), or null. */
export function currencyWord(text: string): CurrencyCode | null {
  if (text === '') return null;
  if (/^[A-Za-z]{3}$/.test(text)) return text.toUpperCase();
  return scanAmount(`1 ${text}`)?.currency ?? CURRENCY_WORDS[normalizeHeader(text)] ?? null;
}
