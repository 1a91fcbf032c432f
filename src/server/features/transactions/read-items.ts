import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listMatchedReceipts } from '#db/repositories/matching/matched-receipts.ts';
import { itemizeTransaction } from '#domain/splits/itemize-transaction.ts';
import { proposeSplit } from '#domain/splits/propose-split.ts';
import { isManualSplit, manualTotalMinor } from '#domain/splits/split.ts';
import type { Texts } from '../../texts/texts.ts';
import { presentSplit } from './present.ts';
import { readReceipts, readSuggestions } from './receipt-query.ts';
import type { TransactionDetail } from './transaction-query.ts';

type Items = Pick<
  ResponseOf<'getTransaction'>,
  | 'receipts'
  | 'unexplainedMinor'
  | 'split'
  | 'isSplitByHand'
  | 'splitOfMinor'
  | 'proposedSplit'
  | 'suggestions'
>;

/** The receipts of a transaction line by line, and its current or proposed split. */
export async function readItems(db: UserDb, transaction: TransactionDetail, texts: Texts): Promise<Items> {
  const { id, amountMinor, flow } = transaction;
  const matched = await listMatchedReceipts(db, [id]);
  const items = new Map(matched.map((receipt) => [receipt.id, receipt.items]));
  const itemized = itemizeTransaction(amountMinor, matched);
  const proposed = transaction.split
    ? null
    : proposeSplit({ ...transaction, isSpend: flow === 'spend' }, matched);
  const split = transaction.isDivided ? transaction.split : null;
  const enteredMinor = manualTotalMinor(split ?? []);
  return {
    receipts: await readReceipts(db, id, matched, itemized, texts),
    unexplainedMinor: itemized.restMinor,
    split: split && presentSplit(split, items, texts.language),
    isSplitByHand: isManualSplit(split ?? []),
    splitOfMinor: enteredMinor === amountMinor ? null : enteredMinor,
    proposedSplit: proposed && presentSplit(proposed, items, texts.language),
    suggestions: await readSuggestions(db, id, texts),
  };
}
