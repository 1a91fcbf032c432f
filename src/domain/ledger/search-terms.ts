/** A term of a transaction search: a word of its text, an amount, or either. Amounts are magnitudes in hundredths. */
export type SearchTerm =
  | { readonly kind: 'word'; readonly word: string }
  /** Both ends inclusive; null is unbounded. */
  | { readonly kind: 'amount'; readonly from: number | null; readonly to: number | null }
  /** A plain number: an amount, or part of an order number or description. */
  | { readonly kind: 'number'; readonly word: string; readonly amount: number };

const TERMS_MAX = 8;
const NUMBER = String.raw`\$?(\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,2})?)`;
const ALONE = new RegExp(`^${NUMBER}$`);
const BOUND = new RegExp(`^(>=|<=|>|<)${NUMBER}$`);
const BETWEEN = new RegExp(String.raw`^${NUMBER}\.\.${NUMBER}$`);

/**
 * Parses a search text: words, `114.21`, `$1,200`, `> 100`, `<=50`, `50..60`. Returns at most eight terms and ignores
 * the rest. Never throws.
 */
export function readSearch(text: string): SearchTerm[] {
  const matched = text.replace(/([<>]=?)\s{1,8}(?=[$\d])/g, '$1');
  return matched
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, TERMS_MAX)
    .map(readTerm);
}

function readTerm(word: string): SearchTerm {
  const alone = ALONE.exec(word);
  if (alone) return { kind: 'number', word, amount: hundredths(alone[1]) };
  const between = BETWEEN.exec(word);
  if (between) {
    const ends = [hundredths(between[1]), hundredths(between[2])].sort((a, b) => a - b);
    return { kind: 'amount', from: ends[0] ?? null, to: ends[1] ?? null };
  }
  const bound = BOUND.exec(word);
  if (!bound) return { kind: 'word', word };
  const amount = hundredths(bound[2]);
  switch (bound[1]) {
    case '>':
      return { kind: 'amount', from: amount + 1, to: null };
    case '>=':
      return { kind: 'amount', from: amount, to: null };
    case '<':
      return { kind: 'amount', from: null, to: amount - 1 };
    default:
      return { kind: 'amount', from: null, to: amount };
  }
}

function hundredths(digits: string | undefined): number {
  const [whole = '0', part = ''] = (digits ?? '').replaceAll(',', '').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
