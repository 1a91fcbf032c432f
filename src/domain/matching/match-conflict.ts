import { type CivilDate, daysBetween } from '../calendar/civil-date.ts';
import { NAME_REASONS } from './evidence/reasons.ts';

/** A receipt and the charge it was tentatively matched to. Amounts are positive minor units. */
export interface ProposedMatch {
  readonly totalMinor: number | null;
  readonly currency: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly chargedMinor: number;
  readonly chargeCurrency: string;
  /** Number of transactions the charge was split into. */
  readonly chargeCount: number;
  /** Date of the last of these transactions: the authorization date if the bank provides it, else the posting date. */
  readonly chargedOn: CivilDate;
  /** Last four digits of the receipt's card and of the account; null if unknown. */
  readonly cardLast4: string | null;
  readonly accountMask: string | null;
  /** The matcher's reasons for the match. */
  readonly reasons: readonly string[];
  /** Number of other receipts that the same charge is, or may be, matched to. */
  readonly otherReceiptCount: number;
}

/** The reason a match needs review. Codes are presented to the user by the client. */
export type MatchConflict =
  | { readonly kind: 'shared'; readonly receipts: number }
  | { readonly kind: 'currency'; readonly receipt: string; readonly charge: string }
  | { readonly kind: 'amount'; readonly differenceMinor: number; readonly currency: string }
  | { readonly kind: 'card'; readonly receipt: string; readonly charge: string }
  | { readonly kind: 'parts'; readonly charges: number }
  /** Negative if the charge is earlier than the purchase. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'name' }
  | { readonly kind: 'weak' };

/** Charges usually post within this many days of the purchase. */
const USUAL_POSTING_DAYS = 5;

/**
 * Returns the most serious reason to doubt a proposed match, or `weak` when nothing specific speaks against it. Checked
 * in order: shared charge, currency, amount, card, split charge, date, merchant name.
 */
export function findMatchConflict(match: ProposedMatch): MatchConflict {
  if (match.otherReceiptCount > 0) return { kind: 'shared', receipts: match.otherReceiptCount + 1 };
  const { currency, chargeCurrency } = match;
  if (currency !== null && currency !== chargeCurrency)
    return { kind: 'currency', receipt: currency, charge: chargeCurrency };
  const differenceMinor = match.totalMinor === null ? 0 : Math.abs(match.chargedMinor - match.totalMinor);
  if (differenceMinor > 0) return { kind: 'amount', differenceMinor, currency: chargeCurrency };
  const { cardLast4, accountMask } = match;
  if (cardLast4 !== null && accountMask !== null && cardLast4 !== accountMask)
    return { kind: 'card', receipt: cardLast4, charge: accountMask };
  if (match.chargeCount > 1) return { kind: 'parts', charges: match.chargeCount };
  const days = match.purchasedOn === null ? 0 : daysBetween(match.purchasedOn, match.chargedOn);
  if (days < 0 || days > USUAL_POSTING_DAYS) return { kind: 'days', days };
  return { kind: NAME_REASONS.some((reason) => match.reasons.includes(reason)) ? 'weak' : 'name' };
}
