import type { CurrencyCode } from '#domain/money/money.ts';
import { scanAmount } from '../../values/amount-text.ts';
import { normalizeHeader } from '../header-role.ts';

/** Currency names in cells and in the texts of card statements, in the singular. */
const NAMES: Readonly<Record<string, CurrencyCode>> = {
  'us dollar': 'USD',
  'united states dollar': 'USD',
  euro: 'EUR',
  'european union euro': 'EUR',
  'pound sterling': 'GBP',
  'uk pound sterling': 'GBP',
  'british pound': 'GBP',
  'japanese yen': 'JPY',
  'swiss franc': 'CHF',
  'canadian dollar': 'CAD',
  'australian dollar': 'AUD',
  'new zealand dollar': 'NZD',
  'mexican peso': 'MXN',
  'swedish krona': 'SEK',
  'norwegian krone': 'NOK',
  'danish krone': 'DKK',
  'icelandic krona': 'ISK',
  'polish zloty': 'PLN',
  'czech koruna': 'CZK',
  'hungarian forint': 'HUF',
  'indian rupee': 'INR',
  naira: 'NGN',
  'thai baht': 'THB',
  'hong kong dollar': 'HKD',
  'singapore dollar': 'SGD',
  'south african rand': 'ZAR',
  'south korean won': 'KRW',
  'korean won': 'KRW',
  'chinese yuan': 'CNY',
  'chinese yuan renminbi': 'CNY',
  'israeli new shekel': 'ILS',
  'turkish lira': 'TRY',
  'brazilian real': 'BRL',
  'uae dirham': 'AED',
  'united arab emirates dirham': 'AED',
  'indonesian rupiah': 'IDR',
  'philippine peso': 'PHP',
  'malaysian ringgit': 'MYR',
  'vietnamese dong': 'VND',
  'taiwan dollar': 'TWD',
  'new taiwan dollar': 'TWD',
  'colombian peso': 'COP',
  'chilean peso': 'CLP',
  'peruvian sol': 'PEN',
  'moroccan dirham': 'MAD',
  'kuwaiti dinar': 'KWD',
  zl: 'PLN',
  rm: 'MYR',
  rp: 'IDR',
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
  'ש ח': 'ILS',
  שקל: 'ILS',
  'שקל חדש': 'ILS',
};

/** Returns the ISO code of a currency cell (`EUR`, `eur`, `€`, `Euro`), or null. */
export function currencyWord(text: string): CurrencyCode | null {
  if (text === '') return null;
  if (/^[A-Za-z]{3}$/.test(text)) return text.toUpperCase();
  return scanAmount(`1 ${text}`)?.currency ?? currencyName(text);
}

/** Returns the code of a written-out currency (`US Dollars`), or null. */
export function currencyName(text: string): CurrencyCode | null {
  const plain = normalizeHeader(text);
  return NAMES[plain] ?? NAMES[plain.replace(/s$/, '')] ?? null;
}
