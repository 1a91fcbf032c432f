import { type CivilDate, toDayNumber } from '#domain/calendar/civil-date.ts';
import { keptByText } from '#domain/categorization/kept-texts.ts';
import { findFundingLegs, namesWallet } from './funding-legs.ts';
import type { MatchTransaction } from './match-types.ts';
import { descriptorKey } from './normalize-text.ts';
import { findPendingTwins } from './pending-twins.ts';
import { isMovementOnly, isPayLater, isPersonPayment } from './row-movement.ts';

/** A bank row with what the matcher derives from it. */
export interface PreparedRow {
  readonly source: MatchTransaction;
  readonly index: number;
  readonly day: number;
  readonly authorizedDay: number | null;
  readonly amountMinor: number;
  readonly isInflow: boolean;
  readonly currency: string;
  readonly originalMinor: number | null;
  readonly originalCurrency: string | null;
  readonly isPending: boolean;
  /** Text without references; rows of one merchant share it. */
  readonly nameKey: string;
  /** Number of the group of rows with the same text, for remembered comparisons. */
  readonly nameGroup: number;
  readonly isPerson: boolean;
  /** The text names a service that cuts a purchase into equal parts. */
  readonly isPayLater: boolean;
}

/** What rows of one text have in common. */
interface RowText {
  readonly nameKey: string;
  readonly groupKey: string;
  readonly isMovement: boolean;
  readonly namesWallet: boolean;
  readonly isPerson: boolean;
  readonly isPayLater: boolean;
}

/**
 * Reads the rows once: days, amounts, texts. Rows that only move money, pending rows that were replaced and
 * funding legs are left out.
 */
export function prepareRows(transactions: readonly MatchTransaction[]): PreparedRow[] {
  const groups = new Map<string, number>();
  const toDay = rememberedDays();
  const all = transactions.map((source, index) => prepareRow(source, index, textOf(source), groups, toDay));
  const isWallet = ({ source }: PreparedRow) => source.accountId !== null && source.accountMask === null;
  const legs = findFundingLegs(
    all
      .filter((row) => row.namesWallet || isWallet(row))
      .map((row) => ({
        ...row,
        ...legOf(row),
        isWallet: isWallet(row),
        description: row.source.description,
      })),
  );
  const hasPending = all.some((row) => row.isPending);
  const twins = findPendingTwins(
    hasPending ? all.map((row) => ({ ...row, ...legOf(row), id: row.source.id })) : [],
  );
  return all
    .filter((row) => row.amountMinor > 0 && !twins.has(row.index) && !legs.has(row.index) && !row.isMovement)
    .map((row, index) => ({ ...row, index }));
}

function legOf({ source }: PreparedRow): { accountId: string | null; signedMinor: number } {
  return { accountId: source.accountId, signedMinor: source.amountMinor };
}

/** Day numbers, each date read once: a hundred thousand rows share a few thousand days. */
function rememberedDays(): (date: CivilDate) => number {
  const known = new Map<CivilDate, number>();
  return (date) => {
    const day = known.get(date) ?? toDayNumber(date);
    known.set(date, day);
    return day;
  };
}

const textsOfRows = new WeakMap<MatchTransaction, RowText>();
const TEXTS_MAX = 4_096;
const textOfDescription = keptByText<RowText>(TEXTS_MAX);

/** Read once for each text, and kept with the row: the same rows are looked at again while a change is followed. */
function textOf(source: MatchTransaction): RowText {
  const kept = textsOfRows.get(source);
  if (kept) return kept;
  const { description, merchant } = source;
  const text = textOfDescription(rowTextKey(source), () => {
    const nameKey = descriptorKey(description);
    return {
      nameKey,
      groupKey: merchant === null ? nameKey : `${nameKey}\u0000${merchant}`,
      isMovement: isMovementOnly(description),
      namesWallet: namesWallet(description),
      isPerson: isPersonPayment(description),
      isPayLater: isPayLater(description),
    };
  });
  textsOfRows.set(source, text);
  return text;
}

/** Equal for rows with the very same texts. */
export function rowTextKey({ description, merchant }: MatchTransaction): string {
  return `${description}\u0000${merchant ?? ''}`;
}

function prepareRow(
  source: MatchTransaction,
  index: number,
  { nameKey, groupKey, ...text }: RowText,
  groups: Map<string, number>,
  toDay: (date: CivilDate) => number,
): PreparedRow & { isMovement: boolean; namesWallet: boolean } {
  const nameGroup = groups.get(groupKey) ?? groups.size;
  groups.set(groupKey, nameGroup);
  return {
    source,
    index,
    day: toDay(source.postedOn),
    authorizedDay: source.authorizedOn === null ? null : toDay(source.authorizedOn),
    amountMinor: Math.abs(source.amountMinor),
    isInflow: source.amountMinor > 0,
    currency: source.currency,
    originalMinor: source.originalAmountMinor === null ? null : Math.abs(source.originalAmountMinor),
    originalCurrency: source.originalCurrency,
    isPending: source.pending,
    nameKey,
    nameGroup,
    ...text,
  };
}
