import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import type { StoredMatchedReceipt } from '#db/repositories/matching/matched-receipts.ts';
import { PAID_CARD } from '#db/repositories/receipts/payment-emails.ts';
import type { ItemizedTransaction } from '#domain/splits/itemize-transaction.ts';
import { readMessageHistories } from '../../lib/present-history.ts';
import { readClocks } from '../../lib/receipt-clocks.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';

type Detail = ResponseOf<'getTransaction'>;
type Receipt = Detail['receipts'][number];
type ListedReceipt = Omit<Receipt, 'messageId' | 'items' | 'clocks' | 'history'> & {
  readonly messageId: Uuid | null;
};

/** Receipts matched to a transaction, each with its lines, deadlines and history. */
export async function readReceipts(
  db: UserDb,
  transactionId: Uuid,
  matched: readonly StoredMatchedReceipt[],
  { lines }: ItemizedTransaction,
  texts: Texts,
): Promise<Receipt[]> {
  const receipts = await listReceipts(db, transactionId);
  const messageIds = receipts.flatMap((receipt) => receipt.messageId ?? []);
  const historyOf = await readMessageHistories(db, messageIds, texts);
  const clocks = await readClocks(db, messageIds);
  return receipts.map(({ id, messageId, ...receipt }) => ({
    ...translateReasons(receipt, texts),
    id: toWire('receipt', id),
    messageId: messageId === null ? null : toWire('message', messageId),
    items: (matched.find((match) => match.id === id)?.items ?? []).map(({ unitMinor, ...item }, index) => {
      const line = lines.find((each) => each.receiptId === id && each.item === index);
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
    history: historyOf(messageId),
  }));
}

async function listReceipts(db: UserDb, transactionId: Uuid): Promise<ListedReceipt[]> {
  return db.query<ListedReceipt>(
    `select r.id, r.kind, r.merchant, r.order_id as "orderId", r.purchased_on as "purchasedOn", r.currency,
            r.total_minor as "totalMinor", r.tax_minor as "taxMinor", r.shipping_minor as "shippingMinor",
            r.discount_minor as "discountMinor", r.tip_minor as "tipMinor", ${PAID_CARD} as "cardLast4",
            m.amount_minor as "allocatedMinor", m.confidence, m.decided_by as "decidedBy", m.reasons,
            r.message_id as "messageId"
       from app.receipt_matches m join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
      where m.user_id = $1 and m.transaction_id = $2 and m.state = 'matched' order by r.purchased_on, r.id`,
    [db.userId, transactionId],
  );
}

/** Receipts suggested for a transaction that await the user's decision. */
export async function readSuggestions(
  db: UserDb,
  transactionId: Uuid,
  texts: Texts,
): Promise<Detail['suggestions']> {
  const rows = await db.query<Omit<Detail['suggestions'][number], 'reviewItemId'> & { id: Uuid }>(
    `select v.id, r.merchant, r.total_minor as "totalMinor", r.currency, m.confidence, m.reasons
       from app.receipt_matches m join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
       join app.review_items v on v.user_id = $1 and v.receipt_id = r.id and v.state = 'waiting'
      where m.user_id = $1 and m.transaction_id = $2 and m.state = 'suggested' order by m.confidence desc limit 5`,
    [db.userId, transactionId],
  );
  return rows.map(({ id, ...row }) => ({
    ...translateReasons(row, texts),
    reviewItemId: toWire('review', id),
  }));
}

/** Translates the reasons of a match to the user's language. */
function translateReasons<Matched extends { readonly reasons: readonly string[] }>(
  matched: Matched,
  texts: Texts,
) {
  return { ...matched, reasons: matched.reasons.map(texts.sentence) };
}
