import { reconcile } from '../reconcile/reconcile.ts';
import { describeRow } from './describe-row.ts';
import { doubtOf } from './doubt-of.ts';
import type { ComparedRow, Doubt, IncomingRow, IngestChange } from './ingest-types.ts';
import { fromAccount, fromFile } from './to-reconcile-row.ts';

/** What becomes of one row of a file, before it is described. `update` and `keep` name the stored row. */
export type ImportDecision =
  | {
      readonly kind: 'add';
      readonly incoming: IncomingRow;
      readonly reason: string;
      readonly doubt: Doubt | null;
    }
  | {
      readonly kind: 'update' | 'keep';
      readonly incoming: IncomingRow;
      readonly existingId: string;
      /** What changes on the stored row, in words; empty when nothing does. */
      readonly what: readonly string[];
      readonly reason: string;
      /** The ledger knows the row by this very id already: there is nothing to write. */
      readonly isKnown: boolean;
    };

/**
 * Decides what the rows of one account of a statement file do to that account in the ledger: `keep` for a row it holds already, `add` for a new
 * one (with the row it may be, when that is in doubt), `update` for a pending row that the file settles.
 */
export function decideImport(
  incoming: readonly IncomingRow[],
  existing: readonly ComparedRow[],
): ImportDecision[] {
  const byKey = new Map(incoming.map((row) => [row.key, row]));
  const idOf = new Map(existing.map((row) => [row.id, row.externalId]));
  const pendingIds = new Set(existing.filter((row) => row.status === 'pending').map((row) => row.id));
  const decisions = reconcile({
    existing: existing.map(fromAccount),
    incoming: incoming.map(fromFile),
  });
  return decisions.flatMap((decision): ImportDecision[] => {
    const row = byKey.get(decision.incomingId);
    if (!row) return [];
    const { existingId, reason } = decision;
    if (existingId !== null && decision.action === 'duplicate')
      return [
        {
          kind: 'keep',
          incoming: row,
          existingId,
          what: [],
          reason,
          isKnown: idOf.get(existingId) === row.externalId,
        },
      ];
    if (existingId !== null && decision.action === 'posted')
      return [{ kind: 'update', incoming: row, existingId, what: ['Posted'], reason, isKnown: false }];
    const maySettle = existingId !== null && pendingIds.has(existingId) && !row.isPending;
    return [{ kind: 'add', incoming: row, reason, doubt: doubtOf(decision, maySettle) }];
  });
}

/** A decision about a row of the account with the row as the ledger will show it. */
export function describeDecision(decision: ImportDecision, accountId: string): IngestChange {
  const incoming = { ...decision.incoming, accountId };
  const { reason } = decision;
  if (decision.kind === 'keep') return { kind: 'keep', incoming, existingId: decision.existingId, reason };
  const row = describeRow(incoming);
  if (decision.kind === 'add') return { kind: 'add', incoming, row, reason, doubt: decision.doubt };
  const { existingId, what } = decision;
  return { kind: 'update', incoming, row, existingId, what, reason };
}
