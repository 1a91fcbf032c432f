import { type CivilDate, daysBetween } from '../calendar/civil-date.ts';
import { NAME_REASONS } from './evidence/reasons.ts';

/** A receipt beside the one charge it probably belongs to. Magnitudes in minor units. */
export interface MatchInQuestion {
  readonly totalMinor: number | null;
  readonly currency: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly chargedMinor: number;
  readonly chargeCurrency: string;
  /** Transactions that the charge was made in. */
  readonly charges: number;
  /** The day of the last of them, as the matcher counts days: that of the purchase where the bank says it. */
  readonly chargedOn: CivilDate;
  /** Last digits of the receipt's card and of the account; null where unknown. */
  readonly cardLast4: string | null;
  readonly accountMask: string | null;
  /** What speaks for the match. */
  readonly reasons: readonly string[];
  /** Other receipts that the same charge was, or may be, matched to. */
  readonly otherReceipts: number;
}

/** What keeps a match from being certain. */
export type MatchConflict =
  | { readonly kind: 'shared'; readonly receipts: number }
  | { readonly kind: 'currency'; readonly receipt: string; readonly charge: string }
  | { readonly kind: 'amount'; readonly differenceMinor: number; readonly currency: string }
  | { readonly kind: 'card'; readonly receipt: string; readonly charge: string }
  | { readonly kind: 'parts'; readonly charges: number }
  /** Negative: the charge is earlier. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'name' }
  | { readonly kind: 'weak' };

/** Charges post within as many days without anyone wondering. */
const USUAL_DAYS = 5;

/** The first thing that speaks against a match, the gravest first; `weak` where nothing does. */
export function matchConflict(match: MatchInQuestion): MatchConflict {
  if (match.otherReceipts > 0) return { kind: 'shared', receipts: match.otherReceipts + 1 };
  const { currency, chargeCurrency } = match;
  if (currency !== null && currency !== chargeCurrency)
    return { kind: 'currency', receipt: currency, charge: chargeCurrency };
  const differenceMinor = match.totalMinor === null ? 0 : Math.abs(match.chargedMinor - match.totalMinor);
  if (differenceMinor > 0) return { kind: 'amount', differenceMinor, currency: chargeCurrency };
  const { cardLast4, accountMask } = match;
  if (cardLast4 !== null && accountMask !== null && cardLast4 !== accountMask)
    return { kind: 'card', receipt: cardLast4, charge: accountMask };
  if (match.charges > 1) return { kind: 'parts', charges: match.charges };
  const days = match.purchasedOn === null ? 0 : daysBetween(match.purchasedOn, match.chargedOn);
  if (days < 0 || days > USUAL_DAYS) return { kind: 'days', days };
  return { kind: NAME_REASONS.some((reason) => match.reasons.includes(reason)) ? 'weak' : 'name' };
}
