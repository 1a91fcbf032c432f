import STORED from '../../model/name-weights.json' with { type: 'json' };
import type { Line } from '../../page/page.ts';
import type { AmountsByLine } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { type ItemTexts, NAME_FEATURES, type NearbyText, textsOfItems } from './name-features.ts';

/**
 * Names items by the likeliest of the texts near their prices: the rules that found the names see one item, the
 * features also its neighbors (names have one style and place, labels repeat). The weights are learned; see
 * `training/receipt/train-item-names.ts`.
 */
export function withLikeliestNames(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  byLine: AmountsByLine,
): readonly ItemCandidate[] {
  const names = new Map(textsOfItems(items, lines, byLine).map((found) => [found.item, likeliestOf(found)]));
  return items.map((item) => {
    const text = names.get(item);
    if (!text || text.isCurrent) return item;
    return { ...item, name: text.name, nameLine: text.line };
  });
}

/** The likeliest text; null if the current name is of several texts, which is only known where it was put together. */
function likeliestOf({ texts }: ItemTexts): NearbyText | null {
  const current = texts.find(({ isCurrent }) => isCurrent);
  if (!current) return null;
  const scores = new Map(texts.map((text) => [text, scoreOf(text)]));
  const [likeliest = current] = texts
    .filter((text) => text === current || isAsCommon(text, current))
    .sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  return likeliest;
}

/** True if at least as many items have such a text, and one at its place: the heading of a page is above one item. */
function isAsCommon({ lookShare, placeShare }: NearbyText, current: NearbyText): boolean {
  return lookShare >= current.lookShare && placeShare >= current.placeShare;
}

const STORED_WEIGHTS: Readonly<Record<string, number>> = STORED.weights;
const WEIGHTS = NAME_FEATURES.map((feature) => STORED_WEIGHTS[feature] ?? 0);

function scoreOf({ features }: NearbyText): number {
  return features.reduce((sum, value, at) => sum + value * (WEIGHTS[at] ?? 0), 0);
}
