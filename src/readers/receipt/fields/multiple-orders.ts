import type { AmountCandidate } from '../candidates/amounts/roles.ts';
import type { ExtractedOrder } from '../extraction.ts';
import type { Line } from '../page/page.ts';
import { findOrderId } from './order-id.ts';

/** The orders of one email that each have a number and a total, and their stated grand total. */
export interface MultipleOrders {
  /** Two or more; empty when the email has at most one order. */
  readonly orders: readonly ExtractedOrder[];
  /** The stated sum of all orders; null when the email does not state it. */
  readonly grandTotalMinor: number | null;
}

const NONE: MultipleOrders = { orders: [], grandTotalMinor: null };
const LINES_MAX = 400;
const LINE_CHARS_MAX = 120;
const ORDERS_MAX = 20;

/** Reads several orders of one email. An order starts at its number and ends where the next one starts. */
export function findMultipleOrders(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): MultipleOrders {
  const totals = amounts
    .filter(({ reading }) => reading.role === 'total' && reading.strength >= 2)
    .map(({ amount }) => ({ line: amount.line, minor: amount.minor }));
  if (new Set(totals.map(({ line }) => line)).size < 2) return NONE;
  const starts = startsOf(lines);
  if (starts.length < 2) return NONE;
  const orderTotals = starts.map(({ line }, index) => {
    const end = starts[index + 1]?.line ?? lines.length;
    return totals.filter((total) => total.line >= line && total.line < end);
  });
  const orders: ExtractedOrder[] = [];
  for (const [index, { orderId }] of starts.entries()) {
    const last = orderTotals[index]?.at(-1);
    if (!last) return NONE;
    orders.push({ orderId, totalMinor: last.minor });
  }
  return withGrandTotal(
    orders,
    orderTotals.at(-1)?.map(({ minor }) => minor) ?? [],
    totals.filter(({ line }) => line < (starts[0]?.line ?? 0)).map(({ minor }) => minor),
  );
}

/** The grand total is above all orders, or after the last one, where it looks like that order's own total. */
function withGrandTotal(
  orders: readonly ExtractedOrder[],
  ofLast: readonly number[],
  above: readonly number[],
): MultipleOrders {
  const last = orders.at(-1);
  if (!last) return NONE;
  const before = sumOf(orders.slice(0, -1));
  const ownOfLast = ofLast.slice(0, -1).findLast((minor) => before + minor === last.totalMinor);
  if (ownOfLast !== undefined)
    return {
      orders: [...orders.slice(0, -1), { orderId: last.orderId, totalMinor: ownOfLast }],
      grandTotalMinor: last.totalMinor,
    };
  const sum = before + last.totalMinor;
  return { orders, grandTotalMinor: above.includes(sum) ? sum : null };
}

function startsOf(lines: readonly Line[]): { orderId: string; line: number }[] {
  const starts: { orderId: string; line: number }[] = [];
  for (const [line, content] of lines.entries()) {
    if (line > LINES_MAX || !/\d{3}/.test(content.text) || content.text.length > LINE_CHARS_MAX) continue;
    const found = findOrderId('', [content]);
    if (found && !starts.some((start) => start.orderId === found.value))
      starts.push({ orderId: found.value, line });
    if (starts.length > ORDERS_MAX) return [];
  }
  return starts;
}

function sumOf(orders: readonly ExtractedOrder[]): number {
  return orders.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}
