import { describeChange } from '../merge-bank-fields.ts';
import { Texts } from '../reconcile/board.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { describeTransaction } from './describe-transaction.ts';
import { doubtOf } from './doubt-of.ts';
import type {
  IncomingTransaction,
  IngestChange,
  LedgerTransaction,
  RejectedTransaction,
} from './ingest-types.ts';
import { sortNews } from './reject-transaction.ts';
import { fromLedger, fromSource } from './to-reconcile-transaction.ts';

export interface FeedNews {
  readonly incoming: readonly IncomingTransaction[];
  readonly removedExternalIds: readonly string[];
  /** Transactions the feed has named before, by the id it used. */
  readonly known: ReadonlyMap<string, LedgerTransaction>;
  /** Transactions of the same accounts around the same days that the feed does not name, from files or other feeds. */
  readonly others: readonly LedgerTransaction[];
}

export interface FeedPlan {
  readonly changes: readonly IngestChange[];
  /** Stored transactions that the bank has withdrawn. */
  readonly removedIds: readonly string[];
  /**
   * Pending transactions that the bank has withdrawn and that a new transaction has perhaps settled: they wait for a
   * person.
   */
  readonly doubtfulIds: readonly string[];
  /** Transactions that cannot be understood, with the reason for each. */
  readonly rejected: readonly RejectedTransaction[];
}

/**
 * Decides what news of a bank feed do to the ledger. In order: the same id; the pending transaction the bank links to;
 * the same transaction from another source, or a withdrawn transaction that comes again or settled without a link; else
 * new. A transaction that a person deleted stays deleted. A transaction that cannot be understood is handed back and
 * the others go on. Applying the same news twice changes nothing the second time.
 */
export function planFeed(news: FeedNews): FeedPlan {
  const changes: IngestChange[] = [];
  const settled = new Set<string>();
  const unknown: IncomingTransaction[] = [];
  const { accepted, rejected } = sortNews(news.incoming);
  for (const incoming of accepted) {
    const same = incoming.externalId === null ? undefined : news.known.get(incoming.externalId);
    const pending =
      incoming.pendingExternalId === null ? undefined : news.known.get(incoming.pendingExternalId);
    if (same) changes.push(changeOf(incoming, same, 'same bank ID'));
    else if (pending && !settled.has(pending.id) && isPlausibleLink(incoming, pending)) {
      settled.add(pending.id);
      changes.push(changeOf(incoming, pending, 'the bank says this pending transaction posted'));
    } else unknown.push(incoming);
  }
  const withdrawn = news.removedExternalIds.flatMap((id) => {
    const transaction = news.known.get(id);
    return transaction && transaction.externalId === id && !settled.has(transaction.id) ? [transaction] : [];
  });
  // A withdrawn transaction may come again under another id: settled, or told anew.
  const open = new Map([...news.others, ...withdrawn].map((transaction) => [transaction.id, transaction]));
  for (const change of reconcileUnknown(unknown, open)) {
    if (change.kind !== 'add') settled.add(change.existingId);
    changes.push(change);
  }
  const inDoubt = new Set(
    changes.flatMap((change) =>
      change.kind === 'add' && change.doubt?.kind === 'posted' ? change.doubt.existingId : [],
    ),
  );
  const gone = withdrawn
    .filter((transaction) => !settled.has(transaction.id) && !transaction.isRemoved)
    .map((transaction) => transaction.id);
  return {
    changes,
    removedIds: gone.filter((id) => !inDoubt.has(id)),
    doubtfulIds: gone.filter((id) => inDoubt.has(id)),
    rejected,
  };
}

/** A linked amount outside this ratio belongs to another purchase, unless the merchant agrees. Source: rule P1. */
const LINK_RATIO_MIN = 0.5;
const LINK_RATIO_MAX = 1.6;

/** Banks sometimes link a posted transaction to the wrong pending one. */
function isPlausibleLink(incoming: IncomingTransaction, pending: LedgerTransaction): boolean {
  if (pending.accountId !== incoming.accountId) return false;
  // Another posted transaction has taken the pending one's place before: its ID is the stored one's now.
  if (pending.externalId !== null && pending.externalId !== incoming.pendingExternalId) return false;
  const ratio = incoming.amountMinor / pending.amountMinor;
  if (ratio >= LINK_RATIO_MIN && ratio <= LINK_RATIO_MAX) return true;
  return ratio > 0 && new Texts().alike(fromSource(incoming), { ...fromLedger(pending), externalId: null });
}

function reconcileUnknown(
  unknown: readonly IncomingTransaction[],
  open: ReadonlyMap<string, LedgerTransaction>,
): IngestChange[] {
  const byKey = new Map(unknown.map((transaction) => [transaction.key, transaction]));
  const existing = [...open.values()].map((transaction) => ({
    ...fromLedger(transaction),
    externalId: null,
  }));
  return reconcile({ existing, incoming: unknown.map(fromSource) }).flatMap((decision): IngestChange[] => {
    const incoming = byKey.get(decision.incomingId);
    if (!incoming) return [];
    const match = decision.existingId === null ? undefined : open.get(decision.existingId);
    if (match && (decision.action === 'duplicate' || decision.action === 'posted'))
      return [changeOf(incoming, match, decision.reason)];
    return [
      {
        kind: 'add',
        incoming,
        transaction: describeTransaction(incoming),
        reason: decision.reason,
        doubt: doubtOf(decision, match?.status === 'pending' && !incoming.isPending),
      },
    ];
  });
}

function changeOf(incoming: IncomingTransaction, existing: LedgerTransaction, reason: string): IngestChange {
  const transaction = describeTransaction(incoming);
  // A settled transaction never becomes pending again: news can arrive out of order.
  if (existing.status === 'posted' && transaction.status === 'pending')
    return { kind: 'keep', incoming, existingId: existing.id, reason };
  const what = describeChange(existing, transaction);
  if (what.length === 0 && existing.externalId === incoming.externalId && !existing.isRemoved)
    return { kind: 'keep', incoming, existingId: existing.id, reason };
  return { kind: 'update', incoming, transaction, existingId: existing.id, what, reason };
}
