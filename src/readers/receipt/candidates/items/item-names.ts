import { anyOf } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';
import { isCurrencyCode } from '../currency/currency-marks.ts';
import { findMoney } from '../money.ts';
import { MONTHS } from '../month-names.ts';
import { ACTION, ASIDE, LABEL_ONLY, NOT_A_NAME, NOT_BOUGHT, SENTENCE_START } from './item-patterns.ts';
import { removeRepetition } from './name-repetition.ts';
import { isCountAlone, stripQuantity } from './quantity.ts';

const BARE_TOTAL_WORD = new RegExp(`^(?:${anyOf('bareTotalWord')})$`);

const NAME_CHARS_MAX = 200;
const WORDS_MAX = 26;
const WEEKDAY = String.raw`(?:${anyOf('weekdayName')})(?!\w)\W{1,2}(?:\d|$|\p{L}{3,9}\.? \d)`;
const DATE_LIKE = new RegExp(String.raw`^(?:${WEEKDAY})|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}:\d{2}`, 'u');
const OPEN_ENDS: ReadonlySet<string> = new Set(anyOf('openEnd').split('|'));

/** Japanese shops say behind each price whether tax is in it, and how many were bought. */
const TAX_NOTE = /[(（]税(?:込|抜|別)[)）]|(?<=^|[\s)）])\d{1,3}\s?(?:点|個)(?=$|\s)/gu;
/** The days that a plan is paid for, or which of its payments this is, in brackets behind its name. */
const DAYS_TO_DAYS = String.raw`[^()]{0,80}\b(?:19|20)\d{2}\b[^()]{0,80}[-–—][^()]{0,80}`;
const PAYMENT_OF = String.raw`[^()]{0,80}\b\d{1,2} (?:${anyOf('installmentOf')}) \d{1,2}`;
const PERIOD_BEHIND = new RegExp(String.raw`(?<!\s)\s*\((?:${DAYS_TO_DAYS}|${PAYMENT_OF})\)\s*$`, 'u');
/** `[商品名]` in front of a name, and the code of a shop behind it (`(healthy1-4946842639)`). */
const ARTICLE_LABEL = /^\s*[[【](?:商品名?|品名)[\]】]\s*/u;
const SHOP_CODE = /(?<!\s)\s*\((?=[\w-]*\d{6})[\w-]+\)\s*$/u;
/** The long number of an article that tills print in front of its name. */
const ARTICLE_NUMBER = /^\s*\d{8,14}\s+(?=\S*\p{L})/u;
/** The digits of a card or an account that an email hides. */
const MASKED = new RegExp(
  String.raw`(?:\*|[•·]{2}|x{4})[\s-]?\d{4}\b|\b(?:${anyOf('maskedCardEnding')}) [x*•(]*\d{4}\b`,
  'i',
);

/** A colour or a size alone, or a colour with a size behind it: which of a thing was taken. */
const SIZE = `(?:${anyOf('sizeMark')})`;
const COLOR = `(?:(?:${anyOf('colorShade')})[ -]?)?(?:${anyOf('color')})(?: (?:${anyOf('colorTone')}))?`;
const MEASURED = String.raw`\d{1,4} ?(?:pcs?|m|cm|mm|in|inch|ft|ml|l|g|kg|oz|packs?|pk|ct)`;
const VARIANT = new RegExp(
  String.raw`^(?:${COLOR}(?:\s?[,/|-]\s?${SIZE})?|${COLOR},\s?\d[\d/ ]*[x×].*|[\p{L} ]{3,24},\s?${SIZE}` +
    String.raw`|[\p{L} ]{2,16},\s?${MEASURED}|${SIZE})$`,
  'u',
);
/** The count behind what a line says of a thing (`Size M | Navy | Qty 1`). */
const COUNT_BEHIND = new RegExp(
  String.raw`(?<![\s|·,•/–-])[\s|·,•/–-]*(?:${anyOf('quantityBehindVariant')})\.?\s?:?\s?\d{1,3}$`,
);
/** The count, the colour and the size with marks between (`1 ud. / CAMEL / M`). */
const COUNT_FIRST = new RegExp(
  String.raw`^\d{1,3}\s?(?:${anyOf('countUnitOfVariant')})\.?\s?[/|·]\s?[\p{L}\d ]{1,20}` +
    String.raw`(?:\s?[/|·]\s?[\p{L}\d ]{1,12})?$`,
  'u',
);
const ATTRIBUTE = new RegExp(String.raw`^(?:${anyOf('itemAttribute')})\b`);
/** The value of an attribute with no colon between (`SIZE 1.7 oz`, `Color Joy`). */
const VALUED_ATTRIBUTE = new RegExp(
  String.raw`^(?:${anyOf('valuedAttribute')}) \S+(?: \S+){0,2}(?: ?[|·•,]|$)`,
);
/** A count with its unit or its label and no thing (`1 ud. /`, `Unidades: 4`, `2 nights`). */
const COUNT_ONLY = new RegExp(
  String.raw`^\d{1,3}\s?(?:${anyOf('countUnitAlone')})\.?\s*[/x×@]?$` +
    String.raw`|^(?:${anyOf('quantityLabelAlone')})\.?\s?[::]?\s?[x×]?\s?\d{1,3}(?:\s?\p{L}{1,4}\.?)?$`,
  'u',
);

/** How many letters a text has: numbers of things and labels are long and say little. */
export function lettersIn(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length;
}

/** True for a text with a word in it. */
export function isWordy(text: string): boolean {
  return /\p{L}{2}|[\u3040-\u9fff]/u.test(text);
}

/** Lines between a name and its price that say more about it (size, colour, seller, number). */
export function isDetail(text: string): boolean {
  if (/^[\p{L} .-]{2,18}\s?[:：]\s?\S+(?: \S+){0,2}$/u.test(text)) return true;
  const folded = foldText(text);
  if (isVariant(text) || isCountAlone(text)) return true;
  return text.length < 60 && (NOT_A_NAME.test(folded) || folded.includes(':'));
}

const GREETING = new RegExp(String.raw`^(?:${anyOf('greeting')})\b[ ,]`);

/** True for a text that can be the name of a bought thing. */
export function isName(name: string): boolean {
  const folded = foldText(name);
  return !NOT_A_NAME.test(folded) && mayBeName(name, folded);
}

/**
 * True for a text that opens like a line about the order and goes on like a name (`Total Greek Yoghurt`, `Table lamp`):
 * what it is, the sum of the order tells.
 */
export function isDoubtfulName(name: string): boolean {
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

/** A day with the name of its month. */
const NAMED_DAY = /^(\p{L}{3,9})\.? \d{1,2}(?:,|\s\d{4}|\s?[-–—]|$)/u;
/** A text that goes on, a count without a thing, brackets around everything, a label, an address. */
const NO_NAME =
  /(?:[@=:]|(?<![\p{L}\d])\+)$|^(?:[x×] ?\d|\/|[■□◆◇▼▽●]|\d[\d.,]* ?\p{L}{1,4} ?[x×@] ?[^\p{L}]*$)|https?:|@/u;
const BRACKETED_OR_COUNTED = /^[(（].*[)）]$|^\d+\s?(?:点|個|个|本|枚|件|冊|개|セット|箱|袋)$/;
/** A measure that names nothing (`1.5 kg`). */
const BARE_MEASURE = /^[\d.,]+\s?(?:gal|l|kg|lb)\b(?! \p{L}{3})/u;
/** The heading of one price (`Unit price`). */
const PRICE_HEADING = /^[a-z-]+ price$/;

/** What a text can be instead of a name. */
const OTHER_TEXTS: readonly ((name: string, folded: string) => boolean)[] = [
  (_, folded) => isLabel(folded.replace(/(?<![:\s])[:\s]+$/, '')),
  (_, folded) => DATE_LIKE.test(folded) || MONTHS.has(NAMED_DAY.exec(folded)?.[1] ?? ''),
  (_, folded) => OPEN_ENDS.has(folded.slice(folded.lastIndexOf(' ') + 1)),
  (name) => NO_NAME.test(name),
  (_, folded) => BARE_MEASURE.test(folded),
  (name) => /^\D{0,8}\d/.test(name) && findMoney(name)[0]?.start === 0,
  (name) => BRACKETED_OR_COUNTED.test(name),
  (name, folded) => NOT_BOUGHT.test(folded) || isCurrencyCode(name.toUpperCase()),
  (_, folded) => BARE_TOTAL_WORD.test(folded) || COUNT_ONLY.test(folded),
];

function isOtherText(name: string, folded: string): boolean {
  return OTHER_TEXTS.some((isSuch) => isSuch(name, folded));
}

function isLabel(bare: string): boolean {
  return LABEL_ONLY.test(bare) || ACTION.test(bare) || PRICE_HEADING.test(bare);
}

/** A text of many words, or a long sentence. */
function isProse(name: string): boolean {
  return (name.length > 90 && /[.!?]$/.test(name)) || name.split(' ').length > WORDS_MAX;
}

/** What grocers put before the thing that came for another. */
const REPLACEMENT = new RegExp(String.raw`^(?:${anyOf('replacedBy')})\s?:\s+`, 'i');

/** A name without the words that tell that it came for another. */
export function withoutReplacementMark(name: string): string {
  return name.includes(':') ? name.replace(REPLACEMENT, '') : name;
}

/** A name without counts, marks of lists and what the shop adds to it. */
export function cleanName(raw: string): string {
  const named = withoutReplacementMark(withoutAsideText(raw))
    .replace(ARTICLE_NUMBER, '')
    .replace(ARTICLE_LABEL, '');
  const own = named.includes(')') ? named.replace(SHOP_CODE, '') : named;
  const untaxed = /[税点個]/.test(own) ? own.replace(TAX_NOTE, '') : own;
  const bare = untaxed.includes(')') ? untaxed.replace(PERIOD_BEHIND, '') : untaxed;
  return withoutRegisterFlag(
    removeRepetition(withoutMarks(stripQuantity(bare.replace(/(?<!\s)\s+[-–—(]\s*$/u, '')))),
  );
}

/** The letter of a tax class that tills print behind a name in capitals (`HALLMARK CARD A`). */
const REGISTER_FLAG = new RegExp(String.raw`(?<!\b(?:${anyOf('wordBeforeTillFlag')})) [ABEFNTX]$`);

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

/** A name without marks of lists, quotes and open ends around it. */
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

/** A name without what a shop adds to it in the same cell: its seller, its size, its number. */
function withoutAsideText(raw: string): string {
  const cut = raw.search(ASIDE);
  const text = cut > 3 ? raw.slice(0, cut) : raw;
  if (!text.includes(' • ')) return text;
  const [name = '', ...choices] = text.split(' • ');
  return choices.length > 1 && lettersIn(name) > 3 ? name : text;
}

/** True for the colour, the size and the count of a thing and nothing else. */
export function isVariant(text: string): boolean {
  const folded = foldText(text);
  if (COUNT_FIRST.test(folded)) return true;
  const bare = folded.replace(COUNT_BEHIND, '');
  if (bare === '' || VARIANT.test(bare)) return true;
  const parts = bare.split(/\s?[|·•]\s?|, /);
  if (parts.length > 2 && parts.some((part) => VARIANT.test(part)) && parts.every(isShortOfVariant))
    return true;
  return (
    parts.every((part) => VARIANT.test(part) || ATTRIBUTE.test(part)) &&
    (bare !== folded || VALUED_ATTRIBUTE.test(bare))
  );
}

/** A word or two, or the number of an article, as they stand between the marks of a variant (`Ecru | M | 5536/118`). */
function isShortOfVariant(part: string): boolean {
  return /^(?:[\d/.-]{2,14}|\p{L}[\p{L}'-]*(?: [\p{L}'-]+)?|[\p{L}\d]{1,6})$/u.test(part);
}

/** True for a heading over things that did not come (`Unavailable (2)`). */
export function isMissingItemsHeading(text: string): boolean {
  return NOT_BOUGHT.test(foldText(text));
}

/** True for the row of a thing that was not bought after all, or of the card that paid for it. */
export function isNotBought(text: string): boolean {
  if (text === '') return false;
  return NOT_BOUGHT.test(foldText(text)) || (/\d{4}/.test(text) && MASKED.test(text));
}

/** True for a sentence in the cell of a price (`You pay`): no name. */
export function opensSentence(name: string): boolean {
  return SENTENCE_START.test(foldText(name));
}

/** True for a label of prices that names nothing (`Item price`). */
export function isBareLabel(label: string): boolean {
  return LABEL_ONLY.test(label.replace(/(?<![:\s])[:\s]+$/, ''));
}
