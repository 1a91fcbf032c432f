import { anyOf } from '../../lexicon/compile/patterns.ts';

// Words around item names. For folded text unless noted.

/** Start of a line about the order. */
export const NOT_A_NAME = new RegExp(`^(?:${anyOf('lineOpening')})`, 'u');
/** The patient's share of a bill, which is an item only if no other is listed. */
export const COPAY = /co-?pay/;
/** Start of a sentence. */
export const SENTENCE_START = new RegExp(`^(?:${anyOf('sentenceOpening')})\\b`);
/** A label and nothing else. */
export const LABEL_ONLY = new RegExp(`^(?:${anyOf('bareLabel')})$`);
/** An item action link and nothing else. */
export const ACTION = new RegExp(`^(?:${anyOf('itemAction')})$`);
/** A detail after a name, including the separators before it. For unfolded text. */
export const DETAIL_AFTER_NAME = new RegExp(`(?<![\\s(,;|·-])[\\s(,;|·-]+(?:${anyOf('itemDetail')})`, 'iu');
/** The line of an item that was not delivered. */
export const NOT_DELIVERED = new RegExp(
  `\\((?:${anyOf('missingMark')})\\)|^(?:${anyOf('missingOpening')})\\b`,
);
/** The line or heading of items of an order that are not part of a refund. */
export const KEPT = new RegExp(`^(?:${anyOf('keptOpening')})`);
