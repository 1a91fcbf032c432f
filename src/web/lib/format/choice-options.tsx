import { CURRENCIES, currencyName } from './choices.ts';

/** Options of a currency select, always including the current one. */
export function CurrencyOptions({ current }: { readonly current: string }) {
  return [...new Set([current, ...CURRENCIES])].map((code) => (
    <option key={code} value={code}>
      {currencyName(code)}
    </option>
  ));
}
