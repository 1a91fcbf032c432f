import { type CivilDate, daysBetween } from '../calendar/civil-date.ts';

/** A receipt beside the one charge it probably belongs to. Magnitudes in minor units. */
export interface MatchInQuestion {
  readonly totalMinor: number | null;
  readonly currency: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly chargedMinor: number;
  readonly chargeCurrency: string;
  readonly postedOn: CivilDate;
  /** Other receipts that the same charge was, or may be, matched to. */
  readonly otherReceipts: number;
}

/** What keeps a match from being certain. */
export type MatchConflict =
  | { readonly kind: 'shared'; readonly receipts: number }
  | { readonly kind: 'currency'; readonly receipt: string; readonly charge: string }
  | { readonly kind: 'amount'; readonly differenceMinor: number; readonly currency: string }
  /** Negative: the charge is earlier. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'name' };

/** Charges post within as many days without anyone wondering. */
const USUAL_DAYS = 5;

/** The first thing that speaks against a match, the gravest first; the name where amount and day agree. */
export function matchConflict(match: MatchInQuestion): MatchConflict {
  if (match.otherReceipts > 0) return { kind: 'shared', receipts: match.otherReceipts + 1 };
  const { currency, chargeCurrency } = match;
  if (currency !== null && currency !== chargeCurrency)
    return { kind: 'currency', receipt: currency, charge: chargeCurrency };
  const differenceMinor = match.totalMinor === null ? 0 : Math.abs(match.chargedMinor - match.totalMinor);
  if (differenceMinor > 0) return { kind: 'amount', differenceMinor, currency: chargeCurrency };
  const days = match.purchasedOn === null ? 0 : daysBetween(match.purchasedOn, match.postedOn);
  return days < 0 || days > USUAL_DAYS ? { kind: 'days', days } : { kind: 'name' };
}
