import { setImmediate as turn } from 'node:timers/promises';
import type { UserDb } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { type SaveOptions, saveChanges } from '#db/repositories/ledger-changes.ts';
import { keepBefore } from '#db/repositories/transactions/import-transactions.ts';
import { removeTransactions } from '#db/repositories/transactions/standing.ts';
import type { Corrected } from '#domain/ledger/ingest/correct-transactions.ts';
import type { IngestChange } from '#domain/ledger/ingest/ingest-types.ts';
import {
  describeDecision,
  type ImportDecision,
  type ImportVerdict,
} from '#domain/ledger/ingest/plan-import.ts';
import type { Services } from '../../lib/services.ts';
import { CHUNK_SIZE, readChunk, type StagedAccount } from '../../lib/staged-transactions.ts';
import { type SaveChoice, saveNew } from './save-new.ts';

/** Transactions described before other requests get their turn. */
const TURN_SIZE = 500;

/**
 * Writes what was decided, having kept what it changes; gives the number of added transactions. Chunk after chunk is
 * unpacked, described and written, the next one described while the database writes the one before: plain new
 * transactions first, then those that touch others.
 */
export async function savePlan(
  services: Services,
  db: UserDb,
  staged: StagedAccount,
  { verdicts, withdrawals }: Corrected,
  choice: SaveChoice,
): Promise<number> {
  const { importId, isSandbox } = choice;
  const at = services.clock.now();
  const withdrawn = withdrawals.map(({ transaction }) => transaction.id);
  const changed = verdicts.flatMap((verdict) => (verdict.kind === 'update' ? verdict.existingId : []));
  await keepBefore(db, importId, [...changed, ...withdrawn]);
  const nextId = (): string => services.ids.next();
  const options = { source: 'file', isSandbox, importId, at, nextId } as const;
  const others = (verdict: ImportVerdict) =>
    verdict.kind === 'add' ? verdict.doubt !== null && choice.addPossibleMatches : verdict.kind !== 'known';
  let added = await saveNew(services, db, staged, verdicts, options, choice);
  const onSaved = () => choice.onSaved(staged.transactionCount);
  added += await saveChunks(db, staged, verdicts, others, options, { ...choice, onSaved });
  await removeTransactions(db, withdrawn, 'import', at);
  const events = withdrawals.map(({ transaction, reason }) => ({
    id: nextId(),
    transactionId: transaction.id,
    source: 'provider' as const,
    detail: { kind: 'updatedBySource' as const, values: { what: 'Deleted by the bank', reason } },
  }));
  await recordEvents(db, events, at);
  return added;
}

type Chosen = (verdict: ImportVerdict) => boolean;

/** Writes those transactions whose verdict is chosen. */
async function saveChunks(
  db: UserDb,
  staged: StagedAccount,
  verdicts: readonly ImportVerdict[],
  isChosen: Chosen,
  options: SaveOptions,
  { accountId, onSaved }: SaveChoice,
): Promise<number> {
  let added = 0;
  let writing: Promise<number> = Promise.resolve(0);
  for (const batch of batches(staged, verdicts, isChosen)) {
    const changes = await describeInTurns(batch.decisions, accountId);
    added += await writing;
    onSaved(batch.from);
    writing = saveChanges(db, changes, options);
    // Awaited below; until then a failure must not count as one nobody looks at.
    writing.catch(() => undefined);
  }
  return added + (await writing);
}

/** The chosen transactions, at least a chunk's worth at a time but for the last; chunks without any stay packed. */
function* batches(
  staged: StagedAccount,
  verdicts: readonly ImportVerdict[],
  isChosen: Chosen,
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

async function describeInTurns(
  decisions: readonly ImportDecision[],
  accountId: string,
): Promise<IngestChange[]> {
  const changes: IngestChange[] = [];
  for (let start = 0; start < decisions.length; start += TURN_SIZE) {
    for (const decision of decisions.slice(start, start + TURN_SIZE))
      changes.push(describeDecision(decision, accountId));
    await turn();
  }
  return changes;
}
