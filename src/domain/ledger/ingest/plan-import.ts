import { reconcile } from '../reconcile/reconcile.ts';
import { describeRow } from './describe-row.ts';
import { doubtOf } from './doubt-of.ts';
import type { IncomingRow, IngestChange, LedgerRow } from './ingest-types.ts';
import { fromLedger, fromSource } from './to-reconcile-row.ts';

/**
 * Decides what the rows of a statement file do to the ledger: `keep` for a row it holds already, `add` for a new
 * one (with the row it may be, when that is in doubt), `update` for a pending row that the file settles.
 */
export function planImport(incoming: readonly IncomingRow[], existing: readonly LedgerRow[]): IngestChange[] {
  const byKey = new Map(incoming.map((row) => [row.key, row]));
  const pendingIds = new Set(existing.filter((row) => row.status === 'pending').map((row) => row.id));
  const decisions = reconcile({
    // A file's merchant is read from its text on both sides: only the text is compared.
    existing: existing.map((row) => ({ ...fromLedger(row), merchant: null })),
    incoming: incoming.map((row) => ({ ...fromSource(row), merchant: null })),
  });
  return decisions.flatMap((decision): IngestChange[] => {
    const row = byKey.get(decision.incomingId);
    if (!row) return [];
    const { existingId, reason } = decision;
    if (existingId !== null && decision.action === 'duplicate')
      return [{ kind: 'keep', incoming: row, existingId, reason }];
    if (existingId !== null && decision.action === 'posted') {
      return [{ kind: 'update', incoming: row, row: describeRow(row), existingId, what: ['Posted'], reason }];
    }
    const maySettle = existingId !== null && pendingIds.has(existingId) && !row.isPending;
    return [
      { kind: 'add', incoming: row, row: describeRow(row), reason, doubt: doubtOf(decision, maySettle) },
    ];
  });
}
