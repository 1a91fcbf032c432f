import { findMoney } from './candidates/money.ts';
import { recommendationsAt, speaksOfMoney } from './fields/told-amounts.ts';
import { anyOf } from './lexicon/compile/patterns.ts';
import type { MailAddress } from './mail/address.ts';
import type { Mail } from './mail/mail.ts';
import type { MailDate } from './mail/mail-date.ts';
import { type ForwardedHead, findForwardedHead } from './page/forwarded.ts';
import { makeLine, type Page } from './page/page.ts';
import { textWithoutOrders } from './page/told-software.ts';
import { choosePage } from './source-page.ts';

const FORWARD_MARK = new RegExp(String.raw`^\s*(?:(?:${anyOf('forwardMark')})\s?:\s*)+`, 'i');

/** What a person sees of a message: who wrote when, about what, and the page; of a forward, the inner message. */
export interface SeenMessage {
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
}

/** Opens the message that counts: the attached or forwarded one where there is one. */
export async function seeMessage(outer: Mail): Promise<SeenMessage> {
  const { mail, isAttached } = effectiveMail(outer);
  const source = await choosePage(mail);
  const head = findForwardedHead(source.page.lines);
  const body: Page = head ? { ...source.page, lines: source.page.lines.slice(head.bodyFrom) } : source.page;
  const toldSubject = head?.subject || stripForwardMark(mail.subject);
  const subject = textWithoutOrders(toldSubject);
  return {
    from: senderOf(mail, head),
    replyTo: mail.replyTo,
    subject,
    date: head ? head.date : mail.date,
    dateText: head && !head.date ? head.dateText : null,
    isForward: head !== null || isAttached,
    hasListUnsubscribe: mail.hasListUnsubscribe,
    isReport: outer.isReport,
    isInstructed: source.isInstructed || subject !== toldSubject,
    isTextApart: source.isTextApart,
    hasScan: source.hasScan,
    page: speaksOfMoney(body) ? body : withSubject(body, subject),
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

function senderOf(mail: Mail, head: ForwardedHead | null): MailAddress {
  const inner = head?.from;
  return inner && (inner.address !== '' || inner.name !== '') ? inner : mail.from;
}

function stripForwardMark(subject: string): string {
  return subject.replace(FORWARD_MARK, '');
}
