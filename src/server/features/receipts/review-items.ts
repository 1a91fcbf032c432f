import { listLineItems } from '#db/repositories/matching/matched-receipts.ts';
import { readLanguage } from '#db/repositories/profiles.ts';
import { evidenceContext, findReceipt, type StoredReceipt } from '#db/repositories/receipts/receipts.ts';
import { ASKED_ABOUT_TRANSACTION } from '#db/repositories/review-items.ts';
import { matchConflict } from '#domain/matching/match-conflict.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { formatMoney } from '../../lib/format-money.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { type Texts, textsOf } from '../../texts/texts.ts';
import { listCategories } from './review-categories-query.ts';
import { listPairs } from './review-pairs-query.ts';
import {
  type CandidateTransaction,
  countReview,
  findReviewRow,
  listCandidates,
  listWaiting,
  type ReviewRow,
  readSealedEvidence,
} from './review-query.ts';
import { showMessage } from './shown-message.ts';

const PAGE_ITEMS = 100;

/** The queue. Its cursor is a number of items to pass over: the queue is short and shrinks from the front. */
export async function listReviewItems(
  services: Services,
  userId: string,
  query: { cursor?: string | undefined; limit?: number | undefined },
) {
  const offset = query.cursor === undefined ? 0 : Number(query.cursor);
  if (!Number.isInteger(offset) || offset < 0 || offset > 100_000)
    throw new Fault('ValidationFailed', ({ faults }) => faults.cursor);
  const limit = query.limit ?? PAGE_ITEMS;
  return services.db.readAs(userId, async (db) => {
    const texts = textsOf(await readLanguage(db));
    const rows = await listWaiting(db, offset, limit + 1);
    const counts = await countReview(db);
    const pairs = offset === 0 ? await listPairs(db, texts) : [];
    const categories = offset === 0 ? await listCategories(db, texts) : [];
    return {
      items: rows.slice(0, limit).map((row) => presentItem(row, texts)),
      pairs,
      categories,
      nextCursor: rows.length > limit ? String(offset + limit) : null,
      ...counts,
    };
  });
}

/** One item with everything a person needs to decide. */
export async function getReviewItem(services: Services, userId: string, wireId: string, signal: AbortSignal) {
  const read = await services.db.readAs(userId, async (db) => {
    const row = await findReviewRow(db, fromWire(wireId));
    const receipt = row && (await findReceipt(db, row.receiptId));
    if (!row || !receipt) throw notFound();
    const items = (await listLineItems(db, [receipt.id])).get(receipt.id) ?? [];
    return {
      row,
      texts: textsOf(await readLanguage(db)),
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
    message: row.messageId === null ? null : await showMessage(services, userId, row.messageId, signal),
    fields: fieldsOf(receipt).map(({ name, value }) => ({ name, value, evidence: evidence[name] ?? null })),
    items,
    candidates: presentCandidates(candidates, texts),
  };
}

/** One candidate an option: its first transaction, the others beside it. */
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

function presentItem(row: ReviewRow, texts: Texts) {
  const { merchant, subject, kind, totalMinor, currency, confidence, candidates } = row;
  return {
    id: toWire('review', row.id),
    merchant,
    subject,
    receivedAt: row.receivedAt.toISOString(),
    kind,
    totalMinor,
    currency,
    confidence,
    reason: row.reason === ASKED_ABOUT_TRANSACTION ? whyAsked(row, texts) : texts.sentence(row.reason),
    candidates,
  };
}

/** What exactly keeps a receipt from being matched. */
function whyAsked({ charge, totalMinor, currency }: ReviewRow, all: Texts): string {
  const { reasons } = all.mailboxes;
  if (charge === null) return reasons.severalCharges;
  const conflict = matchConflict({ ...charge, totalMinor, currency });
  const { conflict: texts } = reasons;
  switch (conflict.kind) {
    case 'shared':
      return texts.shared(conflict.receipts);
    case 'currency':
      return texts.currency(conflict.receipt, conflict.charge);
    case 'amount':
      return texts.amount(formatMoney(conflict.differenceMinor, conflict.currency, all.language));
    case 'card':
      return texts.card(conflict.receipt, conflict.charge);
    case 'parts':
      return texts.parts(conflict.charges);
    case 'days':
      return conflict.days < 0 ? texts.earlier(-conflict.days) : texts.later(conflict.days);
    case 'name':
      return texts.name;
    case 'weak':
      return texts.weak;
  }
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
