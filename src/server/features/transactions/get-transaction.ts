import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { listMessageHistory, listRowHistory } from '#db/repositories/history.ts';
import { listJoinedReceipts, type StoredJoinedReceipt } from '#db/repositories/joined-receipts.ts';
import { type ItemizedRow, itemizeRow } from '#domain/splits/itemize-row.ts';
import { proposeSplit } from '#domain/splits/propose-split.ts';
import { isByHand, saidMinorOf } from '#domain/splits/split.ts';
import { notFound } from '../../lib/fault.ts';
import { presentEvents } from '../../lib/present-history.ts';
import { readClocks } from '../../lib/receipt-clocks.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { readSeller } from './category-rule.ts';
import { readMergedRows, readPossibleMatches } from './possible-match-query.ts';
import { presentRow, presentSplit } from './present.ts';
import { readReceipts, readSuggestions } from './receipt-query.ts';
import { findShownRow } from './row-query.ts';
import { readTransfer, readTransferSuggestions } from './transfer-query.ts';

type Detail = ResponseOf<'getTransaction'>;

/** One row with everything that explains it. */
export async function getTransaction(services: Services, userId: string, wireId: string): Promise<Detail> {
  const id = fromWire(wireId);
  return services.db.readAs(userId, async (db) => {
    const row = await findShownRow(db, id);
    if (!row) throw notFound();
    const joined = await listJoinedReceipts(db, [id]);
    const items = new Map(joined.map((receipt) => [receipt.id, receipt.items]));
    const itemized = itemizeRow(row.amountMinor, joined);
    const proposed = row.split ? null : proposeSplit({ ...row, isSpend: row.flow === 'spend' }, joined);
    const { originalDescription, note, categorySource, isManual, isFromReceipt } = row;
    const transfer = await readTransfer(db, id);
    return {
      transaction: {
        ...presentRow(row),
        originalDescription,
        note,
        categorySource,
        isManual,
        isFromReceipt,
        transfer,
      },
      ...(await readSeller(db, row)),
      receipts: await presentReceipts(db, id, joined, itemized),
      unexplainedMinor: itemized.restMinor,
      split: row.split && presentSplit(row.split, items),
      isSplitByHand: isByHand(row.split ?? []),
      splitOfMinor: otherThan(saidMinorOf(row.split ?? []), row.amountMinor),
      proposedSplit: proposed && presentSplit(proposed, items),
      suggestions: await readSuggestions(db, id),
      possibleMatches: await readPossibleMatches(db, id),
      mergedRows: await readMergedRows(db, id),
      transferSuggestions: await readTransferSuggestions(db, id),
      history: presentEvents(await listRowHistory(db, id)),
    };
  });
}

function otherThan(saidMinor: number | null, amountMinor: number): number | null {
  return saidMinor === amountMinor ? null : saidMinor;
}

async function presentReceipts(
  db: UserDb,
  transactionId: Uuid,
  joined: readonly StoredJoinedReceipt[],
  { lines }: ItemizedRow,
): Promise<Detail['receipts']> {
  const receipts = await readReceipts(db, transactionId);
  const messageIds = receipts.flatMap((receipt) => receipt.messageId ?? []);
  const history = await listMessageHistory(db, messageIds);
  const clocks = await readClocks(db, messageIds);
  return receipts.map(({ id, messageId, ...receipt }) => ({
    ...receipt,
    id: toWire('receipt', id),
    messageId: messageId === null ? null : toWire('message', messageId),
    items: (joined.find((own) => own.id === id)?.items ?? []).map(({ unitMinor, ...item }, at) => {
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
    history: presentEvents(history.filter((event) => event.messageId === messageId)),
  }));
}
