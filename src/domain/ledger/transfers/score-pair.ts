import { fromDayNumber, weekdayOf } from '../../calendar/civil-date.ts';
import type { TextAffinity, TextPairings } from './text-pairings.ts';
import {
  type AccountNames,
  isPeerApp,
  namesAccount,
  namesKind,
  type TransactionHint,
  transactionHint,
} from './transfer-hints.ts';
import type { TransferTransaction } from './transfer-types.ts';

/** A transaction with the hints in its text, which are read once. */
export interface Leg {
  readonly transaction: TransferTransaction;
  readonly day: number;
  readonly account: AccountNames;
  hint: TransactionHint | null;
  /** Ids of transactions the user declined as its other half. */
  readonly declined: ReadonlySet<string> | null;
}

/** Maximum days from outflow to inflow of one transfer. */
export const DAYS_MAX = 4;
/** Card issuers post a payment up to this many days before the paying bank. */
export const DAYS_EARLY_MAX = 1;
/** A wallet shows the money immediately and draws it from the bank up to this many days later. */
export const DAYS_BEFORE_MAX = 6;

/** Returns the days from outflow to inflow, or null if they cannot be one transfer. */
export function dayGap(outflow: Leg, inflow: Leg): number | null {
  const gap = inflow.day - outflow.day;
  if (gap < -DAYS_BEFORE_MAX) return null;
  if (gap <= DAYS_MAX) return gap;
  return gap === DAYS_MAX + 1 && crossesWeekend(outflow.day, gap) ? gap : null;
}

/**
 * Scores two opposite transactions as one transfer: words, names and numbers of the other account, typical transfers
 * between accounts of these kinds, and whether the two texts occur together. Zero is neutral; from 3 on it is clear.
 */
export function scorePair(
  outflow: Leg,
  inflow: Leg,
  gap: number,
  textPairings: TextPairings,
  accounts: readonly AccountNames[],
): PairScore {
  const words = readPairTexts(outflow, inflow, textPairings, accounts);
  const { out, into, named } = words;
  const isProven = words.affinity === 'proven' || words.affinity === 'inseparable';
  const isEarly = gap < -DAYS_EARLY_MAX && !isProven;
  if (isEarly && inflow.account.kind !== 'other') return NO_PAIR;
  const owes = inflow.account.kind === 'credit' || inflow.account.kind === 'loan';
  const proof = isProven
    ? Math.max(3, (out.isMovement ? 2 : 0) + (into.isMovement ? 2 : 0))
    : textPairPoints(words, owes);
  const points = kindPrior(outflow.account, inflow.account, out, into) + named + proof - (isEarly ? 2 : 0);
  return { points: points - delayCost(gap), isProven };
}

const NO_PAIR: PairScore = { points: Number.NEGATIVE_INFINITY, isProven: false };

/** What the texts of two transactions say about each other. */
interface PairTexts {
  readonly out: TransactionHint;
  readonly into: TransactionHint;
  /** Points for naming the other account: in the outflow's text, in the inflow's, and both. */
  readonly toOther: number;
  readonly fromOther: number;
  readonly named: number;
  /** True for money posted to a card or loan as its own payment. */
  readonly isBooked: boolean;
  readonly differInParty: boolean;
  readonly affinity: TextAffinity;
}

function readPairTexts(
  outflow: Leg,
  inflow: Leg,
  textPairings: TextPairings,
  accounts: readonly AccountNames[],
): PairTexts {
  const out = hintOf(outflow, accounts);
  const into = hintOf(inflow, accounts);
  const toOther = accountMentionPoints(out, inflow.account);
  const fromOther = accountMentionPoints(into, outflow.account);
  const named = toOther + fromOther;
  const isBooked = isBooking(inflow, into, textPairings);
  const known = applicableAffinity(textPairings.affinityOf(outflow, inflow), outflow, out, into);
  const areStrange =
    known !== 'inseparable' && named <= 0 && !isBooked && nameDifferentParties(outflow, out, inflow, into);
  return {
    out,
    into,
    toOther,
    fromOther,
    named,
    isBooked,
    differInParty: areStrange,
    affinity: areStrange ? null : known,
  };
}

/** Points of the texts if the household's history does not prove the pair. */
function textPairPoints(words: PairTexts, owes: boolean): number {
  const { out, into, isBooked, affinity } = words;
  let points =
    textPoints(out, words.toOther, owes) + (isBooked ? 1 : textPoints(into, words.fromOther, owes));
  if (affinity !== null) points += 1.5;
  if ((out.isMovement || into.isMovement || affinity !== null) && sharesName(out, into)) points += 1.5;
  if (words.differInParty) points -= 2.5;
  if (isProbablyExternal(out, words.named)) points -= 3;
  if (isProbablyExternal(into, words.named)) points -= 3;
  return points;
}

/** True if the text names another party and not enough of the other account to outweigh that. */
function isProbablyExternal(hint: TransactionHint, named: number): boolean {
  return hint.namesOtherParty && (named < 2 || (hint.isExternal && hint.masks.length === 0));
}

/** Points deducted for the days between: the further apart, the less likely. */
function delayCost(gap: number): number {
  if (gap > 3) return 0.4;
  return gap > 1 || gap < 0 ? 0.25 : 0;
}

/** Points of a pair, and whether the household's own history proves it. */
export interface PairScore {
  readonly points: number;
  readonly isProven: boolean;
}

/** Text affinity proves nothing for card charges, or for texts that mention wages or refunds. */
function applicableAffinity(
  affinity: TextAffinity,
  outflow: Leg,
  out: TransactionHint,
  into: TransactionHint,
): TextAffinity {
  if (out.isExternal || into.isExternal) return null;
  const { kind } = outflow.account;
  return (kind === 'credit' || kind === 'loan') && !out.isMovement ? null : affinity;
}

/** True if the texts name two parties without a common word. Texts of brokers and wallets never name another party. */
function nameDifferentParties(
  outflow: Leg,
  out: TransactionHint,
  inflow: Leg,
  into: TransactionHint,
): boolean {
  if ([outflow, inflow].some(({ account: { kind } }) => kind === 'investment' || kind === 'other'))
    return false;
  if (out.parties.length === 0 || into.parties.length === 0) return false;
  return !out.names.some((word) => into.names.includes(word) && !isPeerApp(word));
}

/** True for money posted to a card or loan under a name that never charged it: its own payment. */
function isBooking(inflow: Leg, into: TransactionHint, textPairings: TextPairings): boolean {
  const { kind } = inflow.account;
  if (into.isExternal || into.isMovement) return false;
  return kind === 'loan' || (kind === 'credit' && !textPairings.hasPurchasesUnderName(inflow));
}

/** Points for one text alone: a transfer, only bank words, or the name of a merchant or person. */
function textPoints(hint: TransactionHint, mentioned: number, owes: boolean): number {
  if (hint.isMovement) return 2;
  if (hint.names.length === 0) return hint.namesOtherParty ? 0 : 0.75;
  return (owes && hint.isCardPayment) || hint.namesOtherParty || mentioned > 0 ? 0 : -1.5;
}

/** True if both texts contain the same name of two or more words: the user's own. */
function sharesName(out: TransactionHint, into: TransactionHint): boolean {
  return out.names.filter((word) => into.names.includes(word)).length >= 2;
}

/** True if the transaction's text shows that it is half of a transfer, whatever the other half is. */
export function isClearTransfer(leg: Leg, other: AccountNames, accounts: readonly AccountNames[]): boolean {
  const hint = hintOf(leg, accounts);
  if (hint.namesOtherParty && hint.masks.length === 0) return false;
  const owes = [leg.account, other].some(({ kind }) => kind === 'credit' || kind === 'loan');
  return (
    hint.isMovement ||
    hint.masks.length > 0 ||
    (owes && hint.isCardPayment) ||
    accountMentionPoints(hint, other) > 0
  );
}

/** The transaction's hints, read on first use. */
export function hintOf(leg: Leg, accounts: readonly AccountNames[]): TransactionHint {
  leg.hint ??= transactionHint(leg.transaction, accounts);
  return leg.hint;
}

function accountMentionPoints(hint: TransactionHint, other: AccountNames): number {
  if (hint.masks.includes(other.id)) return 3;
  let points = hint.masks.length > 0 ? -4 : 0;
  if (namesAccount(hint.text, other)) points += 2;
  else if (namesKind(hint.text, other.kind)) points += 1;
  return points;
}

function kindPrior(
  from: AccountNames,
  to: AccountNames,
  out: TransactionHint,
  into: TransactionHint,
): number {
  if (from.kind === 'credit' && !out.isMovement) return -2;
  if (from.kind === 'loan') return -1;
  if (to.kind === 'credit') return (into.isCardPayment ? 2 : 0) + (out.isCardPayment ? 2 : 0);
  if (to.kind === 'loan') return 2 + (into.isCardPayment ? 1 : 0) + (out.isCardPayment ? 1 : 0);
  return to.kind === 'investment' ? 1.2 : 0.5;
}

function crossesWeekend(day: number, days: number): boolean {
  for (let at = day; at <= day + days; at += 1) {
    const weekday = weekdayOf(fromDayNumber(at));
    if (weekday === 0 || weekday === 6) return true;
  }
  return false;
}
