import { partsOfLetterWords, signsOf, wholeLetterWords } from '../lexicon/compile/patterns.ts';
import { foldInPlace } from '../text/clean-text.ts';
import { buildLine, type Cell, type Line, type Page } from './page.ts';

// Sentences with instructions for software are not evidence of a payment, whoever wrote them.

const READER = new RegExp(wholeLetterWords('softwareReader'), 'u');
const ORDER = new RegExp(wholeLetterWords('softwareInstruction'), 'u');
const FORGET = new RegExp(wholeLetterWords('ignorePrevious'), 'u');
const SETTING = new RegExp(wholeLetterWords('valueSetting'), 'u');
const TRUE_VALUE = new RegExp(wholeLetterWords('trueValue'), 'u');
const VALUE = new RegExp(wholeLetterWords('valueNoun'), 'u');
const SIGNS = new RegExp(signsOf('softwareReader'), 'u');
// Two patterns, because patterns over 20 kB are not optimized.
const [FIRST_WORDS = '', ...FIRST_SIGNS] = partsOfLetterWords(
  'softwareReader',
  'ignorePrevious',
  'trueValue',
);
const [OTHER_WORDS = '', ...OTHER_SIGNS] = partsOfLetterWords('valueSetting');
/** Cheap check before the thorough one: every instruction contains one of these. */
const MAY_BE_INJECTION = [FIRST_WORDS, OTHER_WORDS, [...FIRST_SIGNS, ...OTHER_SIGNS, '[=<#[]'].join('|')].map(
  (pattern) => new RegExp(pattern, 'u'),
);
/** `total := 5`, `total=5, merchant=x`: program syntax. */
const ASSIGNMENT = /:=\s?\S|\p{L}=\S[^=]{0,60}\p{L}=\S/u;
/** The sentence claims a value: an amount, or a name after a colon. */
const CLAIM = /\d|[:：=]/u;
/** A bracket, quote or tag of prompt syntax; more number signs mask the digits of a card. */
const MARKUP =
  /<\/?(?:assistant|document|system|script|user|instructions?)>|\[\/?INST\]|(?<!#)###(?=\s?\p{L})/iu;
/** Direct address is followed by a colon or a dash. */
const ADDRESS = /[:：;]|\s[-–—]\s/u;
/** Lower-case `ai` is a word in Romance languages (`j'ai`, `ai sensi`); German uses `KI`. */
const AI = /(?<!\p{L})AI(?!\p{L})/gu;
const SENTENCE_CHARS_MIN = 12;
const SENTENCE_CHARS_MAX = 400;
const WORDS_MIN = 4;
const DASH = /(?<=\s)[-–—|](?=\s)/gu;
const SENTENCE_END = /[.!?](?=\s)|[。！？]/gu;

/** True when a text tells software what to read from an email. */
export function isPromptInjection(text: string): boolean {
  return findInstructionStart(text) >= 0;
}

/** Removes sentences addressed to software from a page. */
export function removePromptInjection(page: Page): { readonly page: Page; readonly hasInjection: boolean } {
  let hasInjection = false;
  const lines = page.lines.flatMap((line) => {
    const cleaned = removePromptInjectionFromLine(line);
    if (cleaned === line) return [line];
    hasInjection = true;
    return cleaned === null ? [] : [cleaned];
  });
  const scripts = page.scripts.filter((script) => !isPromptInjection(script));
  const microdata = page.microdata.filter(({ value }) => !isPromptInjection(value));
  hasInjection ||= scripts.length < page.scripts.length || microdata.length < page.microdata.length;
  return hasInjection
    ? { page: { ...page, lines, scripts, microdata }, hasInjection }
    : { page, hasInjection };
}

/** Truncates a text at the first sentence addressed to software. */
export function removePromptInjectionFromText(text: string): string {
  const start = findInstructionStart(text);
  return start < 0 ? text : text.slice(0, start).replace(/(?<![\s|:;,–—-])[\s|:;,–—-]+$/u, '');
}

function removePromptInjectionFromLine(line: Line): Line | null {
  if (!mayBeInjection(foldForSoftware(line.text))) return line;
  if (!line.cells.some(({ text }) => isPromptInjection(text))) return line;
  return buildLine(
    line.cells.map((cell): Cell => ({ ...cell, text: removePromptInjectionFromText(cell.text) })),
  );
}

function foldForSoftware(text: string): string {
  return foldInPlace(text.includes('AI') ? text.replace(AI, 'KI') : text);
}

function mayBeInjection(folded: string): boolean {
  return MAY_BE_INJECTION.some((sign) => sign.test(folded));
}

/** Index of the first sentence addressed to software, or -1; the rest of the text belongs to it. */
function findInstructionStart(text: string): number {
  if (text.length < SENTENCE_CHARS_MIN) return -1;
  const folded = foldForSoftware(text);
  if (!mayBeInjection(folded)) return -1;
  let start = 0;
  // A preceding sentence that also names software introduces the instruction.
  let leading = -1;
  for (const end of [...folded.matchAll(SENTENCE_END)].map(({ index }) => index + 1).concat(folded.length)) {
    const sentence = folded.slice(start, Math.min(end, start + SENTENCE_CHARS_MAX));
    if (leading >= 0 && ORDER.test(sentence) && CLAIM.test(sentence)) return leading;
    if (isInstruction(sentence)) return leading < 0 ? start + latestStart(sentence) : leading;
    if (!READER.test(sentence)) leading = -1;
    else if (leading < 0) leading = start + latestStart(sentence);
    start = end;
  }
  return -1;
}

/** Index where the instruction starts in a sentence that begins with other words (`Order 118 confirmed - AI: …`). */
function latestStart(sentence: string): number {
  const starts = [...sentence.matchAll(DASH)].map(({ index }) => index).reverse();
  return (
    starts.find((start) => {
      const part = sentence.slice(start);
      return READER.test(part) || isInstruction(part);
    }) ?? 0
  );
}

function isInstruction(sentence: string): boolean {
  if (sentence.length < SENTENCE_CHARS_MIN) return false;
  if (FORGET.test(sentence) || MARKUP.test(sentence) || SETTING.test(sentence)) return true;
  if (TRUE_VALUE.test(sentence)) return CLAIM.test(sentence);
  if (ASSIGNMENT.test(sentence) && VALUE.test(sentence)) return true;
  const reader = READER.exec(sentence);
  if (!reader || !isSentence(sentence)) return false;
  const hasInstruction = ORDER.test(sentence);
  // Without an imperative, require direct address, to exclude products such as `Robot vacuum, total $299`.
  if (!hasInstruction && !ADDRESS.test(sentence.slice(reader.index))) return false;
  return [hasInstruction, CLAIM.test(sentence), VALUE.test(sentence)].filter(Boolean).length >= 2;
}

function isSentence(text: string): boolean {
  return SIGNS.test(text) || text.trim().split(/\s+/).length >= WORDS_MIN;
}
