import { numberLabelsOf } from '../lexicon/compile/patterns.ts';
import { NUMBER_OWNERS } from '../lexicon/schema.ts';

/** Labels of one owner's numbers with their weight: the order's own number wins over those of its other documents. */
export interface NumberLabel {
  readonly weight: number;
  readonly pattern: RegExp;
}

/** Labels of numbers for folded text, the order's own first. */
export const NUMBER_LABELS: readonly NumberLabel[] = NUMBER_OWNERS.map((owner, index) => ({
  weight: NUMBER_OWNERS.length - index,
  pattern: new RegExp(numberLabelsOf(owner), 'gu'),
}));
