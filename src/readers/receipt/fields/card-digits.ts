import { NETWORK_CODE } from '../candidates/amounts/label-roles.ts';
import { PAYMENT_WORD } from '../candidates/amounts/roles.ts';
import { anyOf, wholeWords } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldInPlace } from '../text/clean-text.ts';
import type { FoundText } from './order-id.ts';

const CARD_WORD = new RegExp(wholeWords('cardWord'));
const MASKED = new RegExp(
  String.raw`(?<![a-z])(?:${NETWORK_CODE}(?=x{4}))?` +
    String.raw`(?:[x*•·●∙#＊]{1,32}[\s-]{0,2}|\.{2,32}\s?|…\s?|x-\s?)(\d{4})(?![\da-z]|-\d)`,
  'g',
);
/** The code of a network before masked digits (`AX************3007`). */
const CODED = new RegExp(String.raw`\b${NETWORK_CODE}\s?[x*•·]{4,32}\s?\d{4}`);
/** Only digits after a dash, beside a payment method (`Payment method | - 0077`). */
const DASHED = /\t[-–—]\s?(\d{4})(?=\s*$|\t)/g;
const ENDING = new RegExp(
  String.raw`(?:${anyOf('cardEndingWith')})\s?(?:${anyOf('wordAfterCardEnding')})?` +
    String.raw`\s?[:#.\-–(*x•]{0,6}\s?(\d{4})(?!\d|-[*x•\d])`,
  'g',
);
const CARD_KIND = String.raw`(?:\s(?:${anyOf('cardKind')}))?`;
const BRAND_NUMBER = new RegExp(
  String.raw`\b(?:${anyOf('cardBeforeNumber')})${CARD_KIND}\s?[-–:#(]{0,2}\s?(?:no\.?\s?)?` +
    String.raw`(\d{4})(?![\d\-/]|\.\d)\)?`,
  'g',
);
/** The digits in the cell before the card brand. */
const NUMBER_BEFORE = new RegExp(String.raw`(?:^|\t)(\d{4})\t(?:${anyOf('cardNetworkInCell')})\b`, 'g');
const BANK_CARD = new RegExp(String.raw`\b(?:${anyOf('bankCardKind')})\b`);
const NOT_CARD = new RegExp(String.raw`\b(?:${anyOf('otherCard')})\b`);

/** True when another kind of card is named. A store's own credit card or card of a network counts as a payment card. */
function isOtherCard(before: string): boolean {
  const phrases = before.split(/[·|;\t]/);
  const nearest = phrases.pop() ?? '';
  // `SkyMiles account | XXXXX4471`: the label is in the cell before.
  const phrase = /\p{L}{2}/u.test(nearest) ? nearest : (phrases.pop() ?? '');
  return NOT_CARD.test(phrase) && !BANK_CARD.test(phrase) && !BRAND.test(phrase);
}

const BRAND = new RegExp(String.raw`\b(?:${anyOf('cardNetwork')})\b`);

const LINES_MAX = 600;
const LINE_CHARS_MAX = 400;
const LABEL_CHARS_MAX = 60;
/** Maximum distance between another card's name and its digits. */
const CHARS_BEFORE_MAX = 24;

/**
 * Finds the last four digits of the card that paid, or null. Digits next to a network name win over those next to
 * "card", then masked ones.
 */
export function findCardDigits(lines: readonly Line[]): FoundText | null {
  let best: RankedNumber | null = null;
  for (const found of cardNumbers(lines)) {
    if (found.rank > (best?.rank ?? 0)) best = found;
    if (best?.rank === BESIDE_NETWORK) break;
  }
  return best && { value: best.value, line: best.line };
}

interface RankedNumber extends FoundText {
  readonly rank: number;
}

const [MASKED_ALONE, BESIDE_CARD, BESIDE_NETWORK] = [1, 2, 3];

function* cardNumbers(lines: readonly Line[]): Generator<RankedNumber, void, undefined> {
  for (const [line, { text }] of lines.slice(0, LINES_MAX + 1).entries()) {
    if (!/\d{4}/.test(text)) continue;
    const folded = foldInPlace(text.slice(0, LINE_CHARS_MAX));
    const above = foldInPlace((lines[line - 1]?.text ?? '').slice(0, 120));
    for (const pattern of [ENDING, MASKED, BRAND_NUMBER, NUMBER_BEFORE, DASHED]) {
      const value = ownDigits(folded, pattern);
      if (value) yield { value, line, rank: rankOf(folded, above, pattern) };
    }
  }
}

function rankOf(folded: string, above: string, pattern: RegExp): number {
  if (BRAND.test(folded) || BRAND.test(above) || CODED.test(folded)) return BESIDE_NETWORK;
  if (pattern === DASHED && !PAYMENT_WORD.test(folded)) return 0;
  if (namesCard(folded, above)) return BESIDE_CARD;
  return pattern === BRAND_NUMBER || pattern === NUMBER_BEFORE ? 0 : MASKED_ALONE;
}

/** The first digits that do not belong to another kind of card. */
function ownDigits(folded: string, pattern: RegExp): string | undefined {
  for (const { index, 1: digits } of folded.matchAll(pattern))
    if (!isOtherCard(folded.slice(Math.max(0, index - CHARS_BEFORE_MAX), index))) return digits;
  return undefined;
}

function namesCard(folded: string, above: string): boolean {
  return CARD_WORD.test(folded) || (above.length < LABEL_CHARS_MAX && CARD_WORD.test(above));
}
