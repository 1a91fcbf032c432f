import type { ReadAmount } from './items.ts';

/**
 * Finds rows of a tax table (net, tax, gross: two amounts that give the third, the tax at most 30 % of the
 * net) and reads their amounts as what they are. Other amounts are returned as they came.
 */
export function readVatRows(reads: readonly ReadAmount[]): ReadAmount[] {
  const byLine = new Map<number, ReadAmount[]>();
  for (const read of reads) {
    const group = byLine.get(read.amount.line);
    if (group) group.push(read);
    else byLine.set(read.amount.line, [read]);
  }
  return reads.map((read) => {
    const group = byLine.get(read.amount.line) ?? [];
    if (group.length < 3 || group.length > 5 || !isTableRow(group)) return read;
    const tax = taxOf(group.map(({ amount }) => amount.minor));
    if (tax === null) return read;
    const role = read.amount.minor === tax ? ('tax' as const) : ('decoy' as const);
    return {
      amount: read.amount,
      reading: { role, strength: 3, label: `vat row ${read.amount.line}`, isBeside: true },
    };
  });
}

/** Each amount in a cell of its own, and hardly a word in front. */
function isTableRow(group: readonly ReadAmount[]): boolean {
  const cells = new Set(group.map(({ amount }) => amount.cell));
  return cells.size === group.length && group.every(({ amount }) => amount.left.length <= 24);
}

function taxOf(values: readonly number[]): number | null {
  const gross = Math.max(...values);
  const rest = values.filter((value) => value !== gross);
  for (const net of rest) {
    for (const tax of rest) {
      if (net > tax && tax > 0 && net + tax === gross && tax <= net * 0.3) return tax;
    }
  }
  return null;
}
