import { describeChange } from '../merge-bank-fields.ts';
import { Texts } from '../reconcile/board.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { describeRow } from './describe-row.ts';
import { doubtOf } from './doubt-of.ts';
import type { IncomingRow, IngestChange, LedgerRow, RejectedRow } from './ingest-types.ts';
import { sortNews } from './reject-row.ts';
import { fromLedger, fromSource } from './to-reconcile-row.ts';

export interface FeedNews {
  readonly incoming: readonly IncomingRow[];
  readonly removedExternalIds: readonly string[];
  /** Rows the feed has named before, by the id it used. */
  readonly known: ReadonlyMap<string, LedgerRow>;
  /** Rows of the same accounts around the same days that the feed does not name, from files or other feeds. */
  readonly others: readonly LedgerRow[];
}

export interface FeedPlan {
  readonly changes: readonly IngestChange[];
  /** Stored rows that the bank has withdrawn. */
  readonly removedIds: readonly string[];
  /** Pending rows that the bank has withdrawn and that a new row has perhaps settled: they wait for a person. */
  readonly doubtfulIds: readonly string[];
  /** Rows that cannot be understood, with the reason for each. */
  readonly rejected: readonly RejectedRow[];
}

/**
 * Decides what news of a bank feed do to the ledger. In order: the same id; the pending row the bank links to; the
 * same row from another source, or a withdrawn row that comes again or settled without a link; else new. A row that a
 * person deleted stays deleted. A row that cannot be
 * understood is handed back and the others go on. Applying the same news twice changes nothing the second time.
 */
export function planFeed(news: FeedNews): FeedPlan {
  const changes: IngestChange[] = [];
  const settled = new Set<string>();
  const unknown: IncomingRow[] = [];
  const { accepted, rejected } = sortNews(news.incoming);
  for (const incoming of accepted) {
    const same = incoming.externalId === null ? undefined : news.known.get(incoming.externalId);
    const pending =
      incoming.pendingExternalId === null ? undefined : news.known.get(incoming.pendingExternalId);
    if (same) changes.push(changeOf(incoming, same, 'same bank ID'));
    else if (pending && isPlausibleLink(incoming, pending)) {
      settled.add(pending.id);
      changes.push(changeOf(incoming, pending, 'the bank says this pending transaction posted'));
    } else unknown.push(incoming);
  }
  const withdrawn = news.removedExternalIds.flatMap((id) => {
    const row = news.known.get(id);
    return row && row.externalId === id && !settled.has(row.id) ? [row] : [];
  });
  // A withdrawn row may come again under another id: settled, or told anew.
  const open = new Map([...news.others, ...withdrawn].map((row) => [row.id, row]));
  for (const change of reconcileUnknown(unknown, open)) {
    if (change.kind !== 'add') settled.add(change.existingId);
    changes.push(change);
  }
  const inDoubt = new Set(
    changes.flatMap((change) =>
      change.kind === 'add' && change.doubt?.kind === 'posted' ? change.doubt.existingId : [],
    ),
  );
  const gone = withdrawn.filter((row) => !settled.has(row.id) && !row.isRemoved).map((row) => row.id);
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

/** Banks sometimes link a posted row to the wrong pending one. */
function isPlausibleLink(incoming: IncomingRow, pending: LedgerRow): boolean {
  if (pending.accountId !== incoming.accountId) return false;
  const ratio = incoming.amountMinor / pending.amountMinor;
  if (ratio >= LINK_RATIO_MIN && ratio <= LINK_RATIO_MAX) return true;
  return ratio > 0 && new Texts().alike(fromSource(incoming), { ...fromLedger(pending), externalId: null });
}

function reconcileUnknown(
  unknown: readonly IncomingRow[],
  open: ReadonlyMap<string, LedgerRow>,
): IngestChange[] {
  const byKey = new Map(unknown.map((row) => [row.key, row]));
  const existing = [...open.values()].map((row) => ({ ...fromLedger(row), externalId: null }));
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
        row: describeRow(incoming),
        reason: decision.reason,
        doubt: doubtOf(decision, match?.status === 'pending' && !incoming.isPending),
      },
    ];
  });
}

function changeOf(incoming: IncomingRow, existing: LedgerRow, reason: string): IngestChange {
  const row = describeRow(incoming);
  // A settled row never becomes pending again: news can arrive out of order.
  if (existing.status === 'posted' && row.status === 'pending')
    return { kind: 'keep', incoming, existingId: existing.id, reason };
  const what = describeChange(existing, row);
  if (what.length === 0 && existing.externalId === incoming.externalId && !existing.isRemoved)
    return { kind: 'keep', incoming, existingId: existing.id, reason };
  return { kind: 'update', incoming, row, existingId: existing.id, what, reason };
}
