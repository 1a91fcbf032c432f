import type { UserDb } from '#db/pool.ts';
import { findWeights } from '#db/repositories/match-weights.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { type Found, matchAdded, type Wanted } from '#domain/matching/match-added.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { MatchInput } from '#domain/matching/match-types.ts';
import type { Services } from '../../lib/services.ts';
import {
  countJoined,
  holdJoins,
  type JoinableReceipt,
  readAliases,
  readCandidates,
  readCandidatesOf,
  readDeclined,
  readJoinable,
  readJoinState,
  readMasks,
  readOwnJoins,
  writeJoinState,
} from './join-query.ts';
import { saveJoins } from './save-joins.ts';
import { settleReceiptRows } from './settle-receipt-rows.ts';

/** Rows that tell something of a receipt: slow shipments, and the rows of one amount that make a habit or a series. */
const DAYS_BEFORE = 125;
const DAYS_AFTER = 185;
/** More new receipts than these are matched with everything else. */
const NEW_MAX = 20;

/**
 * Joins receipts to the rows that paid them. Sure pairs are joined, likely ones wait for the person. What the matcher
 * joined before is worked out anew each time, so that the state never hangs on what arrived first; what a person decided
 * is never touched.
 */
export async function joinReceipts(services: Services, userId: string): Promise<void> {
  await joinWorlds(services, userId, joinWorld);
}

/**
 * The same for receipts that have just been read, from their neighbourhood where nothing else has changed since the last
 * time. Gives the number of receipts joined or entered as rows since a moment.
 */
export async function joinNewReceipts(services: Services, userId: string, since: Date): Promise<number> {
  await joinWorlds(services, userId, joinNew);
  return services.db.readAs(userId, (db) => countJoined(db, since));
}

type Join = (services: Services, db: UserDb, isSandbox: boolean) => Promise<void>;

async function joinWorlds(services: Services, userId: string, join: Join): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await holdJoins(db);
    for (const isSandbox of [false, true]) {
      await join(services, db, isSandbox);
      await settleReceiptRows(services, db, isSandbox);
    }
  });
}

async function joinWorld(services: Services, db: UserDb, isSandbox: boolean): Promise<void> {
  const receipts = await readJoinable(db, isSandbox);
  const stored = await readOwnJoins(db, isSandbox);
  const days = receipts.map((receipt) => receipt.purchasedOn);
  const [first, last] = [days[0], days.at(-1)];
  const isEmpty = first === undefined || last === undefined;
  const transactions = isEmpty
    ? []
    : await readCandidates(db, isSandbox, addDays(first, -DAYS_BEFORE), addDays(last, DAYS_AFTER));
  const { matches, cardAccounts } = matchReceipts({
    transactions,
    receipts,
    aliases: await readAliases(db),
    declined: await readDeclined(db),
    masks: await readMasks(db, isSandbox),
    ...(await readWeights(db, isSandbox)),
  });
  if (!isEmpty || stored.length > 0) await saveJoins(services, db, receipts, stored, matches);
  await writeJoinState(db, isSandbox, { receipts: receipts.length, cardAccounts });
}

async function joinNew(services: Services, db: UserDb, isSandbox: boolean): Promise<void> {
  const state = await readJoinState(db, isSandbox);
  if (state === null || state.others !== 0 || state.added.length > NEW_MAX)
    return joinWorld(services, db, isSandbox);
  if (state.added.length === 0) return;
  const known = new Map<string, JoinableReceipt>();
  const { cardAccounts, added } = state;
  const learned = {
    aliases: await readAliases(db),
    declined: await readDeclined(db),
    masks: await readMasks(db, isSandbox),
    cardAccounts,
    ...(await readWeights(db, isSandbox)),
  };
  const search = matchAdded({ receipts: added, rows: [] }, learned);
  let step = search.next();
  while (!step.done) {
    const part = await readPart(db, isSandbox, step.value);
    for (const receipt of part.receipts) known.set(receipt.id, receipt);
    step = search.next(part);
  }
  const found = step.value;
  if (found === null) return joinWorld(services, db, isSandbox);
  const receipts = found.receiptIds.flatMap((id) => known.get(id) ?? []);
  const stored = await readOwnJoins(db, isSandbox, found.receiptIds);
  await saveJoins(services, db, receipts, stored, found.matches);
  await writeJoinState(db, isSandbox, { receipts: state.receipts + added.length, cardAccounts });
}

/** What the person's answers have taught about one world. */
async function readWeights(db: UserDb, isSandbox: boolean): Promise<Pick<MatchInput, 'weights'>> {
  const learned = await findWeights(db, isSandbox);
  return learned === null ? {} : { weights: learned.weights };
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
