import { CURRENCIES, currencyName, timeZones } from './choices.ts';

/** Options of a currency choice; the one in force is always among them. */
export function CurrencyOptions({ current }: { readonly current: string }) {
  return [...new Set([current, ...CURRENCIES])].map((code) => (
    <option key={code} value={code}>
      {currencyName(code)}
    </option>
  ));
}

/** Options of a time zone choice; the one in force is always among them. */
export function TimeZoneOptions({ current }: { readonly current: string }) {
  return timeZones(current).map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  ));
}
