import { formatDay } from '../../../lib/format-day.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { createPaper, type Setting } from '../../../lib/paper/paper.ts';
import { type Texts, textsOf } from '../../../texts/texts.ts';
import type { PackContent } from './pack-content.ts';
import { formatAccount } from './pack-tables.ts';
import {
  type Cursor,
  drawFooter,
  drawLines,
  ensureRoom,
  INK,
  LEFT,
  RIGHT,
  RULE,
  STYLES,
  wrapText,
} from './page-flow.ts';

const TITLE: Setting = { face: 'display', size: 24, color: INK };
const COLUMNS = {
  on: { x: LEFT, width: 70 },
  description: { x: LEFT + 80, width: 170 },
  account: { x: LEFT + 262, width: 130 },
  lines: { x: LEFT + 404, width: 30 },
} as const;

/** Renders a PDF of the bank transactions that paid for a claim, as the banks reported them. */
export async function renderBankRecords({
  title,
  holder,
  at,
  madeOn,
  transactions,
  lines,
  language,
}: PackContent): Promise<Buffer> {
  const { bank: words, foot } = textsOf(language).pack.paper;
  const paper = await createPaper({ title: words.fullTitle(title), author: holder, at, language });
  const drawHead = columnHeader(words.columns);
  const cursor: Cursor = { paper, y: 84 };
  paper.text(LEFT, cursor.y, words.title, TITLE);
  paper.text(LEFT, cursor.y + 18, words.lead(title), STYLES.lead);
  cursor.y += 54;
  drawHead(cursor);
  for (const transaction of transactions.filter(({ isFromReceipt }) => !isFromReceipt)) {
    const bank = [transaction.institutionName, formatAccount(transaction)].filter(Boolean).join(', ');
    const description = wrapText(paper, transaction.bankText, COLUMNS.description.width, STYLES.cell);
    const account = wrapText(paper, bank, COLUMNS.account.width, STYLES.cell);
    const places = lines.filter((line) => line.transactionId === transaction.id).map(({ place }) => place);
    const numbers = wrapText(paper, places.join(', '), COLUMNS.lines.width, STYLES.cell);
    const height = 10 + 12 * Math.max(description.length, account.length, numbers.length);
    ensureRoom(cursor, height, drawHead);
    paper.text(COLUMNS.on.x, cursor.y, formatDay(transaction.postedOn, language), STYLES.cell);
    drawLines(paper, description, COLUMNS.description.x, cursor.y, 12, STYLES.cell);
    drawLines(paper, account, COLUMNS.account.x, cursor.y, 12, STYLES.cell);
    drawLines(paper, numbers, COLUMNS.lines.x, cursor.y, 12, STYLES.cell);
    const amount = formatMoney(transaction.amountMinor, transaction.currency, language);
    paper.text(RIGHT, cursor.y, amount, { ...STYLES.strong, align: 'end' });
    cursor.y += height;
    paper.line(LEFT, cursor.y - 12, RIGHT, cursor.y - 12, RULE);
    cursor.y += 2;
  }
  drawFooter(paper, `${title} · ${foot(formatDay(madeOn, language))}`, language);
  return paper.finish();
}

function columnHeader(names: Texts['pack']['paper']['bank']['columns']): (cursor: Cursor) => void {
  return (cursor) => {
    const { paper, y } = cursor;
    paper.text(COLUMNS.on.x, y, names.posted, STYLES.label);
    paper.text(COLUMNS.description.x, y, names.description, STYLES.label);
    paper.text(COLUMNS.account.x, y, names.account, STYLES.label);
    paper.text(COLUMNS.lines.x, y, names.items, STYLES.label);
    paper.text(RIGHT, y, names.amount, { ...STYLES.label, align: 'end' });
    paper.line(LEFT, y + 7, RIGHT, y + 7, INK, 0.75);
    cursor.y += 23;
  };
}
