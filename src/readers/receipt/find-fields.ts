import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { type DateContext, findDates } from './candidates/dates.ts';
import { findCardDigits } from './fields/card-digits.ts';
import { readKindFacts } from './fields/kind/kind-facts.ts';
import { type KindSignals, readKindSignals } from './fields/kind/kind-features.ts';
import { markupMinor, markupOrderId } from './fields/markup-values.ts';
import { findMultipleOrders, type MultipleOrders } from './fields/multiple-orders.ts';
import { buildDateContext } from './fields/order-date.ts';
import { findOrderId } from './fields/order-id.ts';
import { createTotalRanker, type TotalCandidate } from './fields/rank-totals.ts';
import { findRenewal, type Renewal } from './fields/renewal.ts';
import type { EmailWithCandidates } from './find-candidates.ts';

/** Ranked candidates for every field, before the kind decides which of them count. */
export interface EmailFields {
  readonly charge: readonly TotalCandidate[];
  readonly refund: readonly TotalCandidate[];
  readonly due: readonly TotalCandidate[];
  readonly renewal: Renewal;
  readonly dateContext: DateContext;
  readonly referenceDate: CivilDate | null;
  readonly orderId: ReturnType<typeof findOrderId>;
  readonly cardDigits: ReturnType<typeof findCardDigits>;
  readonly signals: KindSignals;
  readonly multipleOrders: MultipleOrders;
}

/** Runs all field finders on an email. */
export function findFields(email: EmailWithCandidates): EmailFields {
  const reference = email.date?.on ?? dateOfForwardedHeader(email);
  const context = buildDateContext(email.lines, reference, email.currencyResolver.dominant === 'USD');
  const rank = createTotalRanker({
    amounts: email.amounts,
    items: email.items,
    uncertainItems: email.uncertainItems,
    subjectAmountsMinor: email.subjectAmountsMinor,
    markupMinor: markupMinor(email),
    lineCount: email.lines.length,
    isNothingDue: email.amounts.some(
      ({ amount, reading }) => amount.minor === 0 && (reading.role === 'due' || reading.role === 'unrelated'),
    ),
  });
  const charge = rank('charge');
  const refund = rank('refund');
  const due = rank('due');
  const renewal = findRenewal(email.subject, email.lines, context);
  const orderId = markupOrderId(email) ?? findOrderId(email.subject, email.lines);
  const cardDigits = findCardDigits(email.lines);
  const facts = readKindFacts(email, { charge, renewal, dateContext: context, orderId, cardDigits });
  const signals = readKindSignals(email.subject, email.lines, facts);
  const multipleOrders = findMultipleOrders(email.lines, email.amounts);
  return {
    charge,
    refund,
    due,
    renewal,
    dateContext: context,
    referenceDate: reference,
    orderId,
    cardDigits,
    signals,
    multipleOrders,
  };
}

function dateOfForwardedHeader(email: EmailWithCandidates): CivilDate | null {
  if (email.dateText === null) return null;
  return findDates(email.dateText, { isDayFirst: true, reference: null })[0]?.readings[0] ?? null;
}
