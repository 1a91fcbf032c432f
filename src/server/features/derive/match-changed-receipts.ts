import type { UserDb } from '#db/pool.ts';
import type { Changes } from '#db/repositories/matching/match-changes.ts';
import {
  matchIncrementally,
  type ReadRequest,
  type ReadResult,
} from '#domain/matching/match-incrementally.ts';
import type { Learned } from './learned.ts';
import {
  type MatchableReceipt,
  readCandidates,
  readCandidatesById,
  readCandidatesOf,
  readDeclined,
  readMatchable,
  readMatchableOf,
  readOwnMatches,
} from './match-query.ts';
import type { MatchNeeds } from './needs.ts';
import { saveMatches } from './save-matches.ts';

/** What a change touched: its receipts, also as they were, and all whose joins it may have moved. */
interface Touched {
  readonly receiptIds: readonly string[];
  readonly receiptsBefore: Changes['receiptsBefore'];
}

/** Null when the change reaches too far to be followed: then everything is to be matched. */
export async function matchChangedReceipts(
  services: MatchNeeds,
  db: UserDb,
  isSandbox: boolean,
  changes: Changes,
  learned: Learned & { readonly cardAccounts: ReadonlyMap<string, string> },
): Promise<Touched | null> {
  const { receiptIds, transactionIds, receiptsBefore, transactionsBefore } = changes;
  if (receiptIds.length + transactionIds.length === 0) return { receiptIds, receiptsBefore };
  const added = {
    receipts: await readMatchableOf(db, isSandbox, receiptIds),
    transactions: await readCandidatesById(db, isSandbox, transactionIds),
  };
  const known = new Map<string, MatchableReceipt>();
  const search = matchIncrementally(
    { added, removed: { receipts: receiptsBefore, transactions: transactionsBefore } },
    { ...learned, declined: await readDeclined(db) },
  );
  let step = search.next();
  while (!step.done) {
    const part = await readPart(db, isSandbox, step.value);
    for (const receipt of part.receipts) known.set(receipt.id, receipt);
    step = search.next(part);
  }
  const found = step.value;
  if (found === null) return null;
  const reached = [...new Set([...receiptIds, ...found.receiptIds])];
  if (reached.length === 0) return { receiptIds: reached, receiptsBefore };
  const stored = await readOwnMatches(db, isSandbox, reached);
  const receipts = reached.flatMap((id) => known.get(id) ?? []);
  await saveMatches(services, db, receipts, stored, found.matches);
  return { receiptIds: reached, receiptsBefore };
}

async function readPart(
  db: UserDb,
  isSandbox: boolean,
  wanted: ReadRequest,
): Promise<ReadResult & { readonly receipts: readonly MatchableReceipt[] }> {
  const { from, to } = wanted;
  if (wanted.kind === 'receipts')
    return { receipts: await readMatchable(db, isSandbox, { from, to }), transactions: [] };
  if (wanted.kind === 'transactions')
    return { receipts: [], transactions: await readCandidates(db, isSandbox, from, to) };
  return { receipts: [], transactions: await readCandidatesOf(db, isSandbox, wanted.amounts, from, to) };
}
