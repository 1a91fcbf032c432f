/** Words that describe the payment channel, not the counterparty. They never make two descriptions similar. */
const CHANNEL_WORDS = new Set(
  (
    'ACH AND ANY APLPAY APPLEPAY AUTH AUTHORISED AUTHORIZED BILL BILLPAY BV CARD CARTE CB CHECKCARD CHK ' +
    'CO COM CONTACTLESS CORP ' +
    'CREDIT DBT CRD DD DE DEB DEBIT DES DIRECT DIR EFT ELECTRONIC EUR EREF MREF CRED SVWZ KREF ' +
    'FOR FROM GB GBP GMBH GPAY HTTP HTTPS ID IN INC INDN KARTE KARTENZAHLUNG LASTSCHRIFT LIMITED LLC LTD MANDATE ' +
    'NET NUMBER ON ONLINE ORIG PAID PAY PAYMENT PAYMENTS PENDING PMT POS PP PPD PRE PREAUTH PURCHASE PURCH ' +
    'RECUR RECURRING REF REFERENCE SARL SEPA SP SQ ST SUBSCRIPTION TERMINAL THE TO TRAN TRANS TRANSACTION TRN TST ' +
    'USA US USD VIA VIR VIS VISA VISB MASTERCARD MC WEB WITHDRAWAL WWW XX XXXX GOOGLEPAY ZAHLUNG'
  ).split(' '),
);

const DIACRITICS = /[\u0300-\u036f]/g;
const SPLIT = /[^\p{L}\p{N}]+/u;
const ASCII = /^[\x20-\x7e]*$/;
const DIGIT = /\d/;

/**
 * The identifying words of a bank text in upper case, in order, without channel words, reference numbers and dates. A
 * word with digits is kept only if it is as short as a name like `O2` or `E2`.
 */
export function descriptionTokens(text: string): string[] {
  const flat = ASCII.test(text) ? text : text.normalize('NFKD').replace(DIACRITICS, '');
  const tokens: string[] = [];
  for (const word of flat.replace(/['’]/g, '').toUpperCase().split(SPLIT)) {
    if (word.length < 2 || CHANNEL_WORDS.has(word)) continue;
    if (DIGIT.test(word) && (word.length > 3 || DIGIT.test(word.charAt(0)))) continue;
    tokens.push(word);
  }
  return tokens;
}

/**
 * Similarity of two lists of words, 0 to 1. The first word usually carries the name and the rest the place, so a shared
 * first word weighs more. A truncated word (four letters or more) equals the full word.
 */
export function tokenSimilarity(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  let found = 0;
  for (const word of short) if (long.some((other) => sameWord(word, other))) found += 1;
  const lead = leads(left, right) || leads(right, left) ? 1 : 0;
  const contained = found / short.length;
  if (lead === 0 && matched(left, right)) return 0.8;
  return 0.6 * lead + 0.4 * contained * (lead === 1 ? 1 : 0.75);
}

/** Minimum similarity for two texts to name the same counterparty. */
export const SIMILAR_MIN = 0.6;

function leads(left: readonly string[], right: readonly string[]): boolean {
  const [first = ''] = left;
  return right.slice(0, 3).some((word) => sameWord(first, word));
}

function sameWord(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.length < 4 || right.length < 4) return false;
  return left.startsWith(right) || right.startsWith(left);
}

function matched(left: readonly string[], right: readonly string[]): boolean {
  const a = left.join('');
  const b = right.join('');
  const size = Math.min(a.length, b.length, 12);
  return size >= 5 && a.slice(0, size) === b.slice(0, size);
}
