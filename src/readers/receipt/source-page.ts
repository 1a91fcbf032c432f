import { findMoney } from './candidates/money.ts';
import { CurrencySettler } from './candidates/settle-currency.ts';
import { readAmounts, tokenizeMoney } from './fields/amounts.ts';
import { readPdfPage } from './fields/pdf-text.ts';
import { readRole } from './fields/roles.ts';
import type { Mail, MailBody } from './mail/mail.ts';
import { emptyPage, type Page } from './page/page.ts';
import { withoutOrders } from './page/told-software.ts';
import { readHtml } from './page/visible-html.ts';
import { readPlainText } from './page/visible-text.ts';

/** The page that a message is read from. */
export interface SourcePage {
  readonly page: Page;
  /** The HTML shows no amount and the text part does. */
  readonly isTextApart: boolean;
  /** Sentences for software were left out. */
  readonly isInstructed: boolean;
  /** A PDF came along that has no text: a scan. */
  readonly hasScan: boolean;
}

/** Chooses what of a message is read: its HTML, else its text, with the text of its PDFs where no total is told. */
export async function choosePage(mail: Mail): Promise<SourcePage> {
  const { page: html, isInstructed: isHtmlInstructed } = readBodies(mail, 'html');
  let page = html;
  let isTextApart = false;
  let isInstructed = isHtmlInstructed;
  if (!hasMoney(html)) {
    const { page: text, isInstructed: isTextInstructed } = readBodies(mail, 'text');
    const [shown, told] = [wordCount(html), wordCount(text)];
    const isFrame = shown < TEXT_CHARS_MIN || shown < told / 2;
    if (hasMoney(text) ? isFrame : shown < told / 2)
      page = { ...text, scripts: html.scripts, microdata: html.microdata };
    isInstructed ||= isTextInstructed;
    isTextApart = hasMoney(text) && shown >= TEXT_CHARS_MIN;
  }
  if (mail.pdfs.length === 0) return { page, isTextApart, isInstructed, hasScan: false };
  const read = await withPdf(mail, page);
  const { page: whole, isInstructed: isPdfInstructed } =
    read === page ? { page, isInstructed: false } : withoutOrders(read);
  isInstructed ||= isPdfInstructed;
  return { page: whole, isTextApart, isInstructed, hasScan: whole === page && !isTold(page) };
}

/** HTML with fewer characters is a frame around pictures: its text part then says what they show. */
const TEXT_CHARS_MIN = 200;

function hasMoney(page: Page): boolean {
  return page.lines.some(({ cells }) => cells.some(({ text }) => findMoney(text).length > 0));
}

/** Adds the text layer of attached PDFs when the body names no total. */
async function withPdf(mail: Mail, page: Page): Promise<Page> {
  if (isTold(page)) return page;
  const lines = [...page.lines];
  for (const pdf of mail.pdfs.slice(0, 3)) {
    const read = await readPdfPage(pdf.bytes, pdf.part);
    if (read) lines.push(...read.lines);
  }
  return lines.length === page.lines.length ? page : { ...page, lines, source: 'pdf' };
}

/** A label names a total. */
function isTold(page: Page): boolean {
  const settler = new CurrencySettler(['USD'], {
    text: '',
    fromDomain: '',
    offset: null,
    homeCurrency: null,
  });
  return readAmounts(page, tokenizeMoney(page), settler).some((amount) => {
    const reading = readRole(amount);
    return reading.role === 'total' && reading.strength >= 2;
  });
}

/** The bodies of one kind as a page, without sentences for software. */
function readBodies(mail: Mail, kind: 'html' | 'text'): ReturnType<typeof withoutOrders> {
  return withoutOrders(
    mergePages(
      mail.bodies.filter((body) => body.kind === kind),
      kind,
    ),
  );
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

function wordCount(page: Page): number {
  return page.lines.reduce((sum, line) => sum + line.text.length, 0);
}
