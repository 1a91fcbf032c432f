import type { CurrencyCode } from '#domain/money/money.ts';
import { findMoney } from './candidates/money.ts';
import { CurrencySettler } from './candidates/settle-currency.ts';
import { type Amount, type LineMoney, readAmounts, tokenizeMoney } from './fields/amounts.ts';
import { type ItemRow, type ReadAmount, readItems } from './fields/items.ts';
import { readPdfPage } from './fields/pdf-text.ts';
import { readRole } from './fields/roles.ts';
import { readToldAmounts, recommendationsAt, speaksOfMoney } from './fields/told-amounts.ts';
import { anyOf } from './lexicon/compile/patterns.ts';
import type { MailAddress } from './mail/address.ts';
import type { Mail, MailBody } from './mail/mail.ts';
import type { MailDate } from './mail/mail-date.ts';
import { readStructuredData, type StructuredData } from './markup/structured-data.ts';
import { type ForwardedHead, findForwardedHead } from './page/forwarded.ts';
import { emptyPage, type Line, makeLine, type Page } from './page/page.ts';
import { readHtml } from './page/visible-html.ts';
import { readPlainText } from './page/visible-text.ts';

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
  const whole = await choosePage(mail);
  const head = findForwardedHead(whole.lines);
  const body: Page = head ? { ...whole, lines: whole.lines.slice(head.bodyFrom) } : whole;
  const subject = head?.subject || stripForwardMark(mail.subject);
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

async function choosePage(mail: Mail): Promise<Page> {
  const html = mergePages(
    mail.bodies.filter((body) => body.kind === 'html'),
    'html',
  );
  const hasHtmlMoney = hasMoney(html);
  let page = html;
  if (!hasHtmlMoney) {
    const text = mergePages(
      mail.bodies.filter((body) => body.kind === 'text'),
      'text',
    );
    const hasTextMoney = hasMoney(text);
    if (hasTextMoney || wordCount(html) < wordCount(text) / 2)
      page = { ...text, scripts: html.scripts, microdata: html.microdata };
  }
  return mail.pdfs.length === 0 ? page : withPdf(mail, page);
}

/** A page that shows no amount is read with its subject behind it: a picture may be all the body holds. */
function withSubject(page: Page, subject: string): Page {
  if (findMoney(subject).length === 0) return page;
  const end = recommendationsAt(page.lines);
  const lines = end < 0 ? page.lines : page.lines.slice(0, end);
  const line = makeLine([{ text: subject, isBold: true, isStruck: false, size: 0, column: -1 }]);
  return line ? { ...page, lines: [...lines, line] } : page;
}

function hasMoney(page: Page): boolean {
  return page.lines.some(({ cells }) => cells.some(({ text }) => findMoney(text).length > 0));
}

/** Adds the text layer of attached PDFs when the body names no total. */
async function withPdf(mail: Mail, page: Page): Promise<Page> {
  const settler = new CurrencySettler(['USD'], {
    text: '',
    fromDomain: '',
    offset: null,
    homeCurrency: null,
  });
  const isTold = readAmounts(page, tokenizeMoney(page), settler).some((amount) => {
    const reading = readRole(amount);
    return reading.role === 'total' && reading.strength >= 2;
  });
  if (isTold) return page;
  const lines = [...page.lines];
  for (const pdf of mail.pdfs.slice(0, 3)) {
    const read = await readPdfPage(pdf.bytes, pdf.part);
    if (read) lines.push(...read.lines);
  }
  return lines.length === page.lines.length ? page : { ...page, lines, source: 'pdf' };
}

function mergePages(bodies: readonly MailBody[], source: 'html' | 'text'): Page {
  const pages = bodies
    .slice(0, 8)
    .map((body) =>
      source === 'html' ? readHtml(body.text, body.part) : readPlainText(body.text, body.part),
    );
  const [first] = pages;
  if (!first) return emptyPage('1', source);
  if (pages.length === 1) return first;
  return {
    part: first.part,
    source,
    lines: pages.flatMap((page) => page.lines),
    scripts: pages.flatMap((page) => page.scripts),
    microdata: pages.flatMap((page) => page.microdata),
  };
}

/** Offset of a message's clock; a date without one is no evidence. */
function offsetOf(date: MailDate | null): string | null {
  return date === null ? null : date.at.slice(-6);
}

function wordCount(page: Page): number {
  return page.lines.reduce((sum, line) => sum + line.text.length, 0);
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
