import { numberLabelsOf } from '../lexicon/compile/patterns.ts';
import { NUMBER_OWNERS } from '../lexicon/schema.ts';

/** Number labels of one owner with their weight. The order's own number outweighs those of its other documents. */
export interface NumberLabel {
  readonly weight: number;
  readonly pattern: RegExp;
}

/** Number labels for folded text, the order's own first. */
export const NUMBER_LABELS: readonly NumberLabel[] = NUMBER_OWNERS.map((owner, index) => ({
  weight: NUMBER_OWNERS.length - index,
  pattern: new RegExp(numberLabelsOf(owner), 'gu'),
}));
