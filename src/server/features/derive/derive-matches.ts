import { createHash } from 'node:crypto';
import type { UserDb } from '#db/pool.ts';
import { type Changes, takeChanges } from '#db/repositories/matching/match-changes.ts';
import { holdMatches, openMatchState, writeMatchState } from '#db/repositories/matching/match-states.ts';
import { findWeights } from '#db/repositories/matching/match-weights.ts';
import { markTransactionsPending } from '#db/repositories/owed-derivations.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { type Found, matchChanged, type Wanted } from '#domain/matching/match-changed.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { MatchInput } from '#domain/matching/match-types.ts';
import {
  countMatched,
  type MatchableReceipt,
  readAliases,
  readCandidates,
  readCandidatesById,
  readCandidatesOf,
  readDeclined,
  readMasks,
  readMatchable,
  readMatchableOf,
  readOwnMatches,
} from './match-query.ts';
import type { MatchNeeds } from './needs.ts';
import { saveMatches } from './save-matches.ts';
import { settleReceiptTransactions } from './settle-receipt-transactions.ts';

/**
 * Transactions that tell something of a receipt: slow shipments, and the transactions of one amount that make a habit
 * or a series.
 */
const DAYS_BEFORE = 125;
const DAYS_AFTER = 185;
/** More changes than these are matched with everything else. */
const CHANGES_MAX = 20;

/**
 * Matches receipts to the transactions that paid them. Sure pairs are joined, likely ones wait for the person. What the
 * matcher joined before is worked out anew, so that the state never hangs on what arrived first; what a person decided
 * is never touched. Where little has changed since the last time only its neighbourhood is looked at, with the same
 * result. True when transactions that represent receipts came, went or changed: that is owed then, too.
 */
export async function deriveMatches(services: MatchNeeds, userId: string): Promise<boolean> {
  return services.db.withUser(userId, async (db) => {
    await holdMatches(db);
    let haveTransactionsChanged = false;
    for (const isSandbox of [false, true])
      haveTransactionsChanged = (await matchWorld(services, db, isSandbox)) || haveTransactionsChanged;
    if (haveTransactionsChanged) await markTransactionsPending(db);
    return haveTransactionsChanged;
  });
}

/** The same; gives the number of receipts joined or entered as transactions since a moment. */
export async function matchNewReceipts(services: MatchNeeds, userId: string, since: Date): Promise<number> {
  await deriveMatches(services, userId);
  return services.db.readAs(userId, (db) => countMatched(db, since));
}

type Learned = Pick<MatchInput, 'weights' | 'aliases'> & { readonly masks: readonly string[] };

async function matchWorld(services: MatchNeeds, db: UserDb, isSandbox: boolean): Promise<boolean> {
  const state = await openMatchState(db, isSandbox);
  const changes = await takeChanges(db, isSandbox);
  const learned = await readLearned(db, isSandbox);
  const basis = createHash('sha256').update(JSON.stringify(learned)).digest('base64');
  const isKnown = state !== null && state.basis === basis;
  const isSmall = changes.receiptIds.length + changes.transactionIds.length <= CHANGES_MAX;
  const part =
    isKnown && isSmall
      ? await matchChangedReceipts(services, db, isSandbox, changes, { ...learned, ...state })
      : null;
  const cardAccounts = part ? state?.cardAccounts : await matchAll(services, db, isSandbox, learned);
  const { spans, hasChanged } = await settleReceiptTransactions(
    services,
    db,
    isSandbox,
    part && { ...part, spans: state?.spans ?? '' },
  );
  const isSame = part !== null && spans === state?.spans;
  if (!isSame)
    await writeMatchState(db, isSandbox, {
      basis: state === null ? '' : basis,
      spans: state === null ? '' : spans,
      cardAccounts: cardAccounts ?? new Map(),
    });
  return hasChanged;
}

/** What the person and their accounts have taught, apart from what is decided about single pairs. */
async function readLearned(db: UserDb, isSandbox: boolean): Promise<Learned> {
  const weights = await findWeights(db, isSandbox);
  return {
    aliases: await readAliases(db),
    masks: await readMasks(db, isSandbox),
    ...(weights === null ? {} : { weights: weights.weights }),
  };
}

async function matchAll(
  services: MatchNeeds,
  db: UserDb,
  isSandbox: boolean,
  learned: Learned,
): Promise<ReadonlyMap<string, string>> {
  const receipts = await readMatchable(db, isSandbox);
  const stored = await readOwnMatches(db, isSandbox);
  const days = receipts.map((receipt) => receipt.purchasedOn);
  const [first, last] = [days[0], days.at(-1)];
  const isEmpty = first === undefined || last === undefined;
  const transactions = isEmpty
    ? []
    : await readCandidates(db, isSandbox, addDays(first, -DAYS_BEFORE), addDays(last, DAYS_AFTER));
  const { matches, cardAccounts } = matchReceipts({
    ...learned,
    transactions,
    receipts,
    declined: await readDeclined(db),
  });
  if (!isEmpty || stored.length > 0) await saveMatches(services, db, receipts, stored, matches);
  return cardAccounts;
}

/** What a change touched: its receipts, also as they were, and all whose joins it may have moved. */
interface Touched {
  readonly receiptIds: readonly string[];
  readonly receiptsBefore: Changes['receiptsBefore'];
}

/** Null when the change reaches too far to be followed: then everything is to be matched. */
async function matchChangedReceipts(
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
  const search = matchChanged(
    { added, gone: { receipts: receiptsBefore, transactions: transactionsBefore } },
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
  const stored = await readOwnMatches(db, isSandbox, reached);
  const receipts = reached.flatMap((id) => known.get(id) ?? []);
  await saveMatches(services, db, receipts, stored, found.matches);
  return { receiptIds: reached, receiptsBefore };
}

async function readPart(
  db: UserDb,
  isSandbox: boolean,
  wanted: Wanted,
): Promise<Found & { readonly receipts: readonly MatchableReceipt[] }> {
  const { from, to } = wanted;
  if (wanted.kind === 'receipts')
    return { receipts: await readMatchable(db, isSandbox, { from, to }), transactions: [] };
  if (wanted.kind === 'transactions')
    return { receipts: [], transactions: await readCandidates(db, isSandbox, from, to) };
  return { receipts: [], transactions: await readCandidatesOf(db, isSandbox, wanted.amounts, from, to) };
}
