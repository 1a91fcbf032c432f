import type { Cell } from '../../page/page.ts';
import type { MoneyToken } from '../money.ts';

type Tokens = readonly (readonly { readonly token: MoneyToken }[])[];

const HAS_WORD = /\p{L}{2}|[\u3040-\u9fff]/u;
/** A letter that is a currency sign, directly before a whole number: also a product (`R200`). */
const LETTER_AND_WHOLE = /^[A-Z]\d{1,5}$/;

const POINT_AND_THREE = /\d\.\d{3}(?!\d)/;
const COMMA_AND_THREE = /\d,\d{3}(?!\d)/;

/** A number behind a comma and before a word. */
const BETWEEN_WORDS = /\p{L}, \d+[.,]\d{2} \p{Lu}\p{L}/u;
const MARKED_SHARE = 0.7;

/**
 * Recognizes numbers that are no money beside the other amounts of a page: a unit price with three decimals, a product
 * like `R200` among amounts with another mark, and a number without a mark in words: `3.60` among amounts like
 * `79,99 €`, or `1.61` between words (`Single Vision, 1.61 Index`) when nearly all amounts have a mark.
 */
export function numbersThatAreNotMoney(
  tokens: Tokens,
): (token: MoneyToken, cell: Cell | undefined) => boolean {
  const marked = tokens.map((found) => found.filter(({ token }) => token.mark !== null));
  const [ofAll, ofMarked] = [decimalMarkOf(tokens), decimalMarkOf(marked)];
  const marks = new Set(marked.flat().map(({ token }) => token.mark));
  const areMarked = marked.flat().length >= tokens.flat().length * MARKED_SHARE;
  return (token, cell) => {
    // Without a mark, `14.00` may be a time of day.
    if (isRate(token, marks.size > 0 ? ofMarked : ofAll)) return true;
    if (!cell || !HAS_WORD.test(cell.text)) return false;
    if (token.mark !== null) return marks.size > 1 && LETTER_AND_WHOLE.test(token.text);
    const around = cell.text.slice(Math.max(0, token.start - 3), token.end + 6);
    if (areMarked && BETWEEN_WORDS.test(around)) return true;
    return ofMarked !== null && token.decimals === 2 && token.text.at(-3) !== ofMarked;
  };
}

/** The decimal mark that all amounts use; null if they differ or have none. */
function decimalMarkOf(tokens: Tokens): string | null {
  const marks = new Set<string>();
  for (const { token } of tokens.flat()) {
    const mark = token.decimals === 2 ? /([.,])\d{2}(?!\d)/.exec(token.text)?.[1] : undefined;
    if (mark !== undefined) marks.add(mark);
  }
  const [mark] = marks;
  return marks.size === 1 ? (mark ?? null) : null;
}

/** `$3.399` among amounts like `$38.72` is a unit price with three decimals, not thousands. */
function isRate({ isAmbiguous, text }: MoneyToken, mark: string | null): boolean {
  return isAmbiguous && mark !== null && (mark === '.' ? POINT_AND_THREE : COMMA_AND_THREE).test(text);
}
