import { findDates } from '../candidates/dates.ts';
import { evidenceAt } from '../evidence.ts';
import type { ExtractedItem, Extraction } from '../extraction.ts';
import type { TotalCandidate } from '../fields/rank-totals.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import { foldText } from '../text/clean-text.ts';
import type { Answer } from './question.ts';

const SENSES = {
  refund: 'refund',
  other: 'due',
  purchase: 'charge',
  subscription: 'charge',
  shipping: 'charge',
} as const;

/** The candidate that the answer refers to: same line, same text. */
export function groundedTotal(fields: EmailFields, { kind, total }: Answer): TotalCandidate | null {
  if (!total) return null;
  const stated = bare(total.text);
  return (
    fields[SENSES[kind]].find(
      ({ found: { amount } }) => amount.line === total.line && bare(amount.text) === stated,
    ) ?? null
  );
}

/** Fills fields that the local reading left empty, each from the text that the answer refers to. */
export function withFields(
  email: EmailWithCandidates,
  fields: EmailFields,
  reading: Extraction,
  answer: Answer,
): Extraction {
  const evidence = { ...reading.evidence };
  const merchant = reading.merchant ?? groundedText(email, answer.merchant);
  const orderId = reading.orderId ?? groundedText(email, answer.order_number);
  const ordered = statedDate(email, fields, answer);
  const isDateOpen = (reading.evidence.purchasedOn?.line ?? -1) < 0;
  if (isDateOpen && ordered) evidence.purchasedOn = evidenceAt(email, ordered.text, ordered.line);
  const items = reading.items.length === 0 ? groundedItems(email, reading, answer) : reading.items;
  return {
    ...reading,
    merchant,
    orderId,
    purchasedOn: isDateOpen && ordered ? ordered.on : reading.purchasedOn,
    items,
    evidence,
  };
}

function groundedText({ from, subject, text }: EmailWithCandidates, value: string | null): string | null {
  const words = value?.trim() ?? '';
  if (words.length < 2) return null;
  return foldText(`${from.name}\n${subject}\n${text}`).includes(foldText(words)) ? words : null;
}

/** The date that the answer refers to, if its line contains it. */
function statedDate(
  { lines }: EmailWithCandidates,
  { dateContext: context }: EmailFields,
  { ordered_on: stated }: Answer,
) {
  const line = stated ? lines[stated.line] : undefined;
  if (!stated || !line || !bare(line.text).includes(bare(stated.text))) return null;
  const on = findDates(stated.text, context)[0]?.readings[0];
  return on ? { on, text: stated.text, line: stated.line } : null;
}

/** Accepts items only together: each occurs on its line, and their sum does not exceed a balanced total. */
function groundedItems(
  email: EmailWithCandidates,
  reading: Extraction,
  { items }: Answer,
): readonly ExtractedItem[] {
  const rows = items.map((item): ExtractedItem | null => {
    const line = email.lines[item.line];
    const amount = email.amounts.find(
      (found) => found.amount.line === item.line && bare(found.amount.text) === bare(item.amount),
    )?.amount;
    if (!line || !amount || !foldText(line.text).includes(foldText(item.name))) return null;
    return {
      name: item.name,
      heading: null,
      quantity: null,
      unitMinor: null,
      lineMinor: amount.minor,
      evidence: evidenceAt(email, line.text.slice(0, 200), item.line),
    };
  });
  const whole = rows.filter((row) => row !== null);
  const added = (reading.taxMinor ?? 0) + (reading.shippingMinor ?? 0) + (reading.tipMinor ?? 0);
  const sum = whole.reduce((total, { lineMinor }) => total + (lineMinor ?? 0), 0);
  const isBalanced =
    reading.totalMinor !== null && sum + added - (reading.discountMinor ?? 0) === reading.totalMinor;
  return whole.length === rows.length && isBalanced ? whole : [];
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}
