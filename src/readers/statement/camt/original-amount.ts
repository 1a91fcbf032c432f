import type { CurrencyCode } from '#domain/money/money.ts';
import { AmountColumn } from '../values/amount-column.ts';
import type { OriginalAmount } from '../values/original-amounts.ts';
import { attribute, elementText, first, type XmlElement } from './xml-tree.ts';

/** Paths of the amount before conversion in an entry or its details, the instructed amount first. */
const PLACES = [
  ['AmtDtls', 'InstdAmt', 'Amt'],
  ['AmtDtls', 'TxAmt', 'Amt'],
  ['AmtDtls', 'CntrValAmt', 'Amt'],
  ['Amt'],
] as const;

/** ISO 20022 decimal: a dot before the fraction, no grouping, no sign. */
const DOTS = new AmountColumn('.');

/** The amount in a currency other than the booked one, or null when all have one currency. */
export function findOriginalAmount(element: XmlElement, booked: CurrencyCode | null): OriginalAmount | null {
  for (const place of PLACES) {
    const amount = first(element, ...place);
    const currency = attribute(amount, 'Ccy');
    if (amount === null || currency === '' || currency === booked) continue;
    const text = elementText(amount);
    const isPlain = /^\d{1,18}(?:\.\d{0,5})?$/.test(text);
    return { amountMinor: isPlain ? DOTS.read(text, currency) : null, currency };
  }
  return null;
}
