import { setImmediate } from 'node:timers/promises';
import type { UserDb } from '#db/pool.ts';
import { findTransactionsByExternalIds } from '#db/repositories/transactions/transactions.ts';
import { applyCorrections, type CorrectionResult } from '#domain/ledger/ingest/correct-transactions.ts';
import type { Services } from '../../lib/services.ts';
import { readChunk, type StagedAccount } from '../../lib/staged-transactions.ts';
import { classifyTransactions, packAccount } from './classify-transactions.ts';
import { classifyUniformly } from './classify-uniformly.ts';

/**
 * The effect of one account of a file on its target account (null: a new one). Large files are compared in a reader
 * process, so that they do not block this one.
 */
export async function planAccount(
  services: Services,
  db: UserDb,
  staged: StagedAccount,
  accountId: string | null,
  signal?: AbortSignal,
): Promise<CorrectionResult> {
  const verdicts =
    (await classifyUniformly(db, staged, accountId)) ??
    (await classifyTransactions(services, db, staged, await packAccount(db, staged, accountId), signal));
  if (accountId === null || staged.corrections.length === 0) return { verdicts, deletions: [] };
  const ids = staged.corrections.map((correction) => correction.externalId);
  const known = await findTransactionsByExternalIds(db, [accountId], 'file', ids);
  const rows = [...known].map(
    ([externalId, transaction]) => [externalId, { ...transaction, externalId }] as const,
  );
  return applyCorrections(await listExternalIds(staged), verdicts, staged.corrections, new Map(rows));
}

/** The bank's IDs of a file's transactions, in their order. */
async function listExternalIds(staged: StagedAccount): Promise<{ readonly externalId: string | null }[]> {
  const ids: { readonly externalId: string | null }[] = [];
  for (const index of staged.chunks.keys()) {
    for (const { externalId } of readChunk(staged, index)) ids.push({ externalId });
    await setImmediate();
  }
  return ids;
}
