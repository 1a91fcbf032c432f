import type { UserDb } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts.ts';
import { flowOf } from '#domain/ledger/flow.ts';
import { pairTransfers } from '#domain/ledger/transfers/pair-transfers.ts';
import { TRANSFER_AUTO_FROM, type TransferPair } from '#domain/ledger/transfers/transfer-types.ts';
import { detectStreams } from '#domain/recurring/detect-streams.ts';
import { refineClass } from '#domain/recurring/refine-class.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';
import type { Services } from '../../lib/services.ts';
import { readScope } from '../../lib/world.ts';
import { type DerivedRow, readRows, savePairs, saveStreams, updateFlows } from './derive-store.ts';

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
      const pairs = pairTransfers({ accounts: own, transactions: posted }).filter(
        (pair) => pair.confidence >= TRANSFER_AUTO_FROM,
      );
      await savePairs(
        db,
        pairs,
        rows.map((row) => row.id),
      );
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
    await saveStreams(db, streams, () => services.ids.next());
  });
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
    });
    return flow === row.flow ? [] : [{ id: row.id, flow }];
  });
}
