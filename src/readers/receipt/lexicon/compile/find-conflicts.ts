import { foldText } from '../../text/clean-text.ts';
import type { Lexicon, Patterns } from '../schema.ts';
import { alternativesOf, phrasesOf } from './alternatives.ts';
import { wordsOf } from './phrase-matcher.ts';

/** Patterns with opposite meanings. No entry of a language may be in both. */
const OPPOSITES: readonly (readonly [keyof Patterns, keyof Patterns])[] = [
  ['taxInclusive', 'taxExclusive'],
  ['chargeDone', 'chargeToCome'],
  ['chargeDone', 'stillDue'],
  ['paymentCompleted', 'refunded'],
  ['paymentCompleted', 'declined'],
  ['orderDateLabel', 'otherDateLabel'],
  ['orderDateLabel', 'dueDateLabel'],
  ['planWord', 'installmentPlan'],
  ['itemLabel', 'merchantLabel'],
];

/** Entries known to have two meanings, with the reason for keeping both. */
export type Ambiguities = Readonly<Record<string, string>>;

/**
 * Finds entries that occur twice in one list of a language, or that have two meanings: a phrase with two cues or two
 * roles, a label with two owners, an alternative in opposite patterns.
 */
export function findConflicts(languages: readonly Lexicon[], ambiguous: Ambiguities): string[] {
  const cues = new Meanings('kind cue', ambiguous);
  const roles = new Meanings('amount role', ambiguous);
  const owners = new Meanings('number owner', ambiguous);
  const conflicts = languages.flatMap((lexicon) => [
    ...cues.add(lexicon.language, listsOf(lexicon.kindCues, phraseKeysOf)),
    ...roles.add(lexicon.language, listsOf(lexicon.amountRoles, phraseKeysOf)),
    ...owners.add(lexicon.language, listsOf(lexicon.numberLabels, alternativesOf)),
    ...patternConflicts(lexicon, ambiguous),
  ]);
  return conflicts;
}

type Lists = readonly (readonly [meaning: string, entries: readonly string[]])[];

/** Collects the meanings of entries over all languages. */
class Meanings {
  readonly #field: string;
  readonly #ambiguous: Ambiguities;
  readonly #known = new Map<string, string>();

  constructor(field: string, ambiguous: Ambiguities) {
    this.#field = field;
    this.#ambiguous = ambiguous;
  }

  add(language: string, lists: Lists): string[] {
    const conflicts: string[] = [];
    for (const [meaning, entries] of lists) {
      conflicts.push(...repeated(entries).map((entry) => `${language}: "${entry}" twice in ${meaning}`));
      for (const entry of entries) {
        const known = this.#known.get(entry) ?? meaning;
        this.#known.set(entry, known);
        if (known !== meaning && !(entry in this.#ambiguous))
          conflicts.push(`${language}: "${entry}" as ${this.#field} ${known} and ${meaning}`);
      }
    }
    return conflicts;
  }
}

function patternConflicts({ language, patterns = {} }: Lexicon, ambiguous: Ambiguities): string[] {
  const lists = listsOf(patterns, alternativesOf);
  const entriesOf = (name: string) => lists.find(([other]) => other === name)?.[1] ?? [];
  const twice = lists.flatMap(([name, entries]) =>
    repeated(entries).map((entry) => `${language}: "${entry}" twice in ${name}`),
  );
  const opposite = OPPOSITES.flatMap(([one, other]) =>
    entriesOf(one)
      .filter((entry) => entriesOf(other).includes(entry) && !(entry in ambiguous))
      .map((entry) => `${language}: "${entry}" in ${one} and ${other}`),
  );
  return [...twice, ...opposite];
}

function listsOf(table: Readonly<Record<string, string>> = {}, split: (text: string) => string[]): Lists {
  return Object.entries(table).map(([name, text]) => [name, split(text)]);
}

/** A phrase in the form the matcher uses: its folded words. */
function phraseKeysOf(text: string): string[] {
  return phrasesOf(text).map((phrase) => wordsOf(foldText(phrase)).join(' '));
}

function repeated(entries: readonly string[]): string[] {
  return entries.filter((entry, index) => entries.indexOf(entry) !== index);
}
