import { findRecommendations, hasOwnAmounts } from './candidates/amounts/amount-candidates.ts';
import { findMoney } from './candidates/money.ts';
import type { EmailAddress } from './email/address.ts';
import type { EmailDate } from './email/email-date.ts';
import type { ParsedEmail } from './email/parse-email.ts';
import { anyOf } from './lexicon/compile/patterns.ts';
import { type ForwardedHeader, findForwardedHeader } from './page/forwarded-header.ts';
import { buildLine, type Page } from './page/page.ts';
import { removePromptInjectionFromText } from './page/prompt-injection.ts';
import { selectPage } from './select-page.ts';

const FORWARD_MARK = new RegExp(String.raw`^\s*(?:(?:${anyOf('forwardMark')})\s?:\s*)+`, 'i');

/** What a person sees of a message: who wrote when, about what, and the page; of a forward, the inner message. */
export interface EmailPage {
  readonly from: EmailAddress;
  readonly replyTo: EmailAddress;
  readonly subject: string;
  readonly date: EmailDate | null;
  /** Text of a forwarded head's date that `date` could not be read from. */
  readonly dateText: string | null;
  readonly isForward: boolean;
  readonly hasListUnsubscribe: boolean;
  readonly isDeliveryReport: boolean;
  /** Sentences that tell software what to read were left out. */
  readonly hasPromptInjection: boolean;
  /** The lines are those of a text part that tells other things than the HTML shows. */
  readonly hasDifferentText: boolean;
  /** An attached PDF has no text. */
  readonly hasScannedPdf: boolean;
  readonly page: Page;
}

/** Opens the message that counts: the attached or forwarded one where there is one. */
export async function readPage(outer: ParsedEmail): Promise<EmailPage> {
  const { mail: parsed, isAttached } = findInnermostEmail(outer);
  const source = await selectPage(parsed);
  const head = findForwardedHeader(source.page.lines);
  const body: Page = head ? { ...source.page, lines: source.page.lines.slice(head.bodyStart) } : source.page;
  const toldSubject = head?.subject || stripForwardMark(parsed.subject);
  const subject = removePromptInjectionFromText(toldSubject);
  return {
    from: senderOf(parsed, head),
    replyTo: parsed.replyTo,
    subject,
    date: head ? head.date : parsed.date,
    dateText: head && !head.date ? head.dateText : null,
    isForward: head !== null || isAttached,
    hasListUnsubscribe: parsed.hasListUnsubscribe,
    isDeliveryReport: outer.isDeliveryReport,
    hasPromptInjection: source.hasPromptInjection || subject !== toldSubject,
    hasDifferentText: source.hasDifferentText,
    hasScannedPdf: source.hasScannedPdf,
    page: hasOwnAmounts(body) ? body : withSubject(body, subject),
  };
}

/** The attached message when the outer one only carries it. */
function findInnermostEmail(parsed: ParsedEmail): { mail: ParsedEmail; isAttached: boolean } {
  let current = parsed;
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
