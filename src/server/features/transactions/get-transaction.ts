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
    const transaction = await findTransactionDetail(db, id);
    if (!transaction) throw notFound();
    const texts = await readTexts(db);
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
        transfer: await readTransfer(db, id),
      },
      ...(await readMerchant(db, transaction, texts.language)),
      ...(await readItems(db, transaction, texts)),
      possibleMatches: await readPossibleMatches(db, id, texts),
      mergedTransactions: await readMergedTransactions(db, id),
      transferSuggestions: await readTransferSuggestions(db, id),
      history: await readTransactionHistory(db, id, texts),
    };
  });
}
