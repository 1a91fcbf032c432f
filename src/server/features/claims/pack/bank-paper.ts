import { APP_NAME } from '../../../lib/config.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { createPaper, type Setting } from '../../../lib/paper/paper.ts';
import type { PackContent } from './pack-content.ts';
import { accountOf } from './pack-tables.ts';
import {
  type Cursor,
  drawFoot,
  drawLines,
  INK,
  LEFT,
  linesOf,
  RIGHT,
  RULE,
  room,
  STYLES,
  written,
} from './page-flow.ts';

const TITLE: Setting = { face: 'display', size: 24, color: INK };
const COLUMNS = {
  on: { x: LEFT, width: 70 },
  description: { x: LEFT + 80, width: 170 },
  account: { x: LEFT + 262, width: 130 },
  lines: { x: LEFT + 404, width: 30 },
} as const;

/** The bank transactions that paid for a claim, as their banks reported them. */
export async function bankPaper({
  title,
  holder,
  at,
  madeOn,
  transactions,
  lines,
}: PackContent): Promise<Buffer> {
  const paper = await createPaper({ title: `${title}: bank transactions`, author: holder, at });
  const cursor: Cursor = { paper, y: 84 };
  paper.text(LEFT, cursor.y, 'Bank transactions', TITLE);
  paper.text(LEFT, cursor.y + 18, `${title} · as reported by the bank`, STYLES.lead);
  cursor.y += 54;
  drawHead(cursor);
  for (const transaction of transactions.filter(({ isFromReceipt }) => !isFromReceipt)) {
    const bank = [transaction.institutionName, accountOf(transaction)].filter(Boolean).join(', ');
    const description = linesOf(paper, transaction.bankText, COLUMNS.description.width, STYLES.cell);
    const account = linesOf(paper, bank, COLUMNS.account.width, STYLES.cell);
    const places = lines.filter((line) => line.transactionId === transaction.id).map(({ place }) => place);
    const numbers = linesOf(paper, places.join(', '), COLUMNS.lines.width, STYLES.cell);
    const height = 10 + 12 * Math.max(description.length, account.length, numbers.length);
    room(cursor, height, drawHead);
    paper.text(COLUMNS.on.x, cursor.y, written(transaction.postedOn), STYLES.cell);
    drawLines(paper, description, COLUMNS.description.x, cursor.y, 12, STYLES.cell);
    drawLines(paper, account, COLUMNS.account.x, cursor.y, 12, STYLES.cell);
    drawLines(paper, numbers, COLUMNS.lines.x, cursor.y, 12, STYLES.cell);
    const amount = formatMoney(transaction.amountMinor, transaction.currency);
    paper.text(RIGHT, cursor.y, amount, { ...STYLES.strong, align: 'end' });
    cursor.y += height;
    paper.line(LEFT, cursor.y - 12, RIGHT, cursor.y - 12, RULE);
    cursor.y += 2;
  }
  drawFoot(paper, `${title} · made by ${APP_NAME} on ${written(madeOn)}`);
  return paper.finish();
}

function drawHead(cursor: Cursor): void {
  const { paper, y } = cursor;
  paper.text(COLUMNS.on.x, y, 'POSTED', STYLES.label);
  paper.text(COLUMNS.description.x, y, 'DESCRIPTION', STYLES.label);
  paper.text(COLUMNS.account.x, y, 'ACCOUNT', STYLES.label);
  paper.text(COLUMNS.lines.x, y, 'ITEMS', STYLES.label);
  paper.text(RIGHT, y, 'AMOUNT', { ...STYLES.label, align: 'end' });
  paper.line(LEFT, y + 7, RIGHT, y + 7, INK, 0.75);
  cursor.y += 23;
}
