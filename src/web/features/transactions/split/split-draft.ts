import { isHealthCategory } from '#domain/categorization/categories.ts';
import { allocate, minorToDecimal } from '#domain/money/money.ts';
import type { ManualPart } from '#domain/splits/manual-split.ts';
import { isAllowedPartCategory } from '#domain/splits/manual-split.ts';
import { parseTypedAmount } from '../../../lib/format/typed-amount.ts';
import type { Detail } from '../transaction-types.ts';

/** A part being edited; the amount is text: a number, a percentage or empty. */
export interface DraftPart {
  readonly key: number;
  /** Empty while none is selected. */
  readonly category: string;
  readonly isHealth: boolean;
  readonly name: string;
  readonly text: string;
  readonly lines: ManualPart['lines'];
  /** Names of its receipt items. */
  readonly items: readonly string[];
}

/** Parsed amounts as absolute values. */
export interface Shares {
  /** Null for invalid text. */
  readonly amounts: readonly (number | null)[];
  /** Unassigned remainder; negative if the parts exceed the total. */
  readonly leftMinor: number;
}

type Transaction = Detail['transaction'];

/** The initial parts: the current split, the one its receipt suggests, or two halves. */
export function createDraft({ transaction, split, proposedSplit }: Detail): DraftPart[] {
  const { amountMinor, currency, category } = transaction;
  const initialParts = split ?? proposedSplit;
  if (initialParts)
    return initialParts.map(({ isHealth, name, lines, items, ...part }, key) => ({
      key,
      category: part.category,
      isHealth,
      name,
      lines,
      items,
      text: minorToDecimal(Math.abs(part.amountMinor), currency),
    }));
  const allowed = isAllowedPartCategory({ amountMinor, category }, category) ? category : '';
  return [createPart(0, allowed), createPart(1)];
}

/** An empty part. */
export function createPart(key: number, category = ''): DraftPart {
  return { key, category, isHealth: isHealthCategory(category), name: '', text: '', lines: [], items: [] };
}

/**
 * Computes the amounts. Percentages refer to the total, and those that add up to 100 match it to the cent. Empty parts
 * share the remainder equally.
 */
export function computeShares(texts: readonly string[], wholeMinor: number, currency: string): Shares {
  const read = texts.map((text) => readText(text.trim(), currency));
  const percents = read.map((part) => (part?.kind === 'percent' ? part.value : 0));
  const percentSum = percents.reduce((sum, value) => sum + value, 0);
  const byPercent = allocate(Math.round((wholeMinor * percentSum) / 100), percentSum > 0 ? percents : []);
  const stated = read.map((part, index) => {
    if (part?.kind === 'figure') return part.value;
    return part?.kind === 'percent' ? (byPercent[index] ?? 0) : 0;
  });
  const remainderMinor = wholeMinor - stated.reduce((sum, value) => sum + value, 0);
  const open = read.flatMap((part, index) => (part?.kind === 'open' ? [index] : []));
  const byRest =
    remainderMinor > 0
      ? allocate(
          remainderMinor,
          open.map(() => 1),
        )
      : [];
  return {
    amounts: read.map((part, index) =>
      part ? (stated[index] ?? 0) + (byRest[open.indexOf(index)] ?? 0) : null,
    ),
    leftMinor: remainderMinor - byRest.reduce((sum, value) => sum + value, 0),
  };
}

/** The parts to save; null if something is missing. */
export function partsToSave(
  { amountMinor, category }: Pick<Transaction, 'amountMinor' | 'category'>,
  draft: readonly DraftPart[],
  { amounts, leftMinor }: Shares,
): ManualPart[] | null {
  if (leftMinor !== 0 || draft.length < 2) return null;
  const sign = amountMinor < 0 ? -1 : 1;
  const parts = draft.flatMap((part, index): ManualPart[] => {
    const minor = amounts[index] ?? 0;
    if (minor <= 0 || !isAllowedPartCategory({ amountMinor, category }, part.category)) return [];
    const { isHealth, lines } = part;
    return [{ category: part.category, isHealth, lines, name: part.name.trim(), amountMinor: sign * minor }];
  });
  return parts.length === draft.length ? parts : null;
}

type Read = { readonly kind: 'figure' | 'percent'; readonly value: number } | { readonly kind: 'open' };

const PERCENT = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/;

function readText(text: string, currency: string): Read | null {
  if (text === '') return { kind: 'open' };
  const percent = PERCENT.exec(text)?.[1];
  if (percent !== undefined) return { kind: 'percent', value: Number(percent.replace(',', '.')) };
  const minor = parseTypedAmount(text, currency);
  return minor === null || minor < 0 ? null : { kind: 'figure', value: minor };
}
