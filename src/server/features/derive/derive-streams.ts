import type { UserDb } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts.ts';
import { refreshGaps } from '#db/repositories/balances.ts';
import {
  listDeclinedPairs,
  listUserPairs,
  replaceModelPairs,
  replaceTransferSuggestions,
} from '#db/repositories/transfers.ts';
import { isTransferCategory } from '#domain/categorization/categories.ts';
import { flowOf } from '#domain/ledger/flow.ts';
import { pairTransfers } from '#domain/ledger/transfers/pair-transfers.ts';
import {
  TRANSFER_AUTO_FROM,
  type TransferAccount,
  type TransferPair,
} from '#domain/ledger/transfers/transfer-types.ts';
import { detectStreams } from '#domain/recurring/detect-streams.ts';
import { refineClass } from '#domain/recurring/refine-class.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';
import type { Services } from '../../lib/services.ts';
import { readScope } from '../../lib/world.ts';
import { type DerivedRow, readRows, saveStreams, updateFlows } from './derive-store.ts';

/** More questions than this no one answers; the surest come first. */
const SUGGESTIONS_MAX = 200;

/** Pairs transfers, sets what each row is to the totals, and finds what repeats; live rows and stand-ins' apart. */
export async function deriveStreams(services: Services, userId: string): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await holdDerivation(db);
    const { today } = await readScope(db, undefined, services.clock.now());
    const accounts = await listAccounts(db);
    const streams: (Stream & { isSandbox: boolean; currency: string })[] = [];
    for (const isSandbox of [false, true]) {
      const rows = await readRows(db, isSandbox);
      if (rows.length === 0) continue;
      const own = accounts
        .filter((account) => account.isSandbox === isSandbox)
        .map(({ id, name, accountType, currency, mask }) => ({
          id,
          name,
          type: accountType,
          currency,
          mask,
        }));
      const posted = rows.filter((row) => row.status === 'posted');
      const pairs = await pairRows(db, own, rows, posted);
      await updateFlows(db, changedFlows(rows, pairs));
      const byId = new Map(rows.map((row) => [row.id, row]));
      const found = detectStreams({ asOf: today, accounts: own, transactions: posted, transfers: pairs });
      for (const stream of found) {
        const charges = stream.transactionIds.flatMap((id) => byId.get(id) ?? []);
        const kind = refineClass(
          stream.class,
          charges.map((row) => row.category),
        );
        streams.push({ ...stream, class: kind, isSandbox, currency: charges[0]?.currency ?? 'USD' });
      }
    }
    await refreshGaps(db);
    await saveStreams(db, streams, () => services.ids.next());
  });
}

/** The transfers among these rows: the person's own, and those that are certain; likely ones become questions. */
async function pairRows(
  db: UserDb,
  accounts: readonly TransferAccount[],
  rows: readonly DerivedRow[],
  posted: readonly DerivedRow[],
): Promise<TransferPair[]> {
  const among = rows.map((row) => row.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const own = (await listUserPairs(db)).filter((pair) => byId.has(pair.outflowId));
  const settled = new Set(own.flatMap((pair) => [pair.outflowId, pair.inflowId]));
  const found = pairTransfers({
    accounts,
    transactions: posted.filter((row) => !settled.has(row.id)),
    declined: await listDeclinedPairs(db),
  });
  const certain = found.filter((pair) => pair.confidence >= TRANSFER_AUTO_FROM);
  await replaceModelPairs(db, certain, among);
  // Where both rows are transfers by their category already, the answer would change nothing.
  const changesTotals = ({ outflowId, inflowId }: TransferPair) =>
    [outflowId, inflowId].some((id) => !isTransferCategory(byId.get(id)?.category ?? ''));
  const likely = found.filter((pair) => pair.confidence < TRANSFER_AUTO_FROM && changesTotals(pair));
  await replaceTransferSuggestions(db, likely.slice(0, SUGGESTIONS_MAX), among);
  return [...own, ...certain];
}

/** One derivation of a person at a time; a second one waits and then finds the work done. */
async function holdDerivation(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('derive|' || $1::text, 0))", [db.userId]);
}

function changedFlows(rows: readonly DerivedRow[], pairs: readonly TransferPair[]) {
  const paired = new Set(pairs.flatMap((pair) => [pair.outflowId, pair.inflowId]));
  return rows.flatMap((row) => {
    const flow = flowOf({
      amountMinor: row.amountMinor,
      category: row.category,
      isPaired: paired.has(row.id),
      isProvenRefund: row.isProvenRefund,
      isHeld: row.isHeld,
      isExcluded: row.flow === 'excluded',
    });
    return flow === row.flow ? [] : [{ id: row.id, flow }];
  });
}
