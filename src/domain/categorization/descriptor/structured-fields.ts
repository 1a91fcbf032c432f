import { regexSource } from '../../text/regex-source.ts';

/** Labeled fields that name the counterparty in a long description: ACH, SEPA, SWIFT, card terminals. */
const NAMED_FIELD: readonly RegExp[] = [
  /orig co name:\s*(\S.*?)\s*(?:orig id|co entry|desc date|sec:|trace#|$)/,
  /\/name\/([^/]+)/,
  /^vir\S*\s[^/]*(?:\/(?:motif|ref)\s[^/]*)?\/(?:de|ben)\s+([^/]+?)\s*(?:\/(?:motif|ref)|$)/,
  /^upi[-/](?:(?:dr|cr|p2[ma]|\d+)[-/])*([^-/@\d][^-/@]*)[-/]/,
  new RegExp(
    regexSource`
    ^(?:neft|imps|rtgs)[\s-]*(?:cr|dr|p2a)?[-/\s]+(?:(?:[a-z]{4}\s?0[a-z\d]{5,7}|[a-z]{0,5}\s?\d{6,})[-/])+
    ([^-/\d][^-/]*)(?:[-/]|$)`,
  ),
  new RegExp(
    regexSource`
    ^(?:bil|iin|vps|vin|vsi|mmt|ecs|ach|nach)\/(?:(?:inft|onl|bpay|imps|p2a|\d+|[a-z]{1,4}\d{4,})\/)*
    ([^/]*[a-z]{3}[^/]*)(?:\/|$)`,
  ),
  /(?:^|[\s?])(?:abwa|abwe)\+([^+]+?)(?=\s*(?:[a-z]{4}\+|$))/,
  /^(?:eref|mref|kref|cred)\+.*\bsvwz\+\s*(\S.*)$/,
  /\bnaam:?\s+(\S.*?)\s+(?:machtiging|omschrijving|iban|kenmerk|pasvolgnr|incassant|valutadatum|bic|betalingskenm)/,
  new RegExp(
    regexSource`
    \b(?:
      empfaenger|empfanger|auftraggeber|zahlungsempfaenger|begunstigter|creditor|beneficiary|payee|merchant|name
    ):\s*(\S.*?)(?:\s+(?:iban|bic|ref|verwendungszweck|mandat|kundenref|end-?to-?end|desc|id)\b.*)?$`,
  ),
];

const FIRST_LABEL = new RegExp(
  regexSource`
    \s+(?:
      des|desc|concept|indn|co id|id|iban|bic|eref|mref|kref|cred|svwz|mandatsref|mandat|mandate|glaeubiger|
      verwendungszweck|machtiging|kenmerk|omschrijving|remi|ref|reference|rum|ics|concepto|conf|confirmation|
      trace|trn|ppd id|web id|tel id|ccd id|arc id|transactie|transaktion|kundenreferenz|end-to-end|e2e
    )\s*[:#+]`,
);

/** Finds the counterparty in a normalized description with labeled fields; null if there are none. */
export function findLabeledCounterparty(folded: string): { start: number; end: number } | null {
  if (!/[:/+]|^(?:upi-|neft|imps|rtgs)/.test(folded)) return null;
  for (const pattern of NAMED_FIELD) {
    const match = pattern.exec(folded);
    const value = match?.[1]?.trim();
    if (!match || !value) continue;
    const start = folded.indexOf(value, match.index);
    return { start, end: start + value.length };
  }
  return null;
}

/** Index of the first labeled field after the name (`DES:`, `IBAN:`, `EREF+`), or -1. */
export function findFirstLabel(folded: string): number {
  return folded.search(FIRST_LABEL);
}
