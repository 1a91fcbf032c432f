import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { decimalToMinor } from '#domain/money/money.ts';
import { type DateContext, findDates } from './candidates/dates.ts';
import { parseNumber } from './candidates/money.ts';
import { findCardDigits, PAYMENT_WORD } from './fields/card-digits.ts';
import { hasDayToPay } from './fields/day-to-pay.ts';
import { type TotalCandidate, totalsRanker } from './fields/decode.ts';
import { dateContextOf } from './fields/mail-dates.ts';
import { findMultipleOrders, type OrdersOfMail } from './fields/multiple-orders.ts';
import { type FoundText, findOrderId } from './fields/order-id.ts';
import { findRenewal, type Renewal } from './fields/renewal.ts';
import { hasServicePeriod, isMonthlySubject } from './fields/service-period.ts';
import { type KindFacts, type KindSignals, readKindSignals } from './kind/kind-features.ts';
import { readMoneyMoves } from './kind/money-moves.ts';
import { isScamLike } from './kind/scam-signs.ts';
import { classifySender } from './kind/sender-class.ts';
import { readChargeTense, wasRefused } from './kind/tense.ts';
import { anyOf, wholeWords } from './lexicon/compile/patterns.ts';
import type { Scene } from './scene.ts';
import { foldText } from './text/clean-text.ts';

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

const PAID_LABEL = new RegExp(wholeWords('paidLabel'));
const PRICE_CHANGE = new RegExp(
  String.raw`\b(?:${anyOf('priceFrom')})\s(?:\p{Sc}|[A-Z]{3}\s)?\d[\d.,]*\s?(?:\p{Sc}|\p{L}{2,3}\.?)?(?:\s?[/\p{L}]+)?(?:\s[/\p{L}]+){0,2}?\s(?:${anyOf('priceTo')})\s(?:\p{Sc}|[A-Z]{3}\s)?\d|\d円?\s?から\s?[¥\d][\d,]*円?\s?(?:へ|に)`,
  'u',
);
const PERCENT_OFF = new RegExp(
  String.raw`\d{1,2}\s?%\s?(?:${anyOf('percentOff')})|-\s?\d{2}\s?%|\d{1,2}\s?%\s?(?:OFF|オフ|할인)`,
);

/** What is still to come was not paid (`you'll be billed`). */
const TO_COME = new RegExp(String.raw`\b(?:${anyOf('futureWord')})\b`);

function isPaidLabel(label: string): boolean {
  return PAID_LABEL.test(label) && !TO_COME.test(label);
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
  const facts = factsOf(scene, { top: charge[0], renewal, context, orderId, card });
  const signals = readKindSignals(scene.subject, scene.lines, facts);
  const several = findMultipleOrders(scene.lines, scene.reads);
  return { charge, refund, due, renewal, context, reference, orderId, card, signals, several };
}

interface FactSources {
  readonly top: TotalCandidate | undefined;
  readonly renewal: Renewal;
  readonly context: DateContext;
  readonly orderId: FoundText | null;
  readonly card: FoundText | null;
}

const PERIODIC_PRICE = new RegExp(
  String.raw`^\s*(?:\/|per |pro |par |al |por )\s?(?:${anyOf('periodName')})`,
);

function factsOf(scene: Scene, { top, renewal, context, orderId, card }: FactSources): KindFacts {
  const roles = new Set(
    scene.reads.filter(({ reading }) => reading.strength >= 2).map(({ reading }) => reading.role),
  );
  return {
    hasStrongTotal:
      top !== undefined && top.read.reading.role === 'total' && top.read.reading.strength >= 1.4,
    isTotalZero: top?.read.amount.minor === 0,
    isBalanced: top?.balance !== null && top?.balance !== undefined,
    hasDue: roles.has('due'),
    hasRefundAmount: roles.has('refund'),
    hasOrderId: orderId !== null,
    hasCard: card !== null,
    hasRenewalDate: renewal.nextRenewal !== null,
    hasTrialDate: renewal.trialEnd !== null,
    hasMoney: scene.reads.length > 0,
    hasManyPrices: scene.reads.length >= 6,
    hasListUnsubscribe: scene.hasListUnsubscribe,
    hasPeriodicPrice: scene.reads.some(({ amount }) => PERIODIC_PRICE.test(amount.right)),
    isReply: /^\s*(?:re|aw|sv|odp)\s?:/i.test(scene.subject),
    itemCount: scene.items.length,
    sender: classifySender(scene.from.name, scene.from.domain),
    hasServicePeriod: hasServicePeriod(scene.lines, context),
    isMonthlySubject: isMonthlySubject(scene.subject),
    isPaidTotal: top !== undefined && isPaidLabel(top.read.reading.label),
    hasTender: top !== undefined && hasTender(scene, top),
    isNothingDue: scene.reads.some(({ amount, reading }) => reading.role === 'due' && amount.minor === 0),
    isItemized: top?.balance?.base === 'items' && scene.items.length > 0,
    hasPriceChange: scene.lines.slice(0, 60).some(({ text }) => PRICE_CHANGE.test(text)),
    isScamLike: isScamLike(scene.from, scene.subject, scene.text),
    hasDayToPay: hasDayToPay(scene.lines, context),
    hasPlanItem: hasPlanItem(scene),
    hasPlanRow: hasPlanRow(scene, top),
    ...readChargeTense(scene.subject, scene.lines),
    wasRefused: wasRefused(scene.subject, scene.lines),
    ...readMoneyMoves(
      scene.lines,
      scene.reads.map(({ amount }) => amount),
    ),
    percentOff: scene.lines.filter(({ text }) => text.includes('%') && PERCENT_OFF.test(text)).length,
  };
}

const PLAN = new RegExp(wholeWords('planWord'));

/** The row of a bought thing, or the line beside it, speaks of a plan or a period. */
function hasPlanItem({ items, lines }: Scene): boolean {
  if (items.length > 6) return false;
  return items.some(({ name, line }) =>
    PLAN.test(
      foldText(
        `${name} ${lines[line]?.text.slice(0, 200) ?? ''} ${lines[line + 1]?.text.slice(0, 80) ?? ''}`,
      ),
    ),
  );
}

const ROW_LINES_MAX = 40;
const ROW_CHARS_MAX = 90;
const SENTENCE_CHARS_MAX = 240;
/** What is paid in parts is a thing all the same. */
const NO_PLAN = new RegExp(String.raw`\b(?:${anyOf('installmentPlan')})\b`);

/** A row of label and value, or the line of the total, speaks of a plan or a period (`Product | Plus (Monthly)`). */
function hasPlanRow({ lines }: Scene, top: TotalCandidate | undefined): boolean {
  return lines.slice(0, ROW_LINES_MAX).some(({ text, cells }, index) => {
    const isOfTotal = index === top?.read.amount.line && text.length <= SENTENCE_CHARS_MAX;
    if (!isOfTotal && (cells.length < 2 || text.length > ROW_CHARS_MAX)) return false;
    const folded = foldText(text);
    return PLAN.test(folded) && !NO_PLAN.test(folded);
  });
}

/** A second line that names a card or cash beside the total (`Visa 1009  $23.87`, `Credit card (142.80)`). */
function hasTender({ reads, lines }: Scene, top: TotalCandidate): boolean {
  const { minor, line: own } = top.read.amount;
  if (minor === 0) return false;
  return reads.some(({ amount }) => {
    if (amount.minor !== minor || (amount.line === own && reads.length > 1)) return false;
    return PAYMENT_WORD.test(
      foldText(
        `${amount.left} ${amount.right} ${amount.above} ${lines[amount.line]?.text.slice(0, 120) ?? ''}`,
      ),
    );
  });
}

/** The order number of the sender's markup, when the email shows it too. */
function markupOrderId({ markup, subject, lines }: Scene): FoundText | null {
  const value = markup.orderId;
  if (value === null || value.length < 3) return null;
  if (subject.includes(value)) return { value, line: -1 };
  const line = lines.findIndex(({ text }) => text.includes(value));
  return line < 0 ? null : { value, line };
}

/** The total of the sender's markup; it only helps an amount that is visible. */
function markupMinor({ markup, settler }: Scene): number | null {
  const currency = markup.currency ?? settler.dominant;
  if (markup.total === null || currency === null) return null;
  const parsed = parseNumber(markup.total, currency);
  return parsed ? decimalToMinor(parsed.decimal, currency) : null;
}

function dateOfHead(scene: Scene): CivilDate | null {
  if (scene.dateText === null) return null;
  return findDates(scene.dateText, { isDayFirst: true, reference: null })[0]?.readings[0] ?? null;
}
