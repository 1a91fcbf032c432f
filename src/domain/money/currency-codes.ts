import { type CurrencyCode, UNUSUAL_EXPONENTS } from './money.ts';

/** Current ISO 4217 codes and those on older statements, without precious metals and test codes. */
const CODES: ReadonlySet<CurrencyCode> = new Set([
  ...Object.keys(UNUSUAL_EXPONENTS),
  ...(
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY ' +
    'COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ' +
    'ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN ' +
    'MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL ' +
    'SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD YER ZAR ZMW ZWL'
  ).split(' '),
]);

/** True for an uppercase ISO 4217 code. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return CODES.has(text);
}
