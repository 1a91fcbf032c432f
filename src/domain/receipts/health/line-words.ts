import { regexSource } from '../../text/regex-source.ts';

/** Words of a line that sells a service, not a thing. */
export const SERVICE = new RegExp(
  regexSource`
    \b(?:
      member\w*|due|fee|class|pass|session|training|month\w*|annual|subscription|drop in|plan|pack|join\w*|
      premium|policy|minute|min|treatment|package|appointment|visit|beitrag|abo|abonnement|cuota|mensual\w*|
      karnet|prem[iy]e?|cotisation
    )\b`,
);
/** Words of a line that say nothing of what was bought. */
export const OPAQUE = new RegExp(
  regexSource`
    ^(?:
      item|misc|miscellaneous|product|merchandise|general|sale|article|artikel|sku|upc|department|dept|hba|
      health|beauty|fsa|hsa|taxable|pharmacy|purchase|charge|payment|balance|otc|service|\d+|x|no|a|and|the
    )$`,
);

/** Cash registers print capitals, and shorten words to what nobody knows. */
export function isRegisterLine(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}
