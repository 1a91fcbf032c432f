import { type JoinedReceipt, linesOnRow } from './itemize-row.ts';
import { partsOf, type SplitLine } from './split.ts';

/** What the receipts of a row, and the person who divided it, add to its words. */
export interface RowWords {
  /** What was bought, in short: the first lines, and how many more there are. */
  readonly shown: string;
  /** What a search finds the row by: order numbers, every line, and what the person called its parts. */
  readonly searched: string;
}

const LINES_SHOWN = 2;

/**
 * The words that a row takes from its receipts and from its split; of an order charged in several rows, each row has those
 * of its own charge.
 */
export function rowWords(
  receipts: readonly (JoinedReceipt & { readonly orderId: string | null })[],
  split: readonly SplitLine[] | null,
): RowWords {
  const lines = receipts.map((receipt) => linesOnRow(receipt).map((line) => line.name));
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
