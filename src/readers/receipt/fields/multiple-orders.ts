import type { ExtractedOrder } from '../extraction.ts';
import type { Line } from '../page/page.ts';
import type { ReadAmount } from './items.ts';
import { findOrderId } from './order-id.ts';

/** Orders of one mail that each have a number and a total of their own; empty when there is at most one. */
export function findMultipleOrders(lines: readonly Line[], reads: readonly ReadAmount[]): ExtractedOrder[] {
  const totals = reads.filter(({ reading }) => reading.role === 'total' && reading.strength >= 2);
  if (new Set(totals.map(({ amount }) => amount.line)).size < 2) return [];
  const starts: { orderId: string; line: number }[] = [];
  for (const [line, content] of lines.entries()) {
    if (line > 400 || !/\d{3}/.test(content.text) || content.text.length > 120) continue;
    const found = findOrderId('', [content]);
    if (found && !starts.some((start) => start.orderId === found.value))
      starts.push({ orderId: found.value, line });
    if (starts.length > 20) return [];
  }
  if (starts.length < 2) return [];
  const orders: ExtractedOrder[] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1]?.line ?? lines.length;
    const total = reads.findLast(
      ({ amount, reading }) =>
        amount.line >= start.line && amount.line < end && reading.role === 'total' && reading.strength >= 2,
    );
    if (total) orders.push({ orderId: start.orderId, totalMinor: total.amount.minor });
  }
  return orders.length >= 2 && orders.length === starts.length ? orders : [];
}
