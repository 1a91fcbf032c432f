import type { CurrencyCode } from '#domain/money/money.ts';
import { findMoney } from './candidates/money.ts';
import { CurrencySettler } from './candidates/settle-currency.ts';
import { type Amount, type LineMoney, readAmounts, tokenizeMoney } from './fields/amounts.ts';
import { type ItemRow, type ReadAmount, readItems } from './fields/items.ts';
import { readToldAmounts, recommendationsAt, speaksOfMoney } from './fields/told-amounts.ts';
import { anyOf } from './lexicon/compile/patterns.ts';
import type { MailAddress } from './mail/address.ts';
import type { Mail } from './mail/mail.ts';
import type { MailDate } from './mail/mail-date.ts';
import { readStructuredData, type StructuredData } from './markup/structured-data.ts';
import { type ForwardedHead, findForwardedHead } from './page/forwarded.ts';
import { type Line, makeLine, type Page } from './page/page.ts';
import { textWithoutOrders } from './page/told-software.ts';
import { choosePage } from './source-page.ts';

const FORWARD_MARK = new RegExp(String.raw`^\s*(?:(?:${anyOf('forwardMark')})\s?:\s*)+`, 'i');

/** Everything that is read from one message before anything is decided. */
export interface Scene {
  readonly from: MailAddress;
  readonly replyTo: MailAddress;
  readonly subject: string;
  readonly date: MailDate | null;
  /** Text of a forwarded head's date that `date` could not be read from. */
  readonly dateText: string | null;
  readonly isForward: boolean;
  readonly hasListUnsubscribe: boolean;
  readonly isReport: boolean;
  /** Sentences that tell software what to read were left out. */
  readonly isInstructed: boolean;
  /** The lines are those of a text part that tells other things than the HTML shows. */
  readonly isTextApart: boolean;
  /** An attached PDF has no text. */
  readonly hasScan: boolean;
  readonly page: Page;
  readonly lines: readonly Line[];
  readonly markup: StructuredData;
  readonly settler: CurrencySettler;
  readonly reads: readonly ReadAmount[];
  readonly items: readonly ItemRow[];
  /** Rows that are things only when the sum of the order needs them. */
  readonly doubtful: readonly ItemRow[];
  /** Rows with a minus: things only where money comes back. */
  readonly returned: readonly ItemRow[];
  readonly subjectMinors: ReadonlySet<number>;
  readonly text: string;
}

const TEXT_CHARS_MAX = 40_000;

/** Builds the scene of a message: visible page, forwarded head, amounts with their roles, item rows. */
export async function buildScene(outer: Mail, homeCurrency: CurrencyCode | null): Promise<Scene> {
  const { mail, isAttached } = effectiveMail(outer);
  const source = await choosePage(mail);
  const whole = source.page;
  const head = findForwardedHead(whole.lines);
  const body: Page = head ? { ...whole, lines: whole.lines.slice(head.bodyFrom) } : whole;
  const toldSubject = head?.subject || stripForwardMark(mail.subject);
  const subject = textWithoutOrders(toldSubject);
  const page = speaksOfMoney(body) ? body : withSubject(body, subject);
  const sender = senderOf(mail, head);
  const sentAt = head?.date ?? (head ? null : mail.date);
  const tokens = tokenizeMoney(page);
  const text = page.lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, TEXT_CHARS_MAX);
  const subjectMoney = findMoney(subject);
  const settler = new CurrencySettler(
    [...tokens.flat(), ...subjectMoney.map((token) => ({ token }))].map(({ token }) => token.mark),
    { text: `${subject}\n${text}`, fromDomain: sender.domain, offset: offsetOf(sentAt), homeCurrency },
  );
  const reads = readToldAmounts(page, tokens, settler);
  const rows = readItems(page.lines, reads);
  return {
    from: sender,
    replyTo: mail.replyTo,
    subject,
    date: sentAt,
    dateText: head && !head.date ? head.dateText : null,
    isForward: head !== null || isAttached,
    hasListUnsubscribe: mail.hasListUnsubscribe,
    isReport: outer.isReport,
    isInstructed: source.isInstructed || subject !== toldSubject,
    isTextApart: source.isTextApart,
    hasScan: source.hasScan,
    page,
    lines: page.lines,
    markup: readStructuredData(page.scripts, page.microdata),
    settler,
    reads,
    items: rows.filter(({ doubt }) => doubt === null),
    doubtful: rows.filter(({ doubt }) => doubt === 'name' || doubt === 'role'),
    returned: rows.filter(({ doubt }) => doubt === 'minus'),
    subjectMinors: minorsOf(
      subjectMoney.map((token) => ({ cell: 0, token })),
      settler,
      page,
    ),
    text,
  };
}

/** The attached message when the outer one only carries it. */
function effectiveMail(mail: Mail): { mail: Mail; isAttached: boolean } {
  let current = mail;
  let isAttached = false;
  for (let depth = 0; depth < 5 && current.inner; depth++) {
    const ownText = current.bodies.map((body) => body.text).join(' ');
    if (current.bodies.some((body) => body.kind === 'html') && ownText.length > 4000) break;
    if (current.inner.bodies.length === 0 && current.inner.pdfs.length === 0 && !current.inner.inner) break;
    current = current.inner;
    isAttached = true;
  }
  return { mail: current, isAttached };
}

/** A page that shows no amount is read with its subject behind it: a picture may be all the body holds. */
function withSubject(page: Page, subject: string): Page {
  if (findMoney(subject).length === 0) return page;
  const end = recommendationsAt(page.lines);
  const lines = end < 0 ? page.lines : page.lines.slice(0, end);
  const line = makeLine([{ text: subject, isBold: true, isStruck: false, size: 0, column: -1 }]);
  return line ? { ...page, lines: [...lines, line] } : page;
}

/** Offset of a message's clock; a date without one is no evidence. */
function offsetOf(date: MailDate | null): string | null {
  return date === null ? null : date.at.slice(-6);
}

function senderOf(mail: Mail, head: ForwardedHead | null): MailAddress {
  const inner = head?.from;
  return inner && (inner.address !== '' || inner.name !== '') ? inner : mail.from;
}

function stripForwardMark(subject: string): string {
  return subject.replace(FORWARD_MARK, '');
}

function minorsOf(found: readonly LineMoney[], settler: CurrencySettler, page: Page): ReadonlySet<number> {
  const cell = { text: '', isBold: false, isStruck: false, size: 0, column: -1 };
  const line: Line = { cells: [cell], text: '' };
  const amounts: Amount[] = readAmounts({ ...page, lines: [line] }, [[...found]], settler);
  return new Set(amounts.map((amount) => amount.minor));
}
