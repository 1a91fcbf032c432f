import { namesInSpanish } from '#domain/categorization/category-names.ts';
import { texts as englishMailboxes } from '../en/mailboxes.ts';
import { texts as englishReadings } from '../en/readings.ts';
import { texts as englishReasons } from '../en/reasons.ts';
import { messageWords } from '../message-words.ts';
import { translator } from '../translator.ts';
import { texts as mailboxes } from './mailboxes.ts';
import { texts as messages } from './messages.ts';
import { phrases } from './phrases.ts';
import { texts as readings } from './readings.ts';
import { texts as reasons } from './reasons.ts';

const { kinds: englishKinds, doubts: englishDoubts, ...englishRemarks } = englishReadings;
const { kinds, doubts, ...remarks } = readings;
const { conflict: _, ...englishStored } = englishReasons;

/** The texts of two catalogs that say the same, the English ones first; values are `{1}`. */
function pairs<Key extends string>(
  english: Readonly<Record<Key, string | ((value: string) => string)>>,
  spanish: Readonly<Record<NoInfer<Key>, string | ((value: string) => string)>>,
): [string, string][] {
  const said = (text: string | ((value: string) => string)) =>
    typeof text === 'string' ? text : text('{1}');
  // The keys of an object of exactly these keys.
  return (Object.keys(english) as Key[]).map((key) => [said(english[key]), said(spanish[key])]);
}

const FAILURES = ['reauth', 'busy', 'unavailable', 'other'] as const;
const SOURCES = ['gmail', 'imap', 'files'] as const;

/** Why a run failed, as it is stored. */
const failures = FAILURES.flatMap((failure) =>
  SOURCES.map((source): [string, string] => [
    englishMailboxes.failure(failure, source),
    mailboxes.failure(failure, source),
  ]),
);

/**
 * A sentence that was made where no language is known, in Spanish: what is stored in English, and what the domain, the
 * readers and the adapters say. One that is not known stays as it is.
 */
const translate = translator([
  ...namesInSpanish(),
  ...Object.entries(phrases),
  ...pairs(englishKinds, kinds),
  ...pairs(
    Object.fromEntries(Object.entries(englishKinds).map(([kind, text]) => [kind, `${text}.`])),
    Object.fromEntries(Object.entries(kinds).map(([kind, text]) => [kind, `${text}.`])),
  ),
  ...pairs(englishDoubts, doubts),
  ...pairs(englishRemarks, remarks),
  ...pairs(englishStored, reasons),
  ...failures,
]);

const words = messageWords(messages);

export const sentence = (text: string): string => translate(words(text));
