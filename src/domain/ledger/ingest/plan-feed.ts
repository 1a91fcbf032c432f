import { describeBankChange } from '../merge-bank-fields.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { PENDING_POSTED, SAME_BANK_ID } from '../reconcile/reconcile-reasons.ts';
import { TextComparer } from '../reconcile/reconcile-state.ts';
import { describeTransaction } from './describe-transaction.ts';
import type {
  IncomingTransaction,
  IngestChange,
  LedgerTransaction,
  RejectedTransaction,
} from './ingest-types.ts';
import { toPossibleMatch } from './possible-match.ts';
import { validateIncoming } from './reject-transaction.ts';
import { fromLedger, fromSource } from './to-reconcile-transaction.ts';

export interface FeedUpdate {
  readonly incoming: readonly IncomingTransaction[];
  readonly removedExternalIds: readonly string[];
  /** Stored transactions the feed has sent before, by the feed's id. */
  readonly known: ReadonlyMap<string, LedgerTransaction>;
  /** Stored transactions of the same accounts and days from files or other feeds. */
  readonly others: readonly LedgerTransaction[];
}

export interface FeedPlan {
  readonly changes: readonly IngestChange[];
  /** Ids of stored transactions the bank has removed. */
  readonly removedIds: readonly string[];
  /** Ids of pending transactions the bank has removed that a new transaction may have replaced; the user decides. */
  readonly uncertainRemovalIds: readonly string[];
  /** Invalid transactions with the reason for each. */
  readonly rejected: readonly RejectedTransaction[];
}

/**
 * Plans the ledger changes for an update from a bank feed. Checked in order: same id; pending transaction linked by the
 * bank; same transaction from another source, or a removed transaction that returns or posts without a link; otherwise
 * new. Transactions the user deleted stay deleted. Invalid transactions are returned in `rejected` and the others are
 * processed. Idempotent: applying the same update twice changes nothing the second time.
 */
export function planFeed(feed: FeedUpdate): FeedPlan {
  const changes: IngestChange[] = [];
  const settled = new Set<string>();
  const unknown: IncomingTransaction[] = [];
  const { accepted, rejected } = validateIncoming(feed.incoming);
  for (const incoming of accepted) {
    const same = incoming.externalId === null ? undefined : feed.known.get(incoming.externalId);
    const pending =
      incoming.pendingExternalId === null ? undefined : feed.known.get(incoming.pendingExternalId);
    if (same) changes.push(toUpdate(incoming, same, SAME_BANK_ID));
    else if (pending && !settled.has(pending.id) && isPlausibleLink(incoming, pending)) {
      settled.add(pending.id);
      changes.push(toUpdate(incoming, pending, PENDING_POSTED));
    } else unknown.push(incoming);
  }
  const removed = feed.removedExternalIds.flatMap((id) => {
    const transaction = feed.known.get(id);
    return transaction && transaction.externalId === id && !settled.has(transaction.id) ? [transaction] : [];
  });
  // A removed transaction may return under another id, posted or simply sent again.
  const open = new Map([...feed.others, ...removed].map((transaction) => [transaction.id, transaction]));
  for (const change of reconcileUnknown(unknown, open)) {
    if (change.kind !== 'add') settled.add(change.existingId);
    changes.push(change);
  }
  const inDoubt = new Set(
    changes.flatMap((change) =>
      change.kind === 'add' && change.doubt?.kind === 'posted' ? change.doubt.existingId : [],
    ),
  );
  const gone = removed
    .filter((transaction) => !settled.has(transaction.id) && !transaction.isRemoved)
    .map((transaction) => transaction.id);
  return {
    changes,
    removedIds: gone.filter((id) => !inDoubt.has(id)),
    uncertainRemovalIds: gone.filter((id) => inDoubt.has(id)),
    rejected,
  };
}

/** A linked amount outside this ratio belongs to another purchase, unless the merchant agrees. */
const LINK_RATIO_MIN = 0.5;
const LINK_RATIO_MAX = 1.6;

/** Banks sometimes link a posted transaction to the wrong pending one. */
function isPlausibleLink(incoming: IncomingTransaction, pending: LedgerTransaction): boolean {
  if (pending.accountId !== incoming.accountId) return false;
  // The stored transaction has another id, so a different posted transaction already replaced the pending one.
  if (pending.externalId !== null && pending.externalId !== incoming.pendingExternalId) return false;
  const ratio = incoming.amountMinor / pending.amountMinor;
  if (ratio >= LINK_RATIO_MIN && ratio <= LINK_RATIO_MAX) return true;
  return (
    ratio > 0 &&
    new TextComparer().isSameParty(fromSource(incoming), { ...fromLedger(pending), externalId: null })
  );
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
      return [toUpdate(incoming, match, decision.reason)];
    return [
      {
        kind: 'add',
        incoming,
        transaction: describeTransaction(incoming),
        reason: decision.reason,
        doubt: toPossibleMatch(decision, match?.status === 'pending' && !incoming.isPending),
      },
    ];
  });
}

function toUpdate(incoming: IncomingTransaction, existing: LedgerTransaction, reason: string): IngestChange {
  const transaction = describeTransaction(incoming);
  // A posted transaction never becomes pending again: updates can arrive out of order.
  if (existing.status === 'posted' && transaction.status === 'pending')
    return { kind: 'keep', incoming, existingId: existing.id, reason };
  const what = describeBankChange(existing, transaction);
  if (what.length === 0 && existing.externalId === incoming.externalId && !existing.isRemoved)
    return { kind: 'keep', incoming, existingId: existing.id, reason };
  return { kind: 'update', incoming, transaction, existingId: existing.id, what, reason };
}
