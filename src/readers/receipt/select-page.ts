import { readAmounts, tokenizeMoney } from './candidates/amounts/amounts.ts';
import { readRole } from './candidates/amounts/roles.ts';
import { CurrencyResolver } from './candidates/currency/resolve-currency.ts';
import { findMoney } from './candidates/money.ts';
import type { EmailBody, ParsedEmail } from './email/parse-email.ts';
import { emptyPage, type Page } from './page/page.ts';
import { readPdfPage } from './page/pdf-text.ts';
import { removePromptInjection } from './page/prompt-injection.ts';
import { readHtml } from './page/visible-html.ts';
import { readPlainText } from './page/visible-text.ts';

/** The page that a message is read from. */
export interface SelectedPage {
  readonly page: Page;
  /** The HTML shows no amount and the text part does. */
  readonly hasDifferentText: boolean;
  /** Sentences for software were left out. */
  readonly hasPromptInjection: boolean;
  /** A PDF came along that has no text: a scan. */
  readonly hasScannedPdf: boolean;
}

/** Chooses what of a message is read: its HTML, else its text, with the text of its PDFs where no total is told. */
export async function selectPage(parsed: ParsedEmail): Promise<SelectedPage> {
  const { page: html, isInstructed: isHtmlInstructed } = readBodies(parsed, 'html');
  let page = html;
  let isTextApart = false;
  let isInstructed = isHtmlInstructed;
  if (!hasMoney(html)) {
    const { page: text, isInstructed: isTextInstructed } = readBodies(parsed, 'text');
    const [shown, told] = [wordCount(html), wordCount(text)];
    const isFrame = shown < TEXT_CHARS_MIN || shown < told / 2;
    if (hasMoney(text) ? isFrame : shown < told / 2)
      page = { ...text, scripts: html.scripts, microdata: html.microdata };
    isInstructed ||= isTextInstructed;
    isTextApart = hasMoney(text) && shown >= TEXT_CHARS_MIN;
  }
  if (parsed.pdfs.length === 0)
    return { page, hasDifferentText: isTextApart, hasPromptInjection: isInstructed, hasScannedPdf: false };
  const found = await addPdfText(parsed, page);
  const { page: whole, isInstructed: isPdfInstructed } =
    found === page ? { page, isInstructed: false } : removePromptInjection(found);
  isInstructed ||= isPdfInstructed;
  return {
    page: whole,
    hasDifferentText: isTextApart,
    hasPromptInjection: isInstructed,
    hasScannedPdf: whole === page && !hasLabeledTotal(page),
  };
}

/** HTML with fewer characters is a frame around pictures: its text part then says what they show. */
const TEXT_CHARS_MIN = 200;

function hasMoney(page: Page): boolean {
  return page.lines.some(({ cells }) => cells.some(({ text }) => findMoney(text).length > 0));
}

/** Adds the text layer of attached PDFs when the body names no total. */
async function addPdfText(parsed: ParsedEmail, page: Page): Promise<Page> {
  if (hasLabeledTotal(page)) return page;
  const lines = [...page.lines];
  for (const pdf of parsed.pdfs.slice(0, 3)) {
    const found = await readPdfPage(pdf.bytes, pdf.part);
    if (found) lines.push(...found.lines);
  }
  return lines.length === page.lines.length ? page : { ...page, lines, source: 'pdf' };
}

/** A label names a total. */
function hasLabeledTotal(page: Page): boolean {
  const currencyResolver = new CurrencyResolver(['USD'], {
    text: '',
    fromDomain: '',
    offset: null,
    homeCurrency: null,
  });
  return readAmounts(page, tokenizeMoney(page), currencyResolver).some((amount) => {
    const reading = readRole(amount);
    return reading.role === 'total' && reading.strength >= 2;
  });
}

/** The bodies of one kind as a page, without sentences for software. */
function readBodies(parsed: ParsedEmail, kind: 'html' | 'text'): ReturnType<typeof removePromptInjection> {
  return removePromptInjection(
    mergePages(
      parsed.bodies.filter((body) => body.kind === kind),
      kind,
    ),
  );
}

function mergePages(bodies: readonly EmailBody[], source: 'html' | 'text'): Page {
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
