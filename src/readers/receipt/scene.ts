import type { CurrencyCode } from '#domain/money/money.ts';
import { findMoney } from './candidates/money.ts';
import { CurrencySettler } from './candidates/settle-currency.ts';
import { type Amount, type LineMoney, readAmounts, tokenizeMoney } from './fields/amounts.ts';
import { type ItemRow, type ReadAmount, readItems } from './fields/items.ts';
import { readToldAmounts } from './fields/told-amounts.ts';
import type { Mail } from './mail/mail.ts';
import type { MailDate } from './mail/mail-date.ts';
import { readStructuredData, type StructuredData } from './markup/structured-data.ts';
import type { Line, Page } from './page/page.ts';
import { type SeenMessage, seeMessage } from './see-message.ts';

/** Everything that is read from one message before anything is decided. */
export interface Scene extends SeenMessage {
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
  const seen = await seeMessage(outer);
  const { page, subject, from, date } = seen;
  const tokens = tokenizeMoney(page);
  const text = page.lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, TEXT_CHARS_MAX);
  const subjectMoney = findMoney(subject);
  const settler = new CurrencySettler(
    [...tokens.flat(), ...subjectMoney.map((token) => ({ token }))].map(({ token }) => token.mark),
    { text: `${subject}\n${text}`, fromDomain: from.domain, offset: offsetOf(date), homeCurrency },
  );
  const reads = readToldAmounts(page, tokens, settler);
  const rows = readItems(page.lines, reads);
  return {
    ...seen,
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

/** Offset of a message's clock; a date without one is no evidence. */
function offsetOf(date: MailDate | null): string | null {
  return date === null ? null : date.at.slice(-6);
}

function minorsOf(found: readonly LineMoney[], settler: CurrencySettler, page: Page): ReadonlySet<number> {
  const cell = { text: '', isBold: false, isStruck: false, size: 0, column: -1 };
  const line: Line = { cells: [cell], text: '' };
  const amounts: Amount[] = readAmounts({ ...page, lines: [line] }, [[...found]], settler);
  return new Set(amounts.map((amount) => amount.minor));
}
