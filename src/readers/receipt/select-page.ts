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

/** The page selected for reading. */
export interface SelectedPage {
  readonly page: Page;
  /** True when the text part shows amounts that the HTML does not. */
  readonly hasDifferentText: boolean;
  /** True when sentences addressed to software (prompt injection) were removed. */
  readonly hasPromptInjection: boolean;
  /** True when an attached PDF has no text layer (a scan). */
  readonly hasScannedPdf: boolean;
}

/**
 * Selects the page to read: the HTML, otherwise the text part, plus the text of attached PDFs when no label names a
 * total.
 */
export async function selectPage(parsed: ParsedEmail): Promise<SelectedPage> {
  const { page: html, hasInjection: hasHtmlInjection } = readBodies(parsed, 'html');
  let page = html;
  let hasDifferentText = false;
  let hasInjection = hasHtmlInjection;
  if (!hasMoney(html)) {
    const { page: text, hasInjection: hasTextInjection } = readBodies(parsed, 'text');
    const [htmlChars, textChars] = [charCount(html), charCount(text)];
    const isFrame = htmlChars < TEXT_CHARS_MIN || htmlChars < textChars / 2;
    if (hasMoney(text) ? isFrame : htmlChars < textChars / 2)
      page = { ...text, scripts: html.scripts, microdata: html.microdata };
    hasInjection ||= hasTextInjection;
    hasDifferentText = hasMoney(text) && htmlChars >= TEXT_CHARS_MIN;
  }
  if (parsed.pdfs.length === 0)
    return { page, hasDifferentText, hasPromptInjection: hasInjection, hasScannedPdf: false };
  const found = await addPdfText(parsed, page);
  const { page: complete, hasInjection: hasPdfInjection } =
    found === page ? { page, hasInjection: false } : removePromptInjection(found);
  hasInjection ||= hasPdfInjection;
  return {
    page: complete,
    hasDifferentText,
    hasPromptInjection: hasInjection,
    hasScannedPdf: complete === page && !hasLabeledTotal(page),
  };
}

/** HTML with fewer characters is only a frame around images; the text part then describes them. */
const TEXT_CHARS_MIN = 200;

function hasMoney(page: Page): boolean {
  return page.lines.some(({ cells }) => cells.some(({ text }) => findMoney(text).length > 0));
}

/** Appends the text layer of attached PDFs when the body has no labeled total. */
async function addPdfText(parsed: ParsedEmail, page: Page): Promise<Page> {
  if (hasLabeledTotal(page)) return page;
  const lines = [...page.lines];
  for (const pdf of parsed.pdfs.slice(0, 3)) {
    const found = await readPdfPage(pdf.bytes, pdf.part);
    if (found) lines.push(...found.lines);
  }
  return lines.length === page.lines.length ? page : { ...page, lines, source: 'pdf' };
}

/** True when a label names a total. */
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

/** Merges the bodies of one kind into a page and removes prompt injection. */
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

function charCount(page: Page): number {
  return page.lines.reduce((sum, line) => sum + line.text.length, 0);
}
