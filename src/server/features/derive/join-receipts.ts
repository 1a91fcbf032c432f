import { createHash } from 'node:crypto';
import type { UserDb } from '#db/pool.ts';
import { holdJoins } from '#db/repositories/join-states.ts';
import { findWeights } from '#db/repositories/match-weights.ts';
import { oweRowsToo } from '#db/repositories/owed-derivations.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { type Found, matchChanged, type Wanted } from '#domain/matching/match-changed.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { MatchInput } from '#domain/matching/match-types.ts';
import {
  countJoined,
  type JoinableReceipt,
  readAliases,
  readCandidates,
  readCandidatesById,
  readCandidatesOf,
  readDeclined,
  readJoinable,
  readJoinableOf,
  readMasks,
  readOwnJoins,
} from './join-query.ts';
import { type Changes, openJoinState, takeChanges, writeJoinState } from './join-state-query.ts';
import type { JoinNeeds } from './needs.ts';
import { saveJoins } from './save-joins.ts';
import { settleReceiptRows } from './settle-receipt-rows.ts';

/** Rows that tell something of a receipt: slow shipments, and the rows of one amount that make a habit or a series. */
const DAYS_BEFORE = 125;
const DAYS_AFTER = 185;
/** More changes than these are matched with everything else. */
const CHANGES_MAX = 20;

/**
 * Joins receipts to the rows that paid them. Sure pairs are joined, likely ones wait for the person. What the matcher
 * joined before is worked out anew, so that the state never hangs on what arrived first; what a person decided is never
 * touched. Where little has changed since the last time only its neighbourhood is looked at, with the same result. True when rows that stand for receipts came, went or changed: that is owed then, too.
 */
export async function joinReceipts(services: JoinNeeds, userId: string): Promise<boolean> {
  return services.db.withUser(userId, async (db) => {
    await holdJoins(db);
    let hasRowsChanged = false;
    for (const isSandbox of [false, true])
      hasRowsChanged = (await joinWorld(services, db, isSandbox)) || hasRowsChanged;
    if (hasRowsChanged) await oweRowsToo(db);
    return hasRowsChanged;
  });
}

/** The same; gives the number of receipts joined or entered as rows since a moment. */
export async function joinNewReceipts(services: JoinNeeds, userId: string, since: Date): Promise<number> {
  await joinReceipts(services, userId);
  return services.db.readAs(userId, (db) => countJoined(db, since));
}

type Learned = Pick<MatchInput, 'weights' | 'aliases'> & { readonly masks: readonly string[] };

async function joinWorld(services: JoinNeeds, db: UserDb, isSandbox: boolean): Promise<boolean> {
  const state = await openJoinState(db, isSandbox);
  const changes = await takeChanges(db, isSandbox);
  const learned = await readLearned(db, isSandbox);
  const basis = createHash('sha256').update(JSON.stringify(learned)).digest('base64');
  const isKnown = state !== null && state.basis === basis;
  const isSmall = changes.receiptIds.length + changes.rowIds.length <= CHANGES_MAX;
  const part =
    isKnown && isSmall ? await joinChanged(services, db, isSandbox, changes, { ...learned, ...state }) : null;
  const cardAccounts = part ? state?.cardAccounts : await joinAll(services, db, isSandbox, learned);
  const { spans, hasChanged } = await settleReceiptRows(
    services,
    db,
    isSandbox,
    part && { ...part, spans: state?.spans ?? '' },
  );
  const isSame = part !== null && spans === state?.spans;
  if (!isSame)
    await writeJoinState(db, isSandbox, {
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

async function joinAll(
  services: JoinNeeds,
  db: UserDb,
  isSandbox: boolean,
  learned: Learned,
): Promise<ReadonlyMap<string, string>> {
  const receipts = await readJoinable(db, isSandbox);
  const stored = await readOwnJoins(db, isSandbox);
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
  if (!isEmpty || stored.length > 0) await saveJoins(services, db, receipts, stored, matches);
  return cardAccounts;
}

/** What a change touched: its receipts, also as they were, and all whose joins it may have moved. */
interface Touched {
  readonly receiptIds: readonly string[];
  readonly receiptsBefore: Changes['receiptsBefore'];
}

/** Null when the change reaches too far to be followed: then everything is to be matched. */
async function joinChanged(
  services: JoinNeeds,
  db: UserDb,
  isSandbox: boolean,
  changes: Changes,
  learned: Learned & { readonly cardAccounts: ReadonlyMap<string, string> },
): Promise<Touched | null> {
  const { receiptIds, rowIds, receiptsBefore, rowsBefore } = changes;
  if (receiptIds.length + rowIds.length === 0) return { receiptIds, receiptsBefore };
  const added = {
    receipts: await readJoinableOf(db, isSandbox, receiptIds),
    rows: await readCandidatesById(db, isSandbox, rowIds),
  };
  const known = new Map<string, JoinableReceipt>();
  const search = matchChanged(
    { added, gone: { receipts: receiptsBefore, rows: rowsBefore } },
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
  const stored = await readOwnJoins(db, isSandbox, reached);
  const receipts = reached.flatMap((id) => known.get(id) ?? []);
  await saveJoins(services, db, receipts, stored, found.matches);
  return { receiptIds: reached, receiptsBefore };
}

async function readPart(
  db: UserDb,
  isSandbox: boolean,
  wanted: Wanted,
): Promise<Found & { readonly receipts: readonly JoinableReceipt[] }> {
  const { from, to } = wanted;
  if (wanted.kind === 'receipts')
    return { receipts: await readJoinable(db, isSandbox, { from, to }), rows: [] };
  if (wanted.kind === 'rows') return { receipts: [], rows: await readCandidates(db, isSandbox, from, to) };
  return { receipts: [], rows: await readCandidatesOf(db, isSandbox, wanted.amounts, from, to) };
}
