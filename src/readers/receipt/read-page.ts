import { findRecommendations, hasOwnAmounts } from './candidates/amounts/amount-candidates.ts';
import { findMoney } from './candidates/money.ts';
import type { EmailAddress } from './email/address.ts';
import type { EmailDate } from './email/email-date.ts';
import type { ParsedEmail } from './email/parse-email.ts';
import { anyOf } from './lexicon/compile/patterns.ts';
import { type ForwardedHeader, findForwardedHeader } from './page/forwarded-header.ts';
import { buildLine, type Page } from './page/page.ts';
import { removePromptInjectionFromText } from './page/prompt-injection.ts';
import { withoutQuotedMessage } from './page/quoted-message.ts';
import { selectPage } from './select-page.ts';

const FORWARD_MARK = new RegExp(String.raw`^\s*(?:(?:${anyOf('forwardMark')})\s?:\s*)+`, 'i');

/** The visible part of an email: sender, date, subject and page. For a forward, these are of the inner message. */
export interface EmailPage {
  readonly from: EmailAddress;
  readonly replyTo: EmailAddress;
  readonly subject: string;
  readonly date: EmailDate | null;
  /** Text of a forwarded date header that could not be parsed into `date`. */
  readonly dateText: string | null;
  readonly isForward: boolean;
  readonly hasListUnsubscribe: boolean;
  readonly isDeliveryReport: boolean;
  /** True when sentences addressed to software (prompt injection) were removed. */
  readonly hasPromptInjection: boolean;
  /** True when the text part shows amounts that the HTML does not. */
  readonly hasDifferentText: boolean;
  /** True when an attached PDF has no text layer. */
  readonly hasScannedPdf: boolean;
  readonly page: Page;
}

/** Reads the message that counts: the attached or forwarded one if there is one. */
export async function readPage(outer: ParsedEmail): Promise<EmailPage> {
  const { parsed, isAttached } = findInnermostEmail(outer);
  const source = await selectPage(parsed);
  const head = findForwardedHeader(source.page.lines);
  const body: Page = head
    ? { ...source.page, lines: source.page.lines.slice(head.bodyStart) }
    : withoutQuotedMessage(source.page, parsed.subject);
  const statedSubject = head?.subject || stripForwardMark(parsed.subject);
  const subject = removePromptInjectionFromText(statedSubject);
  return {
    from: senderOf(parsed, head),
    replyTo: parsed.replyTo,
    subject,
    date: head ? head.date : parsed.date,
    dateText: head && !head.date ? head.dateText : null,
    isForward: head !== null || isAttached,
    hasListUnsubscribe: parsed.hasListUnsubscribe,
    isDeliveryReport: outer.isDeliveryReport,
    hasPromptInjection: source.hasPromptInjection || subject !== statedSubject,
    hasDifferentText: source.hasDifferentText,
    hasScannedPdf: source.hasScannedPdf,
    page: hasOwnAmounts(body) ? body : withSubject(body, subject),
  };
}

/** Returns the attached message if the outer one is only its carrier. */
function findInnermostEmail(parsed: ParsedEmail): { parsed: ParsedEmail; isAttached: boolean } {
  let current = parsed;
  let isAttached = false;
  for (let depth = 0; depth < 5 && current.inner; depth++) {
    const ownText = current.bodies.map((body) => body.text).join(' ');
    if (current.bodies.some((body) => body.kind === 'html') && ownText.length > 4000) break;
    if (current.inner.bodies.length === 0 && current.inner.pdfs.length === 0 && !current.inner.inner) break;
    current = current.inner;
    isAttached = true;
  }
  return { parsed: current, isAttached };
}

/** Appends the subject to a page without amounts, because the body may consist of an image only. */
function withSubject(page: Page, subject: string): Page {
  if (findMoney(subject).length === 0) return page;
  const end = findRecommendations(page.lines);
  const lines = end < 0 ? page.lines : page.lines.slice(0, end);
  const line = buildLine([{ text: subject, isBold: true, isStruck: false, size: 0, column: -1 }]);
  return line ? { ...page, lines: [...lines, line] } : page;
}

function senderOf(parsed: ParsedEmail, head: ForwardedHeader | null): EmailAddress {
  const inner = head?.from;
  return inner && (inner.address !== '' || inner.name !== '') ? inner : parsed.from;
}

function stripForwardMark(subject: string): string {
  return subject.replace(FORWARD_MARK, '');
}
