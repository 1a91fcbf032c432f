import { linesOnTransaction, type MatchedReceipt } from './itemize-transaction.ts';
import { partsOf, type SplitLine } from './split.ts';

/** What the receipts of a transaction, and the person who divided it, add to its words. */
export interface TransactionWords {
  /** What was bought, in short: the first lines, and how many more there are. */
  readonly shown: string;
  /** What a search finds the transaction by: order numbers, every line, and what the person called its parts. */
  readonly searched: string;
}

const LINES_SHOWN = 2;

/**
 * The words that a transaction takes from its receipts and from its split; of an order charged in several transactions,
 * each transaction has those of its own charge.
 */
export function transactionWords(
  receipts: readonly (MatchedReceipt & { readonly orderId: string | null })[],
  split: readonly SplitLine[] | null,
): TransactionWords {
  const lines = receipts.map((receipt) => linesOnTransaction(receipt).map((line) => line.name));
  const names = lines.flat();
  const more = names.length - LINES_SHOWN;
  return {
    shown: `${names.slice(0, LINES_SHOWN).join(', ')}${more > 0 ? ` +${more}` : ''}`,
    searched: [
      ...receipts.flatMap(({ orderId }, at) => [orderId ?? [], lines[at] ?? []].flat()),
      ...partsOf(split ?? []).flatMap(({ name }) => name || []),
    ].join(' '),
  };
}
