import type { CurrencyCode } from '#domain/money/money.ts';
import { findAmountCandidates } from './candidates/amounts/amount-candidates.ts';
import { type Amount, type LineMoney, readAmounts, tokenizeMoney } from './candidates/amounts/amounts.ts';
import type { AmountCandidate } from './candidates/amounts/roles.ts';
import { type CurrencyMark, markBefore } from './candidates/currency/currency-marks.ts';
import { CurrencyResolver } from './candidates/currency/resolve-currency.ts';
import { findItemCandidates, type ItemCandidate } from './candidates/items/items.ts';
import { findMoney } from './candidates/money.ts';
import type { EmailDate } from './email/email-date.ts';
import type { Line, Page } from './page/page.ts';
import { readStructuredData, type StructuredData } from './page/structured-data.ts';
import type { EmailPage } from './read-page.ts';

/** Everything read from one email before any decision is made. */
export interface EmailWithCandidates extends EmailPage {
  readonly lines: readonly Line[];
  readonly markup: StructuredData;
  readonly currencyResolver: CurrencyResolver;
  readonly amounts: readonly AmountCandidate[];
  readonly items: readonly ItemCandidate[];
  /** Rows that count as line items only if the order's sum needs them. */
  readonly uncertainItems: readonly ItemCandidate[];
  /** Rows with a minus sign: line items only in a refund. */
  readonly returnedItems: readonly ItemCandidate[];
  readonly subjectAmountsMinor: ReadonlySet<number>;
  readonly text: string;
}

const TEXT_CHARS_MAX = 40_000;

/** The amounts of a page before its line items are known, with what reads them. */
export interface PageAmounts {
  readonly found: readonly AmountCandidate[];
  readonly currencyResolver: CurrencyResolver;
  /** Amounts in the subject. */
  readonly subjectMoney: ReturnType<typeof findMoney>;
  readonly text: string;
}

/** Finds the amounts of a page with their roles. */
export function findAmounts(emailPage: EmailPage, homeCurrency: CurrencyCode | null): PageAmounts {
  const { page, subject, from, date } = emailPage;
  const tokens = tokenizeMoney(page);
  const text = page.lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, TEXT_CHARS_MAX);
  const subjectMoney = findMoney(subject);
  const marks = [...tokens.flat(), ...subjectMoney.map((token) => ({ token }))].map(
    ({ token }) => token.mark,
  );
  const currencyResolver = new CurrencyResolver(
    marks.some((mark) => mark !== null) ? marks : marksOfLabels(page.lines),
    { text: `${subject}\n${text}`, fromDomain: from.domain, offset: offsetOf(date), homeCurrency },
  );
  return {
    found: findAmountCandidates(page, tokens, currencyResolver),
    currencyResolver,
    subjectMoney,
    text,
  };
}

/** Finds the candidates of a page: amounts with roles, item rows and structured data. */
export function findCandidates(emailPage: EmailPage, homeCurrency: CurrencyCode | null): EmailWithCandidates {
  const { page } = emailPage;
  const { found, currencyResolver, subjectMoney, text } = findAmounts(emailPage, homeCurrency);
  const { rows, amounts } = findItemCandidates(page.lines, found);
  return {
    ...emailPage,
    lines: page.lines,
    markup: readStructuredData(page.scripts, page.microdata),
    currencyResolver,
    amounts,
    items: rows.filter(({ doubt }) => doubt === null),
    uncertainItems: rows.filter(({ doubt }) => doubt === 'name' || doubt === 'role'),
    returnedItems: rows.filter(({ doubt }) => doubt === 'minus'),
    subjectAmountsMinor: minorsOf(
      subjectMoney.map((token) => ({ cell: 0, token })),
      currencyResolver,
      page,
    ),
    text,
  };
}

/** Currency marks at the end of labels, used when no amount has one (`Valor total R$ | 86,27`). */
function marksOfLabels(lines: readonly Line[]): CurrencyMark[] {
  return lines.flatMap(({ cells }) => {
    const [label, value, ...more] = cells;
    if (!label || !value || more.length > 0 || !/^\d/.test(value.text) || !/[^\p{L}\s]$/u.test(label.text))
      return [];
    return markBefore(label.text, label.text.length)?.mark ?? [];
  });
}

/** UTC offset of the message date; null without a date. */
function offsetOf(date: EmailDate | null): string | null {
  return date === null ? null : date.at.slice(-6);
}

function minorsOf(
  found: readonly LineMoney[],
  currencyResolver: CurrencyResolver,
  page: Page,
): ReadonlySet<number> {
  const cell = { text: '', isBold: false, isStruck: false, size: 0, column: -1 };
  const line: Line = { cells: [cell], text: '' };
  const amounts: Amount[] = readAmounts({ ...page, lines: [line] }, [[...found]], currencyResolver);
  return new Set(amounts.map((amount) => amount.minor));
}
