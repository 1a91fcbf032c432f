import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { type DateContext, findDates } from './candidates/dates.ts';
import { findCardDigits } from './fields/card-digits.ts';
import { type TotalCandidate, totalsRanker } from './fields/decode.ts';
import { dateContextOf } from './fields/mail-dates.ts';
import { findMultipleOrders, type OrdersOfMail } from './fields/multiple-orders.ts';
import { findOrderId } from './fields/order-id.ts';
import { findRenewal, type Renewal } from './fields/renewal.ts';
import { readKindFacts } from './kind/kind-facts.ts';
import { type KindSignals, readKindSignals } from './kind/kind-features.ts';
import { markupMinor, markupOrderId } from './markup/markup-values.ts';
import type { Scene } from './scene.ts';

/** What the single readers found, before the kind settles which of it counts. */
export interface Findings {
  readonly charge: readonly TotalCandidate[];
  readonly refund: readonly TotalCandidate[];
  readonly due: readonly TotalCandidate[];
  readonly renewal: Renewal;
  readonly context: DateContext;
  readonly reference: CivilDate | null;
  readonly orderId: ReturnType<typeof findOrderId>;
  readonly card: ReturnType<typeof findCardDigits>;
  readonly signals: KindSignals;
  readonly several: OrdersOfMail;
}

/** Runs the single readers over a scene. */
export function gatherFindings(scene: Scene): Findings {
  const reference = scene.date?.on ?? dateOfHead(scene);
  const context = dateContextOf(scene.lines, reference, scene.settler.dominant === 'USD');
  const rank = totalsRanker({
    reads: scene.reads,
    items: scene.items,
    doubtful: scene.doubtful,
    subjectMinors: scene.subjectMinors,
    markupMinor: markupMinor(scene),
    lineCount: scene.lines.length,
    isNothingDue: scene.reads.some(
      ({ amount, reading }) => amount.minor === 0 && (reading.role === 'due' || reading.role === 'decoy'),
    ),
  });
  const charge = rank('charge');
  const refund = rank('refund');
  const due = rank('due');
  const renewal = findRenewal(scene.subject, scene.lines, context);
  const orderId = markupOrderId(scene) ?? findOrderId(scene.subject, scene.lines);
  const card = findCardDigits(scene.lines);
  const facts = readKindFacts(scene, { charge, renewal, context, orderId, card });
  const signals = readKindSignals(scene.subject, scene.lines, facts);
  const several = findMultipleOrders(scene.lines, scene.reads);
  return { charge, refund, due, renewal, context, reference, orderId, card, signals, several };
}

function dateOfHead(scene: Scene): CivilDate | null {
  if (scene.dateText === null) return null;
  return findDates(scene.dateText, { isDayFirst: true, reference: null })[0]?.readings[0] ?? null;
}
