import { regexSource } from '../../text/regex-source.ts';

/** Reference numbers, dates, phone numbers and card markers: the text is cut at the first of these. */
const CUTS: readonly RegExp[] = [
  /\/\//,
  /,\s*pas\s?\d+|\spas\s?\d{2,4}$/,
  /,?\s(?:card|cart[ae]|karten?|cb|kaart|tarj(?:eta)?)[\s.-]{0,3}(?:no|nr|ending(?: in)?|final)?[\s.:]{0,3}[x*#]*\d\d/,
  /\s(?:ppd|web|ccd|tel|arc|pos)\s+id\b/,
  new RegExp(
    regexSource`
    \s(?:
      auto\s?pay|autopymt|auto-?pmt|e-?payment|epay|bill ?pay|webpmt|web pmt|web pay|online pmt|payments?|paymt|
      pymts?|pmts?|bill payment|direct pay|des|indn|purchase|insur(?:ance)? ?(?:prem|pmt)|ins prem|premium|dues
    )\s*(?:[:#]?\s*[\dx*].*|\s(?:ppd|web|ccd|id|des)\b.*)?$`,
  ),
  new RegExp(
    regexSource`
    \s(?:
      ref|reference|conf|confirmation|auth|trace|trn|txn|seq|inv|invoice|order|ord|acct|account|kd-?nr|kundennr|
      kundennummer|rg-?nr|rechnung|rechnungsnr|rnr|bestellung|receipt|rcpt|vertrag|vk|belegnr|beleg|ticket|
      folio|mandat|mandate|mandato|kenmerk|rif|riferimento|matricola|polizza|contratto|contrat|
      contrato|klantnr|klantnummer|factuurnr|dossier|kundenkonto|vertragskonto|kunde|umowa|ocr|rum|eref|
      mref|svwz|iban|bic|nr|no|num|terminal|term|tid|mid|lizenz
    )\b\.?\s*[:#.]*\s*(?=\S*\d)`,
  ),
  /\s(?:ref|reference)[\s:]/,
  /\s(?:mtg|mortgage|loan|auto)\s(?:paym(?:en)?t|pymt|pmt|pay)\b/,
  new RegExp(
    regexSource`
    \s(?:
      abschlag|abschlagszahlung|jahresbeitrag|mitgliedsbeitrag|abrechnung|kundennummer|vertragsnummer|
      policennummer|vers\.?-?nr
    )\b`,
  ),
  /\s(?:dir(?:ect)? ?dep(?:osit)?|payroll|(?:reg(?:ular)? )?salary|utility ?pay|utilitypay)\b/,
  /\s(?:on|am|du|vom|del|le|op)\s+\d{1,2}[\s./-]?(?:\d{1,2}|[a-z]{3,9})(?:[\s./-]?\d{2,4})?\b/,
  /\s[x*]{2,}\s?\d{2,}/,
  /\s(?:\+?\d{0,2}|[a-z])[\s.-]?\(?\d{3}\)?[\s.-]\d{3}[\s.-]?\d{4}\b/,
  /\s\d{3}-\d{7,}/,
  /\s1?-?8(?:00|33|44|55|66|77|88)-[a-z\d-]{5,}/,
  /\s\+\d{2}[\s\d()-]{6,}/,
  /\s(?:https?:|www\.)\S*/,
  /\s\S+@\S+/,
  /\s\S+\.(?:com|net|org|io|co|de|fr|es|it|nl|uk|eu)\/\S*/,
  /\s(?:g\.co|help\.\S+|https\w+)\S*/,
  /\s\S{3,}\.(?:com|net|org|co|c)(?:\/\S*)?(?:\s.*)?$/,
  /\s\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/,
  /\s\d{4}-\d{2}-\d{2}/,
  /\s\d{1,2}[./]\d{1,2}\.?(?:\s+(?:ore?|h|um|kl\.?|at)?\s*\d{1,2}[:.h]\d{2}.*)?$/,
  /\s(?:ore|orario|heure|hora|uhrzeit)\s+\d{1,2}[:.h]\d{2}/,
  /\s\d{1,2}\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\s?(?:\d{2}|\d{4})?(?:\s\d{1,2}:\d{2})?$/,
  /\s\d{1,2}:\d{2}(?::\d{2})?\b/,
  /\s@\s?[\d.,]+/,
  /\s(?:usd|eur|gbp|cad|aud|chf|pln|sek|nok|dkk|jpy|mxn|inr|nzd)\s?[\d.,]+/,
  /[\s,][\d.,]+\s?(?:usd|eur|gbp|cad|aud|chf|pln|sek|nok|dkk|jpy|mxn|inr|nzd)\b/,
  /\s(?:visa|mastercard|amex)\s+(?:fx|foreign|rate|xx)/,
  /\s\d{6,}(?:\s.*|$)/,
  /\s\d{7,}/,
  new RegExp(
    regexSource`
    (?<=\s\S+)\s(?:
      concepto|concept|causale|motivo|omschrijving|verwendungszweck|tytulem|zprava|meddelelse|meddelande|descricao
    )\s`,
  ),
  /(?<=\S{5})\s(?:bestellung|rechnung|mitgliedschaft|monatsbeitrag|factura|facture|fattura|faktura)$/,
  /\s(?:auto)?replenish/,
  /\s(?:pt|patient|pay) portal\b/,
  /(?<=\S.{5})\s(?:e-?check|abo|abonnement)(?:\s+[\d/.].*)?$/,
  /\svisa direct\b/,
  /\s(?:transfers?|payouts?)\s+(?=\S*\d)/,
  /\sfact(?:ure)?\.?\s?\d/,
  /\s(?:inh|inhaber|inhaberin|gf|geschaeftsfuehrer)\.?:?\s+(?=\p{L})/u,
  /(?<=\s\S+)\s(?:loyer|miete|huur|affitto|alquiler|aluguel|czynsz|hyra|husleie|husleje|vuokra)\b/,
  /\s#/,
  /\s(?:re|rg)\.?:?\s?\d{3,}/,
];
/**
 * Quick check: without any of these, no cut applies. Patterns that start with an everyday word may not remove the
 * second word of a short name.
 */
const NEEDS_ANY = new RegExp(
  regexSource`
    [\d#@:/*]|auto|check|abo|portal|\sref|concept|causale|motivo|bestell|rechnung|mitglied|fa[ck]tu|fattu|omschr|
    verwend|tytul|zprava|meddel|descric|
    \svisa |\sinh|\sgf|loyer|miete|huur|affitto|alquiler|aluguel|czynsz|hyra|huslei?j?e|
    vuokra|payroll|salary|dep\b|pay|pmt|pymt|prem|dues|abschlag|beitrag|abrechnung|purchase|www|\.c|http`,
);

/**
 * Returns the index where reference numbers start in a normalized text, or its length. Never 0 for a non-empty text.
 */
export function findReferencesStart(folded: string): number {
  if (!NEEDS_ANY.test(folded)) return folded.length;
  let end = folded.length;
  for (const cut of CUTS) {
    const index = folded.slice(0, end).search(cut);
    if (index > 1 && /[\p{L}]/u.test(folded.slice(0, index))) end = index;
  }
  return end;
}
