import { linesOnTransaction, type MatchedReceipt } from './itemize-transaction.ts';
import { groupIntoParts, type SplitLine } from './split.ts';

/** Text that receipts and the user's split add to a transaction. */
export interface TransactionItemsText {
  /** Short text of what was bought: the first lines, and how many more there are. */
  readonly shown: string;
  /** Search text: order numbers, every line, and the user's names for parts. */
  readonly searched: string;
}

const LINES_SHOWN = 2;

/**
 * Builds the text a transaction gets from its receipts and its split. For an order with several charges, only the lines
 * of this charge are used.
 */
export function buildTransactionItemsText(
  receipts: readonly (MatchedReceipt & { readonly orderId: string | null })[],
  split: readonly SplitLine[] | null,
): TransactionItemsText {
  const lines = receipts.map((receipt) => linesOnTransaction(receipt).map((line) => line.name));
  const names = lines.flat();
  const more = names.length - LINES_SHOWN;
  return {
    shown: `${names.slice(0, LINES_SHOWN).join(', ')}${more > 0 ? ` +${more}` : ''}`,
    searched: [
      ...receipts.flatMap(({ orderId }, index) => [orderId ?? [], lines[index] ?? []].flat()),
      ...groupIntoParts(split ?? []).flatMap(({ name }) => name || []),
    ].join(' '),
  };
}
