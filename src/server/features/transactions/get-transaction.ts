import type { ResponseOf } from '#contract/endpoints/table.ts';
import { notFound } from '../../lib/fault.ts';
import { readTransactionHistory } from '../../lib/present-history.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { readMergedTransactions, readPossibleMatches } from './possible-match-query.ts';
import { presentTransaction } from './present.ts';
import { readItems } from './read-items.ts';
import { readMerchant } from './read-merchant.ts';
import { findTransactionDetail } from './transaction-query.ts';
import { readTransfer, readTransferSuggestions } from './transfer-query.ts';

/** One transaction with its merchant, receipts, suggestions and history. */
export async function getTransaction(
  services: Pick<Services, 'db'>,
  userId: string,
  wireId: string,
): Promise<ResponseOf<'getTransaction'>> {
  const id = fromWire(wireId);
  return services.db.readAs(userId, async (db) => {
    const [transaction, texts] = await Promise.all([findTransactionDetail(db, id), readTexts(db)]);
    if (!transaction) throw notFound();
    const [transfer, merchant, items, possibleMatches, mergedTransactions, transferSuggestions, history] =
      await Promise.all([
        readTransfer(db, id),
        readMerchant(db, transaction, texts.language),
        readItems(db, transaction, texts),
        readPossibleMatches(db, id, texts),
        readMergedTransactions(db, id),
        readTransferSuggestions(db, id),
        readTransactionHistory(db, id, texts),
      ]);
    const { originalDescription, note, isManual, isFromReceipt } = transaction;
    const shown = presentTransaction(transaction, texts.language);
    return {
      transaction: {
        ...shown,
        originalDescription,
        note,
        categorySource: shown.category === transaction.category ? transaction.categorySource : 'receipt',
        isManual,
        isFromReceipt,
        transfer,
      },
      ...merchant,
      ...items,
      possibleMatches,
      mergedTransactions,
      transferSuggestions,
      history,
    };
  });
}
