import { type JoinedReceipt, linesOnRow } from './itemize-row.ts';

/** What the receipts of a row add to its words. */
export interface RowWords {
  /** What was bought, in short: the first lines, and how many more there are. */
  readonly shown: string;
  /** What a search finds the row by: order numbers and every line. */
  readonly searched: string;
}

const LINES_SHOWN = 2;

/** The words that a row takes from its receipts; of an order charged in several rows, each row has those of its own charge. */
export function rowWords(
  receipts: readonly (JoinedReceipt & { readonly orderId: string | null })[],
): RowWords {
  const lines = receipts.map((receipt) => linesOnRow(receipt).map((line) => line.name));
  const names = lines.flat();
  const more = names.length - LINES_SHOWN;
  return {
    shown: `${names.slice(0, LINES_SHOWN).join(', ')}${more > 0 ? ` +${more}` : ''}`,
    searched: receipts.flatMap(({ orderId }, at) => [orderId ?? [], lines[at] ?? []].flat()).join(' '),
  };
}
