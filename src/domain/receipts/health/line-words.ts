import { regexSource } from '../../text/regex-source.ts';

/** Words of a line for a service rather than a product. */
export const SERVICE_WORDS = new RegExp(
  regexSource`
    \b(?:
      member\w*|due|fee|class|pass|session|training|month\w*|annual|subscription|drop in|plan|pack|join\w*|
      premium|policy|minute|min|treatment|package|appointment|visit|beitrag|abo|abonnement|cuota|mensual\w*|
      karnet|prem[iy]e?|cotisation
    )\b`,
);
/** Words that do not say what was bought. */
export const UNINFORMATIVE_WORDS = new RegExp(
  regexSource`
    ^(?:
      item|misc|miscellaneous|product|merchandise|general|sale|article|artikel|sku|upc|department|dept|hba|
      health|beauty|fsa|hsa|taxable|pharmacy|purchase|charge|payment|balance|otc|service|\d+|x|no|a|and|the
    )$`,
);

/** Registers print in capitals and abbreviate heavily. */
export function isRegisterLine(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}
