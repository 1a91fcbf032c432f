import { PAYMENT_DECLINED } from '../fields/kind/declined-payment.ts';
import type { EmailKind } from '../fields/kind/kind-features.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import { wholeLetterWords } from '../lexicon/compile/patterns.ts';
import { foldText } from '../text/clean-text.ts';
import { isOnlyUpcoming } from './only-upcoming.ts';

const STORE_CREDIT = new RegExp(wholeLetterWords('storeCredit'), 'u');
const REPLY_MARK = new RegExp(wholeLetterWords('replyMark'), 'u');
const SELLER_NOTICE = new RegExp(wholeLetterWords('sellerNotice'), 'u');
const EARLIER_ORDER = new RegExp(wholeLetterWords('earlierOrder'), 'u');
const WRITER_PAID = new RegExp(wholeLetterWords('writerPaid'), 'u');
const TEXT_CHARS_MAX = 4000;
const LINE_CHARS_MAX = 400;

/**
 * True where the likely kind is one of money that moved and the email says that it has not: the amount is only due
 * later, the payment was refused, the money is for the reader, or what comes back is credit at the shop.
 */
export function isNeverCharged(likely: EmailKind, email: EmailWithCandidates, fields: EmailFields): boolean {
  if (isOnlyUpcoming(likely, email, fields)) return true;
  if (likely === 'refund') return isStoreCredit(email, fields);
  if (likely === 'shipping') return false;
  if (isAboutAnOrder(email) || isNotByReader(email, fields)) return true;
  const { facts, subject } = fields.signals;
  if (facts.isPaidTotal || facts.hasTender || facts.wasCharged || subject.paid > 0) return false;
  return facts.wasDeclined || isOpenCart(fields) || isOnlyDue(email, fields);
}

/** Tells a seller of an order, or says something about one that an earlier email confirmed. */
function isAboutAnOrder({ subject, text }: EmailWithCandidates): boolean {
  const folded = foldText(`${subject}. ${text.slice(0, TEXT_CHARS_MAX)}`);
  return [SELLER_NOTICE, REPLY_MARK, EARLIER_ORDER].some((sign) => sign.test(folded));
}

/** The line of the likeliest charge says that it was refused, or that whoever writes paid it. */
function isNotByReader({ lines }: EmailWithCandidates, { charge }: EmailFields): boolean {
  const line = charge[0]?.found.amount.line;
  const text = line === undefined ? '' : (lines[line]?.text.slice(0, LINE_CHARS_MAX) ?? '');
  return PAYMENT_DECLINED.test(text) || WRITER_PAID.test(foldText(text));
}

/** The email asks to complete what it lists. */
function isOpenCart({ signals: { subject, head, facts } }: EmailFields): boolean {
  return subject.cart + head.cart > 0 && head.purchase === 0 && !facts.hasCard;
}

/** The likeliest charge stands beside a word that says it is to be paid, and beside none that says it was. */
function isOnlyDue({ amounts }: EmailWithCandidates, { charge }: EmailFields): boolean {
  const minor = charge[0]?.found.amount.minor;
  if (minor === undefined || minor === 0) return false;
  const isDue = amounts.some(
    ({ amount, reading }) => amount.minor === minor && reading.role === 'due' && reading.strength >= 2,
  );
  return isDue && amounts.some(({ amount, reading }) => amount.minor === 0 && reading.role === 'due');
}

/** Every line with the amount that comes back calls it credit. */
function isStoreCredit({ amounts, lines, subject }: EmailWithCandidates, { refund }: EmailFields): boolean {
  const minor = refund[0]?.found.amount.minor;
  if (minor === undefined) return false;
  const own = amounts.filter(({ amount }) => amount.minor === minor);
  const isCredit = (text: string) => STORE_CREDIT.test(foldText(text.slice(0, LINE_CHARS_MAX)));
  return (
    own.length > 0 && isCredit(subject) && own.every(({ amount }) => isCredit(lines[amount.line]?.text ?? ''))
  );
}
