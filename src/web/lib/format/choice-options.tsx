import { CURRENCIES, currencyName } from './choices.ts';

/** Options of a currency choice; the one in force is always among them. */
export function CurrencyOptions({ current }: { readonly current: string }) {
  return [...new Set([current, ...CURRENCIES])].map((code) => (
    <option key={code} value={code}>
      {currencyName(code)}
    </option>
  ));
}
