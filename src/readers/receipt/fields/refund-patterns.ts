import { alternativesOf } from '../lexicon/compile/alternatives.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import { LANGUAGES } from '../lexicon/languages.ts';
import type { RefundLexicon } from '../lexicon/schema.ts';

// Patterns for refunds that are still pending. For folded text, one sentence at a time.

/** The compiled patterns of one language. */
export type RefundPatterns = Readonly<Record<keyof RefundLexicon, RegExp>>;

/** Patterns by language, for each language with refund phrases. */
export const REFUND_WORDS: readonly RefundPatterns[] = LANGUAGES.flatMap(({ refunds }) =>
  refunds ? [compile(refunds)] : [],
);

/** A word that every sentence about a refund contains. */
export const MAY_SPEAK_OF_REFUND = new RegExp(anyOf('refundHint'));

/** Days or weeks until the money arrives: `5-10 business days`, `3 à 5 jours ouvrés`, `2 Wochen`. */
export const SPAN = new RegExp(
  String.raw`(\d{1,2})(?: ?(?:${anyOf('spanJoin')}) ?(\d{1,2}))? ?((?:${anyOf('spanUnit')}))\b`,
);

/** Words before a last day: `by 5 May`, `spätestens am`. */
export const UNTIL = new RegExp(String.raw`\b(?:${anyOf('untilDay')})\s*$`);

function compile({ promise, unless, inProgress, label }: RefundLexicon): RefundPatterns {
  return {
    promise: patternOf(promise),
    unless: patternOf(unless),
    inProgress: patternOf(inProgress),
    label: patternOf(label),
  };
}

function patternOf(text: string): RegExp {
  return new RegExp(alternativesOf(text).join('|'), 'u');
}
