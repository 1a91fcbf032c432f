import { setImmediate } from 'node:timers/promises';
import type { TransferTransaction } from '#domain/ledger/transfers/transfer-types.ts';

const PAGE_SIZE = 2_000;

/** The transactions of a household for `findTransfers` and `findStreams`, packed a page at a time. */
export async function packTransactions(transactions: readonly TransferTransaction[]): Promise<Buffer> {
  const pages: Buffer[] = [];
  for (let start = 0; start < transactions.length; start += PAGE_SIZE) {
    if (start > 0) await setImmediate();
    const page = transactions.slice(start, start + PAGE_SIZE).map(compared);
    pages.push(Buffer.from(`${JSON.stringify(page)}\n`));
  }
  return Buffer.concat(pages);
}

/** The transactions of all pages together. */
export function readTransactions(bytes: Uint8Array): TransferTransaction[] {
  const pages = Buffer.from(bytes).toString('utf8').split('\n').slice(0, -1);
  // Only `packTransactions` writes these lines.
  return pages.flatMap((page) => JSON.parse(page) as TransferTransaction[]);
}

function compared({
  id,
  accountId,
  postedOn,
  amountMinor,
  currency,
  description,
  merchant,
}: TransferTransaction): TransferTransaction {
  return { id, accountId, postedOn, amountMinor, currency, description, merchant };
}
