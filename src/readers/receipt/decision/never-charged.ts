import { REFUND_REFUSED } from '../candidates/amounts/clause-patterns.ts';
import { PAYMENT_DECLINED } from '../fields/kind/declined-payment.ts';
import type { EmailKind } from '../fields/kind/kind-features.ts';
import type { TotalCandidate } from '../fields/rank-totals.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import { wholeLetterWords } from '../lexicon/compile/patterns.ts';
import { isBoilerplate } from '../page/boilerplate.ts';
import { foldText } from '../text/clean-text.ts';
import { isOnlyUpcoming } from './only-upcoming.ts';

const STORE_CREDIT = new RegExp(wholeLetterWords('storeCredit'), 'u');
const REPLY_MARK = new RegExp(wholeLetterWords('replyMark'), 'u');
const SELLER_NOTICE = new RegExp(wholeLetterWords('sellerNotice'), 'u');
const EARLIER_ORDER = new RegExp(wholeLetterWords('earlierOrder'), 'u');
const WRITER_PAID = new RegExp(wholeLetterWords('authorPaid'), 'u');
const HELD = new RegExp(wholeLetterWords('heldAmount'), 'u');
const EXPECTED = new RegExp(wholeLetterWords('expectedAmount'), 'u');
const NOT_A_CHARGE = new RegExp(wholeLetterWords('notACharge'), 'u');
const NOTHING_TO_PAY = new RegExp(wholeLetterWords('nothingToPay'), 'u');
/** The sentence of a question; a link may contain its sign too. */
const QUESTION = /(?<![^.!?\n])[^.!?\n]*\?(?=\s|$)/g;
const TEXT_CHARS_MAX = 4000;
const LINE_CHARS_MAX = 400;

/**
 * True when the likely kind means that money moved but the email says it did not: the amount is only due later, the
 * payment was declined, the money goes to the user, or the refund is refused, expected or store credit.
 */
export function isNeverCharged(likely: EmailKind, email: EmailWithCandidates, fields: EmailFields): boolean {
  if (isOnlyUpcoming(likely, email, fields)) return true;
  if (likely === 'refund')
    return [isRefused, isStoreCredit, isExpected, isHeldRefund].some((isNone) => isNone(email, fields));
  if (likely === 'shipping') return false;
  if (isAboutAnOrder(email) || isNotByUser(email, fields)) return true;
  if (isHeld(email, fields.charge[0])) return true;
  const { facts, subject } = fields.signals;
  if (facts.isPaidTotal || facts.hasTender || facts.wasCharged || subject.paid > 0) return false;
  return (
    facts.wasDeclined ||
    isOpenCart(fields) ||
    isOnlyQuoted(fields) ||
    isOnlyDue(email, fields) ||
    isFreeExchange(likely, email, fields)
  );
}

/** An offer at the top of an email without an order: no subject of a purchase, no number. */
function isOnlyQuoted({ signals: { subject, head, facts } }: EmailFields): boolean {
  return subject.quote + head.quote > 0 && subject.purchase === 0 && !facts.hasOrderId;
}

/** The email of a purchase without a labeled total says that nothing is to be paid (an exchange for another size). */
function isFreeExchange(likely: EmailKind, { text }: EmailWithCandidates, { charge }: EmailFields): boolean {
  const role = charge[0]?.found.reading.role ?? 'none';
  return (
    likely === 'purchase' && role === 'none' && NOTHING_TO_PAY.test(foldText(text.slice(0, TEXT_CHARS_MAX)))
  );
}

/**
 * Notifies a seller of an order, or refers to an order that an earlier email confirmed. Offers and questions do neither
 * (`Congratulations on the sale? Tell a friend`).
 */
function isAboutAnOrder({ subject, text, lines }: EmailWithCandidates): boolean {
  const speaks = (words: string) =>
    [SELLER_NOTICE, REPLY_MARK, EARLIER_ORDER].some((sign) => sign.test(words));
  if (!speaks(foldText(`${subject}. ${text.slice(0, TEXT_CHARS_MAX)}`))) return false;
  const statedLines = lines.map((line) => line.text).filter((line) => !isBoilerplate(line));
  const stated = statedLines.join('\n').slice(0, TEXT_CHARS_MAX).replace(QUESTION, ' ');
  return speaks(foldText(`${subject}. ${stated}`));
}

/** The line of the likeliest charge says it was declined, or that the email's author paid it. */
function isNotByUser({ lines }: EmailWithCandidates, { charge }: EmailFields): boolean {
  const line = charge[0]?.found.amount.line;
  const text = line === undefined ? '' : (lines[line]?.text.slice(0, LINE_CHARS_MAX) ?? '');
  return PAYMENT_DECLINED.test(text) || WRITER_PAID.test(foldText(text));
}

/** The likeliest total is only held on the card, and the email says that it is not charged. */
function isHeld({ lines, text }: EmailWithCandidates, total: TotalCandidate | undefined): boolean {
  const line = total?.found.amount.line;
  const lineText = line === undefined ? '' : (lines[line]?.text.slice(0, LINE_CHARS_MAX) ?? '');
  return HELD.test(foldText(lineText)) && NOT_A_CHARGE.test(foldText(text.slice(0, TEXT_CHARS_MAX)));
}

/** The email asks the user to complete an order. */
function isOpenCart({ signals: { subject, head, facts } }: EmailFields): boolean {
  return subject.cart + head.cart > 0 && head.purchase === 0 && !facts.hasCard;
}

/** The likeliest charge is labeled as due, and nowhere as paid. */
function isOnlyDue({ amounts }: EmailWithCandidates, { charge }: EmailFields): boolean {
  const minor = charge[0]?.found.amount.minor;
  if (minor === undefined || minor === 0) return false;
  const isDue = amounts.some(
    ({ amount, reading }) => amount.minor === minor && reading.role === 'due' && reading.strength >= 2,
  );
  return isDue && amounts.some(({ amount, reading }) => amount.minor === 0 && reading.role === 'due');
}

/** Every line with the amount refuses to refund it, and no sentence says that money was refunded. */
function isRefused({ amounts, lines }: EmailWithCandidates, { refund, signals }: EmailFields): boolean {
  const minor = refund[0]?.found.amount.minor;
  const equal = amounts.filter(({ amount }) => amount.minor === minor);
  return (
    equal.length > 0 &&
    !signals.facts.isRefunded &&
    equal.every(({ amount }) =>
      REFUND_REFUSED.test(foldText(lines[amount.line]?.text.slice(0, LINE_CHARS_MAX) ?? '')),
    )
  );
}

/** Every label of the refunded amount calls it an estimate (`Estimated refund`). */
function isExpected({ amounts }: EmailWithCandidates, { refund }: EmailFields): boolean {
  const minor = refund[0]?.found.amount.minor;
  const labels = amounts.filter(({ amount, reading }) => amount.minor === minor && reading.role === 'refund');
  return labels.length > 0 && labels.every(({ reading }) => EXPECTED.test(reading.label));
}

function isHeldRefund(email: EmailWithCandidates, { refund }: EmailFields): boolean {
  return isHeld(email, refund[0]);
}

/** Every line with the refunded amount calls it credit. */
function isStoreCredit({ amounts, lines, subject }: EmailWithCandidates, { refund }: EmailFields): boolean {
  const minor = refund[0]?.found.amount.minor;
  if (minor === undefined) return false;
  const equal = amounts.filter(({ amount }) => amount.minor === minor);
  const isCredit = (text: string) => STORE_CREDIT.test(foldText(text.slice(0, LINE_CHARS_MAX)));
  return (
    equal.length > 0 &&
    isCredit(subject) &&
    equal.every(({ amount }) => isCredit(lines[amount.line]?.text ?? ''))
  );
}
