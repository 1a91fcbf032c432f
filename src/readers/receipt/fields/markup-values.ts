import { decimalToMinor } from '#domain/money/money.ts';
import { parseNumber } from '../candidates/parse-number.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { FoundText } from './order-id.ts';

/** The order number in the structured data, if the email also shows it. */
export function markupOrderId({ markup, subject, lines }: EmailWithCandidates): FoundText | null {
  const value = markup.orderId;
  if (value === null || value.length < 3) return null;
  if (subject.includes(value)) return { value, line: -1 };
  const line = lines.findIndex(({ text }) => text.includes(value));
  return line < 0 ? null : { value, line };
}

/** The total in the structured data, which only supports a visible amount. */
export function markupMinor({ markup, currencyResolver }: EmailWithCandidates): number | null {
  const currency = markup.currency ?? currencyResolver.dominant;
  if (markup.total === null || currency === null) return null;
  const parsed = parseNumber(markup.total, currency);
  return parsed ? decimalToMinor(parsed.decimal, currency) : null;
}
