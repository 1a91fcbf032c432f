import { setImmediate as turn } from 'node:timers/promises';
import type { UserDb } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { applyIngestPlan, type SaveOptions } from '#db/repositories/ledger-changes.ts';
import { saveStateBeforeImport } from '#db/repositories/transactions/import-transactions.ts';
import { removeTransactions } from '#db/repositories/transactions/removal.ts';
import type { CorrectionResult } from '#domain/ledger/ingest/correct-transactions.ts';
import type { IngestChange } from '#domain/ledger/ingest/ingest-types.ts';
import {
  type ImportDecision,
  type ImportVerdict,
  toIngestChange,
} from '#domain/ledger/ingest/plan-import.ts';
import type { Services } from '../../lib/services.ts';
import { CHUNK_SIZE, readChunk, type StagedAccount } from '../../lib/staged-transactions.ts';
import { type SaveChoice, saveNewTransactions } from './save-new-transactions.ts';

/** Yields to other requests after describing this many transactions. */
const YIELD_EVERY = 500;

/**
 * Applies the verdicts of one account, after storing the previous state of the transactions it changes. Returns the
 * number of added transactions. Chunks are described while the database writes the previous one: first the new
 * transactions that affect no others, then the remaining changes.
 */
export async function savePlan(
  services: Services,
  db: UserDb,
  staged: StagedAccount,
  { verdicts, deletions }: CorrectionResult,
  choice: SaveChoice,
): Promise<number> {
  const { importId, isSandbox } = choice;
  const at = services.clock.now();
  const withdrawn = deletions.map(({ transaction }) => transaction.id);
  const changed = verdicts.flatMap((verdict) => (verdict.kind === 'update' ? verdict.existingId : []));
  await saveStateBeforeImport(db, importId, [...changed, ...withdrawn]);
  const nextId = (): string => services.ids.next();
  const options = { source: 'file', isSandbox, importId, at, nextId } as const;
  const others = (verdict: ImportVerdict) =>
    verdict.kind === 'add' ? verdict.doubt !== null && choice.addPossibleMatches : verdict.kind !== 'known';
  let added = await saveNewTransactions(services, db, staged, verdicts, options, choice);
  const onSaved = () => choice.onSaved(staged.transactionCount);
  added += await saveChunks(db, staged, verdicts, others, options, { ...choice, onSaved });
  await removeTransactions(db, withdrawn, 'import', at);
  const events = deletions.map(({ transaction, reason }) => ({
    id: nextId(),
    transactionId: transaction.id,
    source: 'provider' as const,
    detail: { kind: 'updatedBySource' as const, values: { what: reason, reason: '' } },
  }));
  await recordEvents(db, events, at);
  return added;
}

type VerdictFilter = (verdict: ImportVerdict) => boolean;

/** Writes the transactions whose verdict passes the filter. */
async function saveChunks(
  db: UserDb,
  staged: StagedAccount,
  verdicts: readonly ImportVerdict[],
  isChosen: VerdictFilter,
  options: SaveOptions,
  { accountId, onSaved }: SaveChoice,
): Promise<number> {
  let added = 0;
  let writing: Promise<number> = Promise.resolve(0);
  for (const batch of batches(staged, verdicts, isChosen)) {
    const changes = await describeDecisions(batch.decisions, accountId);
    added += await writing;
    onSaved(batch.from);
    writing = applyIngestPlan(db, changes, options);
    // Awaited below; this avoids an unhandled rejection until then.
    writing.catch(() => undefined);
  }
  return added + (await writing);
}

/** The selected decisions, in batches of at least one chunk; chunks without any are never unpacked. */
function* batches(
  staged: StagedAccount,
  verdicts: readonly ImportVerdict[],
  isChosen: VerdictFilter,
): Generator<{ readonly from: number; readonly decisions: readonly ImportDecision[] }> {
  let decisions: ImportDecision[] = [];
  for (const chunk of staged.chunks.keys()) {
    const from = chunk * CHUNK_SIZE;
    const judged = verdicts.slice(from, from + CHUNK_SIZE);
    if (!judged.some(isChosen)) continue;
    for (const [place, incoming] of readChunk(staged, chunk).entries()) {
      const verdict = judged[place];
      if (verdict && verdict.kind !== 'known' && isChosen(verdict)) decisions.push({ ...verdict, incoming });
    }
    if (decisions.length < CHUNK_SIZE) continue;
    yield { from, decisions };
    decisions = [];
  }
  if (decisions.length > 0) yield { from: staged.transactionCount - decisions.length, decisions };
}

async function describeDecisions(
  decisions: readonly ImportDecision[],
  accountId: string,
): Promise<IngestChange[]> {
  const changes: IngestChange[] = [];
  for (let start = 0; start < decisions.length; start += YIELD_EVERY) {
    for (const decision of decisions.slice(start, start + YIELD_EVERY))
      changes.push(toIngestChange(decision, accountId));
    await turn();
  }
  return changes;
}
