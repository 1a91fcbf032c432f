import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { DEADLINE_KINDS, type DeadlineKind } from '../ledger/history.ts';
import { RETURN_DAYS, WARRANTY_DAYS } from './clock-rules-data.ts';

/** What the clocks of a purchase hang on. */
export interface ClockFacts {
  readonly kind: 'purchase' | 'refund' | 'subscription' | 'shipping';
  readonly merchantKey: string;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate;
  /** Day of the newest parcel's email; null without one. */
  readonly parcelOn: CivilDate | null;
  /** What the user set: a day, or null for none. A clock that is not here goes by the rule. */
  readonly own: Readonly<Partial<Record<DeadlineKind, CivilDate | null>>>;
}

/** One clock of a purchase: its last day, whether the user set it, and the days of the rule. */
export interface PurchaseClock {
  readonly clock: DeadlineKind;
  readonly untilOn: CivilDate | null;
  readonly isOwn: boolean;
  /** Days that the shop's rule gives; null where there is none. */
  readonly ruleDays: number | null;
}

/** A parcel without an email of its own takes so long. */
const USUAL_DELIVERY_DAYS = 4;

/**
 * Until when a purchase can be returned and its warranty holds. The user's word goes first; else a known shop's rule,
 * counted from the parcel, and for a warranty from the day of purchase. Nothing but a purchase has clocks.
 */
export function purchaseClocks(facts: ClockFacts): PurchaseClock[] {
  if (facts.kind !== 'purchase') return [];
  const key = facts.merchantKey.replaceAll(/[^a-z0-9]/g, '');
  const ruleDays = {
    return: facts.orderId === null ? null : (RETURN_DAYS.get(key) ?? null),
    warranty: WARRANTY_DAYS.get(key) ?? null,
  };
  const receivedOn = facts.parcelOn ?? addDays(facts.purchasedOn, USUAL_DELIVERY_DAYS);
  const from = { return: receivedOn, warranty: facts.purchasedOn };
  return DEADLINE_KINDS.map((clock) => {
    const own = facts.own[clock];
    const days = ruleDays[clock];
    const byRule = days === null ? null : addDays(from[clock], days);
    return { clock, untilOn: own === undefined ? byRule : own, isOwn: own !== undefined, ruleDays: days };
  });
}
