import type { UserDb } from '#db/pool.ts';
import type { MatchChanges } from '#db/repositories/matching/match-changes.ts';
import {
  matchIncrementally,
  type ReadRequest,
  type ReadResult,
} from '#domain/matching/match-incrementally.ts';
import type { MatchServices } from './derive-services.ts';
import {
  type MatchableReceipt,
  readAutomaticMatches,
  readCandidates,
  readCandidatesByAmount,
  readCandidatesById,
  readDeclinedPairs,
  readMatchableReceipts,
  readMatchableReceiptsById,
} from './match-query.ts';
import type { MatcherKnowledge } from './matcher-knowledge.ts';
import { saveMatches } from './save-matches.ts';

/** The receipts whose matches a change may affect, and the changed receipts as they were before. */
interface AffectedReceipts {
  readonly receiptIds: readonly string[];
  readonly receiptsBefore: MatchChanges['receiptsBefore'];
}

/** Matches only the receipts affected by the changes. Null if the changes affect too many; then all must be matched. */
export async function matchChangedReceipts(
  services: MatchServices,
  db: UserDb,
  isSandbox: boolean,
  changes: MatchChanges,
  learned: MatcherKnowledge & { readonly cardAccounts: ReadonlyMap<string, string> },
): Promise<AffectedReceipts | null> {
  const { receiptIds, transactionIds, receiptsBefore, transactionsBefore } = changes;
  if (receiptIds.length + transactionIds.length === 0) return { receiptIds, receiptsBefore };
  const [receipts, transactions, declined] = await Promise.all([
    readMatchableReceiptsById(db, isSandbox, receiptIds),
    readCandidatesById(db, isSandbox, transactionIds),
    readDeclinedPairs(db),
  ]);
  const known = new Map<string, MatchableReceipt>();
  const search = matchIncrementally(
    {
      added: { receipts, transactions },
      removed: { receipts: receiptsBefore, transactions: transactionsBefore },
    },
    { ...learned, declined },
  );
  let step = search.next();
  while (!step.done) {
    const part = await readPart(db, isSandbox, step.value);
    for (const receipt of part.receipts) known.set(receipt.id, receipt);
    step = search.next(part);
  }
  const found = step.value;
  if (found === null) return null;
  const affected = [...new Set([...receiptIds, ...found.receiptIds])];
  if (affected.length === 0) return { receiptIds: affected, receiptsBefore };
  const stored = await readAutomaticMatches(db, isSandbox, affected);
  const touched = affected.flatMap((id) => known.get(id) ?? []);
  await saveMatches(services, db, touched, stored, found.matches);
  return { receiptIds: affected, receiptsBefore };
}

async function readPart(
  db: UserDb,
  isSandbox: boolean,
  wanted: ReadRequest,
): Promise<ReadResult & { readonly receipts: readonly MatchableReceipt[] }> {
  const { from, to } = wanted;
  if (wanted.kind === 'receipts')
    return { receipts: await readMatchableReceipts(db, isSandbox, { from, to }), transactions: [] };
  if (wanted.kind === 'transactions')
    return { receipts: [], transactions: await readCandidates(db, isSandbox, from, to) };
  return {
    receipts: [],
    transactions: await readCandidatesByAmount(db, isSandbox, wanted.amounts, from, to),
  };
}
