import type { Cell } from '../../page/page.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import {
  cleanName,
  isDetail,
  isName,
  isUncertainName,
  isWordy,
  lettersIn,
  opensSentence,
} from './item-names.ts';
import { isVariant } from './item-variant.ts';
import { stripQuantity } from './quantity.ts';

/** What a text says, wherever it is. */
export interface NameWording {
  /** The text as a name, without counts and codes. */
  readonly name: string;
  readonly isName: boolean;
  /** It may be a name, although it begins like a line about the order. */
  readonly isUncertain: boolean;
  readonly isDetail: boolean;
  readonly isVariant: boolean;
  readonly opensSentence: boolean;
  readonly startsWithMark: boolean;
  readonly hasSeparators: boolean;
  readonly statesCount: boolean;
  readonly holdsAmount: boolean;
  readonly words: number;
  readonly letters: number;
}

/** A count with its size before the price of one (`1 pack of 500 g x $4.50`). */
const TIMES_PRICE = /^\d{1,3}\s.*[\d\p{L}]\s[x×]\s*$/u;

/** Of the only text near a price, whatever it says. */
export const ONLY_TEXT: NameWording = {
  name: '',
  isName: true,
  isUncertain: false,
  isDetail: false,
  isVariant: false,
  opensSentence: false,
  startsWithMark: false,
  hasSeparators: false,
  statesCount: false,
  holdsAmount: false,
  words: 0,
  letters: 0,
};

const CHARS_MAX = 200;

/** Reads a text of a page with the amounts in it; null for one without words or of too many. */
export function readWording({ text }: Cell, amounts: readonly AmountCandidate[]): NameWording | null {
  if (text.length > CHARS_MAX) return null;
  const around = amounts.reduce((rest, { amount }) => rest.replace(amount.text, ' '), text);
  const name = isWordy(around) ? cleanName(text) : '';
  if (!/\p{L}/u.test(name)) return null;
  const isOfName = isName(name) && !TIMES_PRICE.test(around);
  const isOfVariant = isVariant(text);
  return {
    name,
    isName: isOfName,
    isUncertain: !isOfName && isUncertainName(name),
    isDetail: isOfVariant || isDetail(text),
    isVariant: isOfVariant,
    opensSentence: opensSentence(name),
    startsWithMark: /^[^\p{L}\p{N}"'“(¡¿]/u.test(text),
    hasSeparators: / [|·•] /.test(name),
    statesCount: stripQuantity(text) !== text,
    holdsAmount: amounts.length > 0,
    words: name.split(' ').length,
    letters: lettersIn(name),
  };
}
