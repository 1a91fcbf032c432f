import { setImmediate as turn } from 'node:timers/promises';
import type { UserDb } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { keepBefore } from '#db/repositories/import-changes.ts';
import { type SaveOptions, saveChanges } from '#db/repositories/ledger-changes.ts';
import { removeTransactions } from '#db/repositories/transactions.ts';
import type { Corrected } from '#domain/ledger/ingest/correct-rows.ts';
import type { IngestChange } from '#domain/ledger/ingest/ingest-types.ts';
import { describeDecision, type ImportDecision } from '#domain/ledger/ingest/plan-import.ts';
import type { Services } from '../../lib/services.ts';

interface SaveChoice {
  readonly accountId: string;
  readonly importId: string;
  readonly isSandbox: boolean;
  readonly addPossibleMatches: boolean;
  /** Told how many rows are written so far. */
  readonly onSaved: (rows: number) => void;
}

/** Small enough that what describes a batch is gone from memory before the next one. */
const BATCH_ROWS = 2_000;
/** Rows described before other requests get their turn. */
const TURN_ROWS = 500;

/**
 * Writes what was decided, having kept what it changes; gives the number of added rows. The next batch is described
 * while the database writes the one before.
 */
export async function savePlan(
  services: Services,
  db: UserDb,
  { decisions, withdrawals }: Corrected,
  choice: SaveChoice,
): Promise<number> {
  const { importId, isSandbox } = choice;
  const at = services.clock.now();
  const kept = inOrder(decisions, choice.addPossibleMatches);
  const withdrawn = withdrawals.map(({ row }) => row.id);
  const changed = kept.flatMap((decision) => (decision.kind === 'update' ? decision.existingId : []));
  await keepBefore(db, importId, [...changed, ...withdrawn]);
  const nextId = (): string => services.ids.next();
  const options = { source: 'file', isSandbox, importId, at, nextId } as const;
  const added = await saveInBatches(db, kept, options, choice);
  await removeTransactions(db, withdrawn, 'import', at);
  const events = withdrawals.map(({ row, reason }) => ({
    id: nextId(),
    transactionId: row.id,
    what: 'Deleted by the bank',
    reason,
  }));
  await recordEvents(db, events, at);
  return added;
}

/** What is to be written: plain new rows first, then those that touch others. */
function inOrder(decisions: readonly ImportDecision[], addPossibleMatches: boolean): ImportDecision[] {
  const plain: ImportDecision[] = [];
  const rest: ImportDecision[] = [];
  for (const decision of decisions) {
    if (decision.kind === 'add' && decision.doubt === null) plain.push(decision);
    else if (decision.kind === 'add' ? addPossibleMatches : !decision.isKnown) rest.push(decision);
  }
  return [...plain, ...rest];
}

async function saveInBatches(
  db: UserDb,
  decisions: readonly ImportDecision[],
  options: SaveOptions,
  { accountId, onSaved }: SaveChoice,
): Promise<number> {
  let added = 0;
  let writing: Promise<number> = Promise.resolve(0);
  for (let start = 0; start < decisions.length; start += BATCH_ROWS) {
    const changes = await describeInTurns(decisions.slice(start, start + BATCH_ROWS), accountId);
    added += await writing;
    onSaved(start);
    writing = saveChanges(db, changes, options);
    // Awaited below; until then a failure must not count as one nobody looks at.
    writing.catch(() => undefined);
  }
  return added + (await writing);
}

async function describeInTurns(
  decisions: readonly ImportDecision[],
  accountId: string,
): Promise<IngestChange[]> {
  const changes: IngestChange[] = [];
  for (let start = 0; start < decisions.length; start += TURN_ROWS) {
    for (const decision of decisions.slice(start, start + TURN_ROWS))
      changes.push(describeDecision(decision, accountId));
    await turn();
  }
  return changes;
}
