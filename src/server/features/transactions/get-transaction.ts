import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { listMessageHistory, listTransactionHistory } from '#db/repositories/history.ts';
import {
  listMatchedReceipts,
  type StoredMatchedReceipt,
} from '#db/repositories/matching/matched-receipts.ts';
import { readLanguage } from '#db/repositories/profiles.ts';
import { type ItemizedTransaction, itemizeTransaction } from '#domain/splits/itemize-transaction.ts';
import { proposeSplit } from '#domain/splits/propose-split.ts';
import { isByHand, saidMinorOf } from '#domain/splits/split.ts';
import { notFound } from '../../lib/fault.ts';
import { presentEvents } from '../../lib/present-history.ts';
import { suggestName } from '../../lib/privacy/shared-names.ts';
import { readClocks } from '../../lib/receipt-clocks.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { type Texts, textsOf } from '../../texts/texts.ts';
import { readMergedTransactions, readPossibleMatches } from './possible-match-query.ts';
import { presentListed, presentSplit } from './present.ts';
import { readMerchant } from './read-merchant.ts';
import { readReceipts, readSuggestions } from './receipt-query.ts';
import { findShownTransaction, type ShownTransaction } from './transaction-query.ts';
import { readTransfer, readTransferSuggestions } from './transfer-query.ts';

type Detail = ResponseOf<'getTransaction'>;

/** One transaction with everything that explains it. */
export async function getTransaction(services: Services, userId: string, wireId: string): Promise<Detail> {
  const id = fromWire(wireId);
  return services.db.readAs(userId, async (db) => {
    const transaction = await findShownTransaction(db, id);
    if (!transaction) throw notFound();
    const language = await readLanguage(db);
    const texts = textsOf(language);
    const matched = await listMatchedReceipts(db, [id]);
    const items = new Map(matched.map((receipt) => [receipt.id, receipt.items]));
    const itemized = itemizeTransaction(transaction.amountMinor, matched);
    const proposed = transaction.split
      ? null
      : proposeSplit({ ...transaction, isSpend: transaction.flow === 'spend' }, matched);
    const { originalDescription, note, isManual, isFromReceipt } = transaction;
    const shown = presentListed(transaction, language);
    const split = transaction.isDivided ? transaction.split : null;
    const transfer = await readTransfer(db, id);
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
      ...(await readMerchant(db, transaction, language)),
      sharedName: await sharedNameOf(db, transaction),
      receipts: await presentReceipts(db, id, matched, itemized, texts),
      unexplainedMinor: itemized.restMinor,
      split: split && presentSplit(split, items, language),
      isSplitByHand: isByHand(split ?? []),
      splitOfMinor: otherThan(saidMinorOf(split ?? []), transaction.amountMinor),
      proposedSplit: proposed && presentSplit(proposed, items, language),
      suggestions: (await readSuggestions(db, id)).map((one) => inWords(one, texts)),
      possibleMatches: (await readPossibleMatches(db, id)).map(({ reason, ...one }) => ({
        ...one,
        reason: texts.sentence(reason),
      })),
      mergedTransactions: await readMergedTransactions(db, id),
      transferSuggestions: await readTransferSuggestions(db, id),
      history: presentEvents(await listTransactionHistory(db, id), texts),
    };
  });
}

/** The reasons of a match in the user's language. */
function inWords<Matched extends { readonly reasons: readonly string[] }>(matched: Matched, texts: Texts) {
  return { ...matched, reasons: matched.reasons.map(texts.sentence) };
}

/** What other users of this server call the merchant, for a charge that has no name of the user's own. */
async function sharedNameOf(db: UserDb, transaction: ShownTransaction): Promise<string | null> {
  const { descriptionSource, isManual, isFromReceipt, flow } = transaction;
  if (descriptionSource === 'user' || isManual || isFromReceipt) return null;
  return flow === 'spend' || flow === 'refund' ? suggestName(db, transaction) : null;
}

function otherThan(saidMinor: number | null, amountMinor: number): number | null {
  return saidMinor === amountMinor ? null : saidMinor;
}

async function presentReceipts(
  db: UserDb,
  transactionId: Uuid,
  matched: readonly StoredMatchedReceipt[],
  { lines }: ItemizedTransaction,
  texts: Texts,
): Promise<Detail['receipts']> {
  const receipts = await readReceipts(db, transactionId);
  const messageIds = receipts.flatMap((receipt) => receipt.messageId ?? []);
  const history = await listMessageHistory(db, messageIds);
  const clocks = await readClocks(db, messageIds);
  return receipts.map(({ id, messageId, ...receipt }) => ({
    ...inWords(receipt, texts),
    id: toWire('receipt', id),
    messageId: messageId === null ? null : toWire('message', messageId),
    items: (matched.find((own) => own.id === id)?.items ?? []).map(({ unitMinor, ...item }, at) => {
      const line = lines.find((one) => one.receiptId === id && one.item === at);
      const { taxMinor = 0, shippingMinor = 0, tipMinor = 0, discountMinor = 0, paidMinor = 0 } = line ?? {};
      return {
        ...item,
        unitPriceMinor: unitMinor,
        taxMinor,
        shippingMinor,
        tipMinor,
        discountMinor,
        paidMinor,
      };
    }),
    clocks: clocks.get(messageId ?? '') ?? [],
    history: presentEvents(
      history.filter((event) => event.messageId === messageId),
      texts,
    ),
  }));
}
