import { anyOf } from '../../lexicon/compile/patterns.ts';

// Words around the names of items. For folded text, unless said otherwise.

/** The opening of a line that is about the order. */
export const NOT_A_NAME = new RegExp(`^(?:${anyOf('lineOpening')})`, 'u');
/** The opening of a sentence. */
export const SENTENCE_START = new RegExp(`^(?:${anyOf('sentenceOpening')})\\b`);
/** A label and nothing else. */
export const LABEL_ONLY = new RegExp(`^(?:${anyOf('bareLabel')})$`);
/** What can be done with an item, and nothing else. */
export const ACTION = new RegExp(`^(?:${anyOf('itemAction')})$`);
/** A detail behind a name, with the marks before it. For text as it stands. */
export const ASIDE = new RegExp(`(?<![\\s(,;|·-])[\\s(,;|·-]+(?:${anyOf('itemAside')})`, 'iu');
/** The line of an item that did not come after all. */
export const NOT_BOUGHT = new RegExp(`\\((?:${anyOf('missingMark')})\\)|^(?:${anyOf('missingOpening')})\\b`);
