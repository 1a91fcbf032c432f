import { fromDayNumber, weekdayOf } from '../../calendar/civil-date.ts';
import type { Companions, Company } from './companions.ts';
import {
  type AccountNames,
  isPeerApp,
  namesAccount,
  namesKind,
  type TransactionHint,
  transactionHint,
} from './transfer-hints.ts';
import type { TransferTransaction } from './transfer-types.ts';

/** A transaction with what its text says, read once. */
export interface Leg {
  readonly transaction: TransferTransaction;
  readonly day: number;
  readonly account: AccountNames;
  hint: TransactionHint | null;
  /** Transactions that a person said are not its other half. */
  readonly declined: ReadonlySet<string> | null;
}

/** Inflow and outflow of one movement may be this many days apart. Source: rule for transfers. */
export const DAYS_MAX = 4;
/** Card banks book a payment up to this many days before the paying bank does. */
export const DAYS_EARLY_MAX = 1;
/** A wallet shows the money at once and draws it from the bank up to this many days later. */
export const DAYS_BEFORE_MAX = 6;

/** How many days the inflow follows the outflow, or null when they cannot be one movement. */
export function dayGap(outflow: Leg, inflow: Leg): number | null {
  const gap = inflow.day - outflow.day;
  if (gap < -DAYS_BEFORE_MAX) return null;
  if (gap <= DAYS_MAX) return gap;
  return gap === DAYS_MAX + 1 && crossesWeekend(outflow.day, gap) ? gap : null;
}

/**
 * Points for two opposite transactions being one transfer: words, names and numbers of the other account, what
 * accounts of these kinds usually do, and whether these two texts keep company. Zero says nothing either
 * way; from 3 on it is plain.
 */
export function scorePair(
  outflow: Leg,
  inflow: Leg,
  gap: number,
  companions: Companions,
  accounts: readonly AccountNames[],
): Scored {
  const words = readWords(outflow, inflow, companions, accounts);
  const { out, into, named } = words;
  const isProven = words.company === 'proven' || words.company === 'inseparable';
  const isEarly = gap < -DAYS_EARLY_MAX && !isProven;
  if (isEarly && inflow.account.kind !== 'other') return NO_PAIR;
  const owes = inflow.account.kind === 'credit' || inflow.account.kind === 'loan';
  const told = isProven
    ? Math.max(3, (out.moves ? 2 : 0) + (into.moves ? 2 : 0))
    : pointsOfWords(words, owes);
  const points = kindPrior(outflow.account, inflow.account, out, into) + named + told - (isEarly ? 2 : 0);
  return { points: points - delayCost(gap), isProven };
}

const NO_PAIR: Scored = { points: Number.NEGATIVE_INFINITY, isProven: false };

/** What the texts of two transactions say of one another. */
interface PairWords {
  readonly out: TransactionHint;
  readonly into: TransactionHint;
  /** Points for naming the other's account: the outflow's text, the inflow's, and both. */
  readonly toOther: number;
  readonly fromOther: number;
  readonly named: number;
  /** Money booked to a card or loan as its own payment. */
  readonly isBooked: boolean;
  readonly areStrange: boolean;
  readonly company: Company;
}

function readWords(
  outflow: Leg,
  inflow: Leg,
  companions: Companions,
  accounts: readonly AccountNames[],
): PairWords {
  const out = hintOf(outflow, accounts);
  const into = hintOf(inflow, accounts);
  const toOther = mention(out, inflow.account);
  const fromOther = mention(into, outflow.account);
  const named = toOther + fromOther;
  const isBooked = isBooking(inflow, into, companions);
  const known = judge(companions.of(outflow, inflow), outflow, out, into);
  const areStrange =
    known !== 'inseparable' && named <= 0 && !isBooked && areStrangers(outflow, out, inflow, into);
  return { out, into, toOther, fromOther, named, isBooked, areStrange, company: areStrange ? null : known };
}

/** Points of the texts where the household's habit does not prove the pair. */
function pointsOfWords(words: PairWords, owes: boolean): number {
  const { out, into, isBooked, company } = words;
  let points = speech(out, words.toOther, owes) + (isBooked ? 1 : speech(into, words.fromOther, owes));
  if (company !== null) points += 1.5;
  if ((out.moves || into.moves || company !== null) && sharesName(out, into)) points += 1.5;
  if (words.areStrange) points -= 2.5;
  if (namesStranger(out, words.named)) points -= 3;
  if (namesStranger(into, words.named)) points -= 3;
  return points;
}

/** A text that names somebody else, and too little of the other account to outweigh that. */
function namesStranger(hint: TransactionHint, named: number): boolean {
  return hint.isStranger && (named < 2 || (hint.isForeign && hint.masks.length === 0));
}

/** The further apart the two days are, the less likely the pair. */
function delayCost(gap: number): number {
  if (gap > 3) return 0.4;
  return gap > 1 || gap < 0 ? 0.25 : 0;
}

/** Points of a pair, and whether the household's own habit proves it. */
export interface Scored {
  readonly points: number;
  readonly isProven: boolean;
}

/** Company proves nothing where a card is charged or where a text speaks of wages or refunds. */
function judge(company: Company, outflow: Leg, out: TransactionHint, into: TransactionHint): Company {
  if (out.isForeign || into.isForeign) return null;
  const { kind } = outflow.account;
  return (kind === 'credit' || kind === 'loan') && !out.moves ? null : company;
}

/** The two texts name two parties that have no word in common. A broker's or wallet's wording names nobody else. */
function areStrangers(outflow: Leg, out: TransactionHint, inflow: Leg, into: TransactionHint): boolean {
  if ([outflow, inflow].some(({ account: { kind } }) => kind === 'investment' || kind === 'other'))
    return false;
  if (out.parties.length === 0 || into.parties.length === 0) return false;
  return !out.names.some((word) => into.names.includes(word) && !isPeerApp(word));
}

/** Money booked to a card or loan under a name that was never charged there: its own payment. */
function isBooking(inflow: Leg, into: TransactionHint, companions: Companions): boolean {
  const { kind } = inflow.account;
  if (into.isForeign || into.moves) return false;
  return kind === 'loan' || (kind === 'credit' && !companions.hasBought(inflow));
}

/** What a text says automatically: a transfer, nothing but bank words, or some merchant's or person's name. */
function speech(hint: TransactionHint, mentioned: number, owes: boolean): number {
  if (hint.moves) return 2;
  if (hint.names.length === 0) return hint.isStranger ? 0 : 0.75;
  return (owes && hint.paysCard) || hint.isStranger || mentioned > 0 ? 0 : -1.5;
}

/** Both texts bear one name of two words or more: the holder's own. */
function sharesName(out: TransactionHint, into: TransactionHint): boolean {
  return out.names.filter((word) => into.names.includes(word)).length >= 2;
}

/** True when the transaction's own words say that it is half of a transfer, whatever the other half. */
export function isPlain(leg: Leg, other: AccountNames, accounts: readonly AccountNames[]): boolean {
  const hint = hintOf(leg, accounts);
  if (hint.isStranger && hint.masks.length === 0) return false;
  const owes = [leg.account, other].some(({ kind }) => kind === 'credit' || kind === 'loan');
  return hint.moves || hint.masks.length > 0 || (owes && hint.paysCard) || mention(hint, other) > 0;
}

/** The transaction's hints, read when first asked for. */
export function hintOf(leg: Leg, accounts: readonly AccountNames[]): TransactionHint {
  leg.hint ??= transactionHint(leg.transaction, accounts);
  return leg.hint;
}

function mention(hint: TransactionHint, other: AccountNames): number {
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
  if (from.kind === 'credit' && !out.moves) return -2;
  if (from.kind === 'loan') return -1;
  if (to.kind === 'credit') return (into.paysCard ? 2 : 0) + (out.paysCard ? 2 : 0);
  if (to.kind === 'loan') return 2 + (into.paysCard ? 1 : 0) + (out.paysCard ? 1 : 0);
  return to.kind === 'investment' ? 1.2 : 0.5;
}

function crossesWeekend(day: number, days: number): boolean {
  for (let at = day; at <= day + days; at += 1) {
    const weekday = weekdayOf(fromDayNumber(at));
    if (weekday === 0 || weekday === 6) return true;
  }
  return false;
}
