import { anyOf } from '../../lexicon/compile/patterns.ts';
import { isBoilerplate } from '../../page/boilerplate.ts';
import { foldText } from '../../text/clean-text.ts';
import { isCurrencyCode } from '../currency/currency-marks.ts';
import { findMoney } from '../money.ts';
import { MONTHS } from '../month-names.ts';
import {
  ACTION,
  COPAY,
  DETAIL_AFTER_NAME,
  KEPT,
  LABEL_ONLY,
  NOT_A_NAME,
  NOT_DELIVERED,
  SENTENCE_START,
} from './item-patterns.ts';
import { isVariant } from './item-variant.ts';
import { removeRepetition } from './name-repetition.ts';
import { isCountAlone, stripQuantity } from './quantity.ts';

const BARE_TOTAL_WORD = new RegExp(`^(?:${anyOf('bareTotalWord')})$`);

const NAME_CHARS_MAX = 200;
const WORDS_MAX = 26;
const WEEKDAY = String.raw`(?:${anyOf('weekdayName')})(?!\w)\W{1,2}(?:\d|$|\p{L}{3,9}\.? \d)`;
const DATE_LIKE = new RegExp(String.raw`^(?:${WEEKDAY})|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}:\d{2}`, 'u');
const OPEN_ENDS: ReadonlySet<string> = new Set(anyOf('openEnd').split('|'));

/** Japanese stores print after each price whether it includes tax and how many were bought. */
const TAX_NOTE = /[(（]税(?:込|抜|別)[)）]|(?<=^|[\s)）])\d{1,3}\s?(?:点|個)(?=$|\s)/gu;
/** In brackets after a name: the billing period of a plan, or the number of its payment. */
const DAYS_TO_DAYS = String.raw`[^()]{0,80}\b(?:19|20)\d{2}\b[^()]{0,80}[-–—][^()]{0,80}`;
const PAYMENT_OF = String.raw`[^()]{0,80}\b\d{1,2} (?:${anyOf('installmentOf')}) \d{1,2}`;
const PERIOD_BEHIND = new RegExp(String.raw`(?<!\s)\s*\((?:${DAYS_TO_DAYS}|${PAYMENT_OF})\)\s*$`, 'u');
/** `[商品名]` before a name, and a store code after it (`(healthy1-4946842639)`). */
const ARTICLE_LABEL = /^\s*[[【](?:商品名?|品名)[\]】]\s*/u;
const SHOP_CODE = /(?<!\s)\s*\((?:(?=[\w-]*\d{6})[\w-]+|[a-z]{2,12}-[a-z]{0,8}\d{1,6})\)\s*$/u;
/** The same with a number sign (`(#LS-PET-F)`), or with its label (`[ID:5526]`). */
const ARTICLE_CODE = /(?<!\s)\s*(?:\(#[\w-]{2,24}\)|\[[A-Z]{2,4}:\d{1,12}\])$/u;
/** The day of a charge before its name (`31.10. Logis`), and its period after it (`Hosting 18.02.–17.03.`). */
const DAY_BEFORE = /^\s*\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?\s+(?=\p{L}{3})/u;
const DAYS_AFTER = /(?<!\s)\s+\d{1,2}\.\d{1,2}\.(?:\d{4})?\s?[-–—]\s?\d{1,2}\.\d{1,2}\.?(?:\d{4})?\s*$/u;
/** The weight of a product that registers print before its name (`1,02KG BANANEN`). */
const WEIGHT_BEFORE = /^\s*\d{1,3}[.,]\d{1,3} ?kg\s+(?=\p{L}{3})/iu;
/** A long product number that registers print before the name. */
const ARTICLE_NUMBER = /^\s*\d{8,14}\s+(?=\S*\p{L})/u;
/** Masked digits of a card or account. */
const MASKED = new RegExp(
  String.raw`(?:\*|[•·]{2}|x{4})[\s-]?\d{4}\b|\b(?:${anyOf('maskedCardEnding')}) [x*•(]*\d{4}\b`,
  'i',
);

/** A count with unit or label but no item (`1 ud. /`, `Unidades: 4`, `2 nights`). */
const COUNT_ONLY = new RegExp(
  String.raw`^\d{1,3}\s?(?:${anyOf('countUnitAlone')})\.?\s*[/x×@]?$` +
    String.raw`|^(?:${anyOf('quantityLabelAlone')})\.?\s?[::]?\s?[x×]?\s?\d{1,3}(?:\s?\p{L}{1,4}\.?)?$`,
  'u',
);

/** A count with its label and a colon inside a text (`5 lb. Item 3005 Qty: 3 Price`). */
const LABELED_COUNT = new RegExp(String.raw`\b(?:${anyOf('quantityLabel')})\.?: ?\d`);

/** Number of letters in a text. Item numbers and labels can be long without naming anything. */
export function lettersIn(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length;
}

/** True for a text that contains a word. */
export function isWordy(text: string): boolean {
  return /\p{L}{2}|[\u3040-\u9fff]|(?:\p{Lu}\.){2}/u.test(text);
}

/** True for detail lines between a name and its price (size, color, seller, number). */
export function isDetail(text: string): boolean {
  if (/^[\p{L} .-]{2,18}\s?[:：]\s?\S+(?: \S+){0,2}$/u.test(text)) return true;
  const folded = foldText(text);
  if (isVariant(text) || isCountAlone(text) || COUNT_ONLY.test(folded) || CODE_ALONE.test(text)) return true;
  if (ATTRIBUTE.test(text) || (text.includes(' | ') && NOT_A_NAME.test(folded))) return true;
  return text.length < 60 && (NOT_A_NAME.test(folded) || folded.includes(':') || PERIOD.test(folded));
}

/** One word as a label before a text of any length (`Personalization: name BISCUIT, red collar please`). */
const ATTRIBUTE = /^\p{L}{4,20}:\s.{1,120}$/u;

/** A code of at least ten capital letters and digits (`5C0FE1A7-0019`). */
const CODE_ALONE = /^(?=(?:.*\d){3})[A-Z0-9][A-Z0-9-]{9,}$/;

const NUMERIC_DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const PERIOD_DAY = String.raw`(?:\p{L}{3,9}\.? \d{1,2}|\d{1,2}\.? \p{L}{3,9}\.?|${NUMERIC_DAY})(?:,? \d{4})?`;
/** `Monthly, Jun 9 - Jul 8, 2026`: the period of a charge, with at most two words before it. */
const PERIOD = new RegExp(String.raw`^(?:\p{L}[\p{L}-]*,? ){0,2}${PERIOD_DAY} ?[-–—] ?${PERIOD_DAY}$`, 'u');

const GREETING = new RegExp(String.raw`^(?:${anyOf('greeting')})\b[ ,]`);

/** True for a text that can be an item name. */
export function isName(name: string): boolean {
  const folded = foldText(name);
  return !NOT_A_NAME.test(folded) && mayBeName(name, folded);
}

/**
 * True for a text that starts like a line about the order but continues like a name (`Total Greek Yoghurt`, `Table
 * lamp`); the order's sum decides.
 */
export function isUncertainName(name: string): boolean {
  const folded = foldText(name);
  const opening = NOT_A_NAME.exec(folded)?.[0];
  return (
    opening !== undefined &&
    !GREETING.test(folded) &&
    lettersIn(name) >= lettersIn(opening) + 2 &&
    mayBeName(name, folded) &&
    !/[:#]/.test(name)
  );
}

function mayBeName(name: string, folded: string): boolean {
  if (name.length < 2 || name.length > NAME_CHARS_MAX || !isWordy(name)) return false;
  return !isOtherText(name, folded) && !isProse(name);
}

/** A day with a month name. */
const NAMED_DAY = /^(\p{L}{3,9})\.? \d{1,2}(?:,|\s\d{4}|\s?[-–—]|$)/u;
/** An unfinished text, a count without an item, brackets around everything, a label. */
const NOT_NAME =
  /(?:[@=:]|(?<![\p{L}\d])\+)$|^(?:[x×] ?\d|\/|[■□◆◇▼▽●]|\d[\d.,]* ?\p{L}{1,4} ?[xX×@] ?[^\p{L}]*$)/u;
/** An address, or a price of one; not a brand (`Easy@Home`). */
const ADDRESS = /https?:|@(?!\p{L}+(?: |$))|(?<!\p{L})@/u;
const BRACKETED_OR_COUNTED = /^[(（].*[)）]$|^\d+\s?(?:点|個|个|本|枚|件|冊|개|セット|箱|袋)$/;
/** A measure without a name (`1.5 kg`). */
const BARE_MEASURE = new RegExp(
  String.raw`^[\d.,]+\s?(?:gal|l|kg|lb)\b(?!\.? \p{L}{3})|^[\d.,]+\s?(?:ml|cl|dl|g|gr|oz|mm|cm|กก)\.?$` +
    String.raw`|^\d+\s?\p{L}{1,6}\/\p{L}{1,10}$`,
  'u',
);
/** The price behind a label (`was 14.99`). */
const PRICE_BEHIND = /\s[\d.,$€£]{1,12}$/;
/** A price column header (`Unit price`). */
const PRICE_HEADING = /^[a-z-]+ price$/;

/** True for a text that starts with a day or states a time of day. */
export function isDated(text: string): boolean {
  return DATE_LIKE.test(foldText(text));
}

/** Kinds of text that are not names. */
const OTHER_TEXTS: readonly ((name: string, folded: string) => boolean)[] = [
  (_, folded) => isLabel(folded.replace(/(?<![:\s])[:\s]+$/, '')),
  (_, folded) => DATE_LIKE.test(folded) || MONTHS.has(NAMED_DAY.exec(folded)?.[1] ?? ''),
  // `1 an` is a year, not an unfinished text; registers abbreviate (`ICE CRM VAN`).
  (name, folded) =>
    OPEN_ENDS.has(folded.slice(folded.lastIndexOf(' ') + 1)) &&
    !/\d \S+$/.test(folded) &&
    // `Class A`, `Vitamin E`
    !/\s\p{Lu}$/u.test(name) &&
    name !== name.toUpperCase(),
  (name) => NOT_NAME.test(name) || ADDRESS.test(name),
  (_, folded) => BARE_MEASURE.test(folded),
  (name) => /^\D{0,8}\d/.test(name) && findMoney(name)[0]?.start === 0,
  (name) => BRACKETED_OR_COUNTED.test(name),
  (name) => name.endsWith('?') && isBoilerplate(name),
  (name, folded) => NOT_DELIVERED.test(folded) || isCurrencyCode(name.toUpperCase()),
  (_, folded) => BARE_TOTAL_WORD.test(folded) || COUNT_ONLY.test(folded) || LABELED_COUNT.test(folded),
];

function isOtherText(name: string, folded: string): boolean {
  return OTHER_TEXTS.some((isSuch) => isSuch(name, folded));
}

function isLabel(bare: string): boolean {
  return LABEL_ONLY.test(bare.replace(PRICE_BEHIND, '')) || ACTION.test(bare) || PRICE_HEADING.test(bare);
}

/** A text of many words, a long sentence, or several. */
function isProse(name: string): boolean {
  const words = name.split(' ').length;
  const hasSentences = words > SENTENCES_WORDS_MIN && SENTENCE_BREAK.test(name);
  return (name.length > 90 && /[.!?]$/.test(name)) || words > WORDS_MAX || hasSentences;
}

const SENTENCES_WORDS_MIN = 12;
const SENTENCE_BREAK = /\p{L}{3}\s?[.!?]\s\p{Lu}\p{Ll}+/u;

/** Precedes an item that grocers delivered as a replacement. */
const REPLACEMENT = new RegExp(String.raw`^(?:${anyOf('replacedBy')})\s?:\s+`, 'i');

/** Removes the replacement prefix from a name. */
export function withoutReplacementMark(name: string): string {
  return name.includes(':') ? name.replace(REPLACEMENT, '') : name;
}

/** Removes counts, list marks and store additions from a name. */
export function cleanName(raw: string): string {
  const named = withoutReplacementMark(withoutDetail(raw))
    .replace(ARTICLE_NUMBER, '')
    .replace(DAY_BEFORE, '')
    .replace(WEIGHT_BEFORE, '')
    .replace(DAYS_AFTER, '')
    .replace(ARTICLE_LABEL, '');
  const uncoded = named.includes(')') ? named.replace(SHOP_CODE, '') : named;
  const untaxed = /[税点個]/.test(uncoded) ? uncoded.replace(TAX_NOTE, '') : uncoded;
  const bare = untaxed.includes(')') ? untaxed.replace(PERIOD_BEHIND, '') : untaxed;
  const counted = bare.replace(/(?<!\s)\s+[-–—(=]\s*$/u, '');
  const name = stripQuantity(withoutOpenBracket(counted)).replace(ARTICLE_CODE, '');
  return withoutRegisterFlag(removeRepetition(withoutMarks(name)));
}

const BRACKET_CHARS_MAX = 40;

/** Removes words in brackets before an amount that is not part of the name (`Cream 340 g (regular price`). */
function withoutOpenBracket(text: string): string {
  const at = text.lastIndexOf('(');
  const isOpen = at > 2 && at >= text.length - BRACKET_CHARS_MAX && !text.includes(')', at);
  return isOpen && lettersIn(text.slice(0, at)) > 2 ? text.slice(0, at).trimEnd() : text;
}

/** Tax class letter that registers print after a capitalized name (`HALLMARK CARD A`). */
const REGISTER_FLAG = new RegExp(String.raw`(?<!\b(?:${anyOf('wordBeforeRegisterFlag')})) [ABEFNTX]$`);

function withoutRegisterFlag(name: string): string {
  return REGISTER_FLAG.test(name) && name === name.toUpperCase() && lettersIn(name) > 5
    ? name.slice(0, -2)
    : name;
}

const EACH_AT_END = new RegExp(String.raw`\s(?:${anyOf('eachPreposition')})$`, 'iu');
const EACH_BEHIND_TIME = new RegExp(
  String.raw`(\d\s(?:${anyOf('timeUnit')}))\s(?:${anyOf('eachPreposition')})$`,
  'iu',
);

/** Removes list marks, quotes and unfinished ends around a name. */
function withoutMarks(name: string): string {
  const bare = name.replace(/(?<!\s)\s+[-–—:.·•|(@à=]+\s*$/u, '');
  const closed = EACH_AT_END.test(bare) ? bare.replace(EACH_BEHIND_TIME, '$1') : bare;
  if (/^[\p{L}\p{N}].*[\p{L}\p{N})]$/u.test(closed)) return closed;
  return closed
    .replace(/^[-–—•·・*.:|\s]+/u, '')
    .replace(/^[「『【"“]([^「『【"“]+)[」』】"”]$/u, '$1')
    .replace(/(?<![:.\s])[:.\s]+$/u, (tail) => (tail.includes(':') ? ':' : ''))
    .trim();
}

/** Removes store additions in the same cell: seller, size, number. */
function withoutDetail(raw: string): string {
  const cut = raw.search(DETAIL_AFTER_NAME);
  const text = cut > 3 ? raw.slice(0, cut) : raw;
  if (!text.includes(' • ')) return text;
  const [name = '', ...choices] = text.split(' • ');
  return choices.length > 1 && lettersIn(name) > 3 ? name : text;
}

/** True for a heading over items that were not delivered (`Unavailable (2)`). */
export function isMissingItemsHeading(text: string): boolean {
  return NOT_DELIVERED.test(foldText(text));
}

/** True for a heading over items of an order that are not part of a refund (`Keeping (2)`). */
export function isKeptItemsHeading(text: string): boolean {
  return KEPT.test(foldText(text));
}

/** True for the patient's share of a bill. */
export function isCopay(text: string): boolean {
  return COPAY.test(foldText(text));
}

/** A pharmacy masks the number of a prescription (`PHARMACY RX #***4471`). */
const PRESCRIPTION = /\brx ?#/i;

/** True for the row of an item that was not bought, or of the card that paid. */
export function isNotBought(text: string): boolean {
  if (text === '') return false;
  return (
    NOT_DELIVERED.test(foldText(text)) ||
    (/\d{4}/.test(text) && MASKED.test(text) && !PRESCRIPTION.test(text))
  );
}

/** True for a sentence in a price cell (`You pay`), which is not a name. */
export function opensSentence(name: string): boolean {
  return SENTENCE_START.test(foldText(name));
}

/** True for a price label that names nothing (`Item price`). */
export function isBareLabel(label: string): boolean {
  return LABEL_ONLY.test(label.replace(/(?<![:\s])[:\s]+$/, ''));
}
