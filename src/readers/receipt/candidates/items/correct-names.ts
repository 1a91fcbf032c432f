import type { Line } from '../../page/page.ts';
import type { AmountsByLine } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { withLikeliestNames } from './likeliest-names.ts';
import { withoutPositions, withoutShelves } from './name-repetition.ts';
import { withNamesBelowBadges } from './names-below.ts';
import { withProductsBelowMakers } from './products-below-makers.ts';
import { withoutLegendFlags } from './register-legend.ts';
import { withWrappedNames } from './wrapped-names.ts';

/** Corrects names in ways that only the items of a page together show: badges, styles, flags of registers, shelves. */
export function withCorrectNames(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  byLine: AmountsByLine,
): readonly ItemCandidate[] {
  const below = withProductsBelowMakers(withNamesBelowBadges(items, lines, byLine), lines, byLine);
  const named = withWrappedNames(withLikeliestNames(below, lines, byLine), lines, byLine);
  return withoutShelves(withoutPositions(withoutLegendFlags(lines, named)));
}
