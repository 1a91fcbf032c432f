import { fromDayNumber, weekdayOf } from '../../calendar/civil-date.ts';
import { type AccountNames, namesAccount, namesKind, type RowHint, rowHint } from './transfer-hints.ts';
import type { TransferRow } from './transfer-types.ts';

/** A row with what its text says, read once. */
export interface Leg {
  readonly row: TransferRow;
  readonly day: number;
  readonly account: AccountNames;
  hint: RowHint | null;
  /** Rows that a person said are not its other half. */
  readonly declined: ReadonlySet<string> | null;
}

/** Inflow and outflow of one movement may be this many days apart. Source: rule for transfers. */
export const DAYS_MAX = 4;
/** Card banks book a payment up to this many days before the paying bank does. */
export const DAYS_EARLY_MAX = 1;

/** How many days the inflow follows the outflow, or null when they cannot be one movement. */
export function dayGap(outflow: Leg, inflow: Leg): number | null {
  const gap = inflow.day - outflow.day;
  if (gap < -DAYS_EARLY_MAX) return null;
  if (gap <= DAYS_MAX) return gap;
  return gap === DAYS_MAX + 1 && crossesWeekend(outflow.day, gap) ? gap : null;
}

/**
 * Points for two opposite rows being one transfer: words, names and numbers of the other account, and
 * what accounts of these kinds usually do. Zero says nothing either way; from 3 on it is plain.
 */
export function scorePair(outflow: Leg, inflow: Leg, gap: number, accounts: readonly AccountNames[]): number {
  const out = hintOf(outflow, accounts);
  const into = hintOf(inflow, accounts);
  const named = mention(out, inflow.account) + mention(into, outflow.account);
  let points = kindPrior(outflow.account, inflow.account, out, into) + named;
  points += speech(out, inflow.account) + speech(into, outflow.account);
  if ((out.moves || into.moves) && sharesName(out, into)) points += 1.5;
  if (named < 2) {
    if (out.isStranger) points -= 3;
    if (into.isStranger) points -= 3;
  }
  return points - (gap > 3 ? 0.8 : gap > 1 || gap < 0 ? 0.3 : 0);
}

/** What a text says by itself: a transfer, nothing but bank words, or some merchant's or person's name. */
function speech(hint: RowHint, other: AccountNames): number {
  if (hint.moves) return 2;
  if (hint.names.length === 0) return hint.isStranger ? 0 : 0.7;
  return hint.paysCard || hint.isStranger || mention(hint, other) > 0 ? 0 : -1.5;
}

/** Both texts bear one name of two words or more: the holder's own. */
function sharesName(out: RowHint, into: RowHint): boolean {
  return out.names.filter((word) => into.names.includes(word)).length >= 2;
}

/** True when the row's own words say that it is half of a transfer, whatever the other half. */
export function isPlain(leg: Leg, other: AccountNames, accounts: readonly AccountNames[]): boolean {
  const hint = hintOf(leg, accounts);
  if (hint.isStranger && hint.masks.length === 0) return false;
  const owes =
    leg.account.kind === 'credit' ||
    leg.account.kind === 'loan' ||
    other.kind === 'credit' ||
    other.kind === 'loan';
  return hint.moves || hint.masks.length > 0 || (owes && hint.paysCard) || mention(hint, other) > 0;
}

/** The row's hints, read when first asked for. */
export function hintOf(leg: Leg, accounts: readonly AccountNames[]): RowHint {
  leg.hint ??= rowHint(leg.row, accounts);
  return leg.hint;
}

function mention(hint: RowHint, other: AccountNames): number {
  if (hint.masks.includes(other.id)) return 3;
  let points = hint.masks.length > 0 ? -4 : 0;
  if (namesAccount(hint.text, other)) points += 2;
  else if (namesKind(hint.text, other.kind)) points += 1;
  return points;
}

function kindPrior(from: AccountNames, to: AccountNames, out: RowHint, into: RowHint): number {
  if (from.kind === 'credit' && !out.moves) return -2;
  if (from.kind === 'loan') return -1;
  if (to.kind === 'credit') return (into.paysCard ? 2 : 0) + (out.paysCard ? 2 : 0);
  if (to.kind === 'loan') return 1 + (into.paysCard ? 1 : 0) + (out.paysCard ? 1 : 0);
  return 0.5;
}

function crossesWeekend(day: number, days: number): boolean {
  for (let at = day; at <= day + days; at += 1) {
    const weekday = weekdayOf(fromDayNumber(at));
    if (weekday === 0 || weekday === 6) return true;
  }
  return false;
}
