import { anyOf } from '../../lexicon/compile/patterns.ts';
import { MERCHANT_LABEL_WEIGHT, MERCHANT_LABEL_WORDS } from './merchant-label.ts';

const TEXT_CHARS_MAX = 400;

/** A pattern that finds a name, the weight of a match, and words that must be present. */
type NamePattern = readonly [pattern: RegExp, weight: number, gate?: RegExp];

const NAME = String.raw`((?:(?:Dr|St|Mr|Mrs|Ms|Prof)\. )?[\p{Lu}\p{N}@#][\p{L}\p{N}&'’.!+*@/ -]{0,50}?)`;
/** Ends a name: a mark, an amount, a word that names do not contain, or the end of the text. */
const MARK = String.raw`[,!?:;|()\[\]\n–—"“”#]|\.(?:\s|$)|\s-\s`;
const WORD = String.raw`\s(?:${anyOf('wordAfterName')}|\p{Sc}|\d{4,})\b`;
const STOP = String.raw`(?=\s*(?:${MARK}|${WORD}|$|\t|\s\p{Sc}|\s\d))`;

export const SUBJECT_PATTERNS: readonly NamePattern[] = [
  [nameAfter(anyOf('documentFrom'), '(?:the )?'), 2.6],
  [nameAfter(anyOf('placePreposition')), 1.4],
  [nameAfter(anyOf('paidTo')), 2.8],
  [re(String.raw`(?:^|\s)(?:${anyOf('possessive')}) ${NAME} (?:${anyOf('boughtNoun')})\b`), 2.2],
  [re(String.raw`^\[?${NAME}\]?\s?[:|\]–-]\s`), 1.2],
  [nameAfter(anyOf('welcomeTo')), 2],
  [re(String.raw`^(?:\p{L}{2,12} )?(?:${anyOf('processorDocument')})\s?[:–-]\s${NAME}$`), 1.6],
];

/** Each pattern has the words that it requires, as a cheap check before the thorough one. */
export const BODY_PATTERNS: readonly NamePattern[] = [
  [
    re(String.raw`^(?:ebay )?(?:${MERCHANT_LABEL_WORDS})\s?[:：\t]\s*([^\t]{2,60})$`),
    MERCHANT_LABEL_WEIGHT,
    /[:：\t]/,
  ],
  [nameAfter(anyOf('paidToInText')), 2.6, re(anyOf('paidToHint'), 'i')],
  [nameAfter(anyOf('thanksTo'), '(?:the )?'), 1.8, re(anyOf('thanksHint'), 'i')],
  [nameAfter(anyOf('orderedAt')), 1.8, re(anyOf('orderAtHint'), 'i')],
];

function nameAfter(words: string, article = ''): RegExp {
  return re(`(?:${words}) ${article}${NAME}${STOP}`);
}

/** Yields the first name that each pattern finds. */
export function namesByPattern(
  patterns: readonly NamePattern[],
  text: string,
): { readonly name: string; readonly weight: number }[] {
  const start = text.slice(0, TEXT_CHARS_MAX);
  return patterns.flatMap(([pattern, weight, gate]) => {
    if (gate && !gate.test(text)) return [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(start); match; match = pattern.exec(start)) {
      const name = beforeVerb(match[1] ?? '');
      if (/^[\p{Lu}\p{Lo}\p{N}@#]/u.test(name)) return [{ name, weight }];
    }
    return [];
  });
}

const CONNECTORS = new RegExp(`^(?:${anyOf('nameConnector')})$`);

/** Truncates a name at the first small word that names do not contain (`Ellos förfaller snart`). */
function beforeVerb(name: string): string {
  if (!/^\p{Lu}/u.test(name)) return name;
  const words = name.split(' ');
  const end = words.findIndex(
    (word) => /^\p{Ll}/u.test(word) && !/[\p{Lu}\d.]/u.test(word) && !CONNECTORS.test(word),
  );
  return end > 0 ? words.slice(0, end).join(' ') : name;
}

function re(source: string, flags = 'giu'): RegExp {
  return new RegExp(source, flags);
}
