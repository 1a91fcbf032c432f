import type { Line } from '../../page/page.ts';
import type { AmountCandidate } from './roles.ts';

/** A percentage and what it would come to (`18%: (Tip $10.44 Total $73.59)`). */
const SUGGESTION = /\d{1,2} ?%:? ?\(\p{L}/u;

/** Tips that a check suggests and the totals with them were not charged. */
export function withoutSuggestedTips(
  amounts: readonly AmountCandidate[],
  lines: readonly Line[],
): readonly AmountCandidate[] {
  const suggested = new Set(
    amounts
      .filter(
        ({ amount, reading }) => reading.role === 'tip' && SUGGESTION.test(lines[amount.line]?.text ?? ''),
      )
      .map(({ amount }) => amount.line),
  );
  if (suggested.size === 0) return amounts;
  return amounts.map((found) =>
    suggested.has(found.amount.line)
      ? { ...found, reading: { ...found.reading, role: 'unrelated', strength: 3 } }
      : found,
  );
}
