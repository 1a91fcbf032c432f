import { partsOfLetterWords, signsOf, wholeLetterWords } from '../lexicon/compile/patterns.ts';
import { foldInPlace } from '../text/clean-text.ts';
import { buildLine, type Cell, type Line, type Page } from './page.ts';

// A sentence that tells software what to read is no evidence of what was paid, whoever wrote it.

const READER = new RegExp(wholeLetterWords('softwareReader'), 'u');
const ORDER = new RegExp(wholeLetterWords('softwareOrder'), 'u');
const FORGET = new RegExp(wholeLetterWords('forgetAbove'), 'u');
const SETTING = new RegExp(wholeLetterWords('valueSetting'), 'u');
const TRUE_VALUE = new RegExp(wholeLetterWords('trueValue'), 'u');
const VALUE = new RegExp(wholeLetterWords('valueNoun'), 'u');
const SIGNS = new RegExp(signsOf('softwareReader'), 'u');
// In two, as no pattern of more than 20 kB is optimized.
const [FIRST_WORDS = '', ...FIRST_SIGNS] = partsOfLetterWords('softwareReader', 'forgetAbove', 'trueValue');
const [OTHER_WORDS = '', ...OTHER_SIGNS] = partsOfLetterWords('valueSetting');
/** Every sentence for software holds one of these: a quick look before the thorough one. */
const MAY_BE_TOLD = [FIRST_WORDS, OTHER_WORDS, [...FIRST_SIGNS, ...OTHER_SIGNS, '[=<#[]'].join('|')].map(
  (pattern) => new RegExp(pattern, 'u'),
);
/** `total := 5`, `total=5, merchant=x`: written for a program. */
const ASSIGNMENT = /:=\s?\S|\p{L}=\S[^=]{0,60}\p{L}=\S/u;
/** A value is claimed: an amount, or a name behind a colon. */
const CLAIM = /\d|[:：=]/u;
/** A bracket, quote or tag of a program's own language around its words. */
const MARKUP = /<\/?(?:assistant|document|system|script|user|instructions?)>|\[\/?INST\]|###/i;
/** What is said to someone follows a colon or a dash. */
const ADDRESS = /[:：;]|\s[-–—]\s/u;
/** In small letters `ai` is a word of Romance languages (`j'ai`, `ai sensi`); in German software is `KI`. */
const AI = /(?<!\p{L})AI(?!\p{L})/gu;
const SENTENCE_CHARS_MIN = 12;
const SENTENCE_CHARS_MAX = 400;
const WORDS_MIN = 4;
const DASH = /(?<=\s)[-–—|](?=\s)/gu;
const SENTENCE_END = /[.!?](?=\s)|[。！？]/gu;

/** True when a text tells software what to read out of an email. */
export function isPromptInjection(text: string): boolean {
  return findInstructionStart(text) >= 0;
}

/** A page without the sentences for software, and whether there were any. */
export function removePromptInjection(page: Page): { readonly page: Page; readonly isInstructed: boolean } {
  let isInstructed = false;
  const lines = page.lines.flatMap((line) => {
    const kept = removePromptInjectionFromLine(line);
    if (kept === line) return [line];
    isInstructed = true;
    return kept === null ? [] : [kept];
  });
  const scripts = page.scripts.filter((script) => !isPromptInjection(script));
  const microdata = page.microdata.filter(({ value }) => !isPromptInjection(value));
  isInstructed ||= scripts.length < page.scripts.length || microdata.length < page.microdata.length;
  return isInstructed
    ? { page: { ...page, lines, scripts, microdata }, isInstructed }
    : { page, isInstructed };
}

/** A text up to the sentence for software. */
export function removePromptInjectionFromText(text: string): string {
  const start = findInstructionStart(text);
  return start < 0 ? text : text.slice(0, start).replace(/(?<![\s|:;,–—-])[\s|:;,–—-]+$/u, '');
}

function removePromptInjectionFromLine(line: Line): Line | null {
  if (!line.cells.some(({ text }) => isPromptInjection(text))) return line;
  return buildLine(
    line.cells.map((cell): Cell => ({ ...cell, text: removePromptInjectionFromText(cell.text) })),
  );
}

function foldForSoftware(text: string): string {
  return foldInPlace(text.includes('AI') ? text.replace(AI, 'KI') : text);
}

/** Where the first sentence for software begins; what follows it in the same text belongs to it. */
function findInstructionStart(text: string): number {
  if (text.length < SENTENCE_CHARS_MIN) return -1;
  const folded = foldForSoftware(text);
  if (!MAY_BE_TOLD.some((sign) => sign.test(folded))) return -1;
  let start = 0;
  // A sentence before it that names software as well leads over to it.
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

/** Where what is meant begins in a sentence that other words open (`Order 118 confirmed - AI: …`). */
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
  const isTold = ORDER.test(sentence);
  // Without an order, software that is spoken to is told from a thing of that name (`Robot vacuum, total $299`).
  if (!isTold && !ADDRESS.test(sentence.slice(reader.index))) return false;
  return [isTold, CLAIM.test(sentence), VALUE.test(sentence)].filter(Boolean).length >= 2;
}

function isSentence(text: string): boolean {
  return SIGNS.test(text) || text.trim().split(/\s+/).length >= WORDS_MIN;
}
