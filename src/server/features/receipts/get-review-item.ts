import { listLineItems } from '#db/repositories/matching/matched-receipts.ts';
import { evidenceContext, findReceipt, type StoredReceipt } from '#db/repositories/receipts/receipts.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { notFound } from '../../lib/fault.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';
import { getMessageForDisplay } from './get-message-for-display.ts';
import { presentItem } from './present-review-item.ts';
import {
  type CandidateTransaction,
  findReviewRow,
  listCandidates,
  readSealedEvidence,
} from './review-query.ts';

/** One review item with all details needed for the decision. */
export async function getReviewItem(services: Services, userId: string, wireId: string, signal: AbortSignal) {
  const read = await services.db.readAs(userId, async (db) => {
    const row = await findReviewRow(db, fromWire(wireId));
    const receipt = row && (await findReceipt(db, row.receiptId));
    if (!row || !receipt) throw notFound();
    const items = (await listLineItems(db, [receipt.id])).get(receipt.id) ?? [];
    return {
      row,
      texts: await readTexts(db),
      receipt,
      evidence: await readSealedEvidence(db, receipt.id),
      items: items.map(({ unitMinor, ...item }) => ({ ...item, unitPriceMinor: unitMinor })),
      candidates: await listCandidates(db, receipt.id),
    };
  });
  const { row, receipt, items, candidates, texts } = read;
  const evidence =
    read.evidence === null
      ? {}
      : readEvidence(services.secretBox.open(read.evidence, evidenceContext(userId, receipt.id)));
  return {
    item: presentItem(row, texts),
    from: row.from,
    message:
      row.messageId === null ? null : await getMessageForDisplay(services, userId, row.messageId, signal),
    fields: fieldsOf(receipt).map(({ name, value }) => ({ name, value, evidence: evidence[name] ?? null })),
    items,
    candidates: presentCandidates(candidates, texts),
  };
}

/** One candidate per option: its first transaction, with the remaining ones as `others`. */
function presentCandidates(transactions: readonly CandidateTransaction[], texts: Texts) {
  return [...Map.groupBy(transactions, (transaction) => transaction.option).values()].flatMap((option) => {
    const [first, ...others] = option.map(presentCharge);
    const [transaction] = option;
    return first && transaction
      ? [
          {
            ...first,
            others,
            confidence: transaction.confidence,
            reasons: transaction.reasons.map(texts.sentence),
          },
        ]
      : [];
  });
}

function presentCharge(transaction: CandidateTransaction) {
  const { transactionId, description, occurredOn, postedOn, amountMinor, currency, accountName } =
    transaction;
  return {
    transactionId: toWire('transaction', transactionId),
    description,
    occurredOn,
    postedOn,
    amountMinor,
    currency,
    accountName,
  };
}

function fieldsOf(receipt: StoredReceipt) {
  const { currency } = receipt;
  const amount = (value: number | null) => (value === null ? null : minorToDecimal(value, currency ?? 'USD'));
  return [
    { name: 'merchant', value: receipt.merchant },
    { name: 'total', value: amount(receipt.totalMinor) },
    { name: 'currency', value: currency },
    { name: 'purchasedOn', value: receipt.purchasedOn },
    { name: 'orderId', value: receipt.orderId },
    { name: 'tax', value: amount(receipt.taxMinor) },
    { name: 'shipping', value: amount(receipt.shippingMinor) },
    { name: 'discount', value: amount(receipt.discountMinor) },
    { name: 'tip', value: amount(receipt.tipMinor) },
    { name: 'cardLast4', value: receipt.cardLast4 },
  ] as const;
}

function readEvidence(json: string): Record<string, string> {
  const parsed: unknown = JSON.parse(json);
  if (!parsed || typeof parsed !== 'object') return {};
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}
