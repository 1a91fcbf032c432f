import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { DEADLINE_KINDS, type DeadlineKind } from '../ledger/history.ts';
import { RETURN_DAYS, WARRANTY_DAYS } from './deadline-rules-data.ts';

/** The facts that determine a purchase's deadlines. */
export interface DeadlineFacts {
  readonly kind: 'purchase' | 'refund' | 'subscription' | 'shipping';
  readonly merchantKey: string;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate;
  /** Date of the newest shipping email; null if there is none. */
  readonly parcelOn: CivilDate | null;
  /** Deadlines set by the user: a date, or null for none. A missing entry uses the store's rule. */
  readonly userDeadlines: Readonly<Partial<Record<DeadlineKind, CivilDate | null>>>;
}

/** One deadline of a purchase: its last day, whether the user set it, and the days of the store's rule. */
export interface PurchaseDeadline {
  readonly clock: DeadlineKind;
  readonly untilOn: CivilDate | null;
  readonly isOwn: boolean;
  /** Days granted by the store's rule; null if there is no rule. */
  readonly ruleDays: number | null;
}

/** Assumed delivery time without a shipping email. */
const USUAL_DELIVERY_DAYS = 4;

/**
 * Resolves the last day to return a purchase and the last day of its warranty. A deadline set by the user takes
 * precedence over the store's rule. Returns are counted from delivery, warranties from the purchase date. Only
 * purchases have deadlines; other kinds return an empty list.
 */
export function resolvePurchaseDeadlines(facts: DeadlineFacts): PurchaseDeadline[] {
  if (facts.kind !== 'purchase') return [];
  const key = facts.merchantKey.replaceAll(/[^a-z0-9]/g, '');
  const ruleDays = {
    return: facts.orderId === null ? null : (RETURN_DAYS.get(key) ?? null),
    warranty: WARRANTY_DAYS.get(key) ?? null,
  };
  const receivedOn = facts.parcelOn ?? addDays(facts.purchasedOn, USUAL_DELIVERY_DAYS);
  const from = { return: receivedOn, warranty: facts.purchasedOn };
  return DEADLINE_KINDS.map((clock) => {
    const byUser = facts.userDeadlines[clock];
    const days = ruleDays[clock];
    const byRule = days === null ? null : addDays(from[clock], days);
    return {
      clock,
      untilOn: byUser === undefined ? byRule : byUser,
      isOwn: byUser !== undefined,
      ruleDays: days,
    };
  });
}
