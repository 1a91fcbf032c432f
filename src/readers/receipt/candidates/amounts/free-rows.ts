import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { isCountAlone } from '../items/quantity.ts';
import type { MoneyToken } from '../money.ts';

const FREE = new RegExp(`^(?:${anyOf('freeOfCharge')})$`);
const FREE_CHARS_MAX = 20;

/** The price of a row with a name, a count and a word for its price (`Old washer pickup | 1 pc. | Free`). */
export function freeInRow({ cells }: Line): { readonly cell: number; readonly token: MoneyToken }[] {
  const cell = cells.length - 1;
  const text = cells[cell]?.text ?? '';
  if (cell < 1 || text.length > FREE_CHARS_MAX || !FREE.test(foldText(text))) return [];
  const isCounted = cells
    .slice(0, cell)
    .some((other) => isCountAlone(other.text) || /^\d{1,3}$|. [x×] ?\d{1,3}$/.test(other.text));
  return isCounted ? [{ cell, token: { ...NOTHING, end: text.length, text } }] : [];
}

const NOTHING = { decimal: '0', isAmbiguous: false, mark: null, isNegative: false, start: 0, decimals: 0 };
