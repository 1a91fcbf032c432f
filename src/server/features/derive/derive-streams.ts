import type { UserDb } from '#db/pool.ts';
import { listAccounts, type OwnAccount } from '#db/repositories/accounts.ts';
import { refreshGaps } from '#db/repositories/balances.ts';
import {
  listDeclinedPairs,
  listUserPairs,
  replaceModelPairs,
  replaceTransferSuggestions,
} from '#db/repositories/transfers.ts';
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
import { type DerivedRow, holdDerivation, readRows, saveStreams, updateFlows } from './rows-query.ts';

/** More questions than this no one answers; the surest come first. */
const SUGGESTIONS_MAX = 200;

/** The bank rows of one world and the transfers among them. */
export interface PairedWorld {
  readonly isSandbox: boolean;
  readonly rows: readonly DerivedRow[];
  readonly pairs: readonly TransferPair[];
}

/** Pairs transfers and sets what each row is to the totals; live rows and stand-ins' apart. */
export async function pairRows(services: Services, userId: string): Promise<PairedWorld[]> {
  return services.db.withUser(userId, async (db) => {
    await holdDerivation(db);
    const accounts = await listAccounts(db);
    const worlds: PairedWorld[] = [];
    for (const isSandbox of [false, true]) {
      const rows = await readRows(db, isSandbox, 'bank');
      const own = accounts.filter((account) => account.isSandbox === isSandbox).map(toTransferAccount);
      const { pairs, asked } = await pairWorld(db, own, rows);
      await updateFlows(db, changedFlows(rows, [...pairs, ...asked]));
      worlds.push({ isSandbox, rows, pairs });
    }
    await refreshGaps(db);
    return worlds;
  });
}

/** Finds what repeats among bank rows, and among receipts of merchants that no bank row names. */
export async function deriveStreams(
  services: Services,
  userId: string,
  worlds: readonly PairedWorld[],
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await holdDerivation(db);
    const { today } = await readScope(db, undefined, services.clock.now());
    const accounts = await listAccounts(db);
    const streams: (Stream & { isSandbox: boolean; currency: string })[] = [];
    for (const { isSandbox, rows, pairs } of worlds) {
      const known = new Set(rows.map((row) => row.merchantKey));
      const entered = await readRows(db, isSandbox, 'receipt');
      const all = [...rows, ...entered.filter((row) => !known.has(row.merchantKey))];
      const posted = all.filter((row) => row.status === 'posted');
      const own = accounts.filter((account) => account.isSandbox === isSandbox).map(toTransferAccount);
      const byId = new Map(posted.map((row) => [row.id, row]));
      for (const stream of detectStreams({
        asOf: today,
        accounts: own,
        transactions: posted,
        transfers: pairs,
      })) {
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

function toTransferAccount({ id, name, accountType, currency, mask }: OwnAccount): TransferAccount {
  return { id, name, type: accountType, currency, mask };
}

/** The transfers among these rows: the person's own, and those that are certain; likely ones become questions. */
async function pairWorld(
  db: UserDb,
  accounts: readonly TransferAccount[],
  rows: readonly DerivedRow[],
): Promise<{ readonly pairs: readonly TransferPair[]; readonly asked: readonly TransferPair[] }> {
  if (rows.length === 0) return { pairs: [], asked: [] };
  const posted = rows.filter((row) => row.status === 'posted');
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
  const asked = found.filter((pair) => pair.confidence < TRANSFER_AUTO_FROM).slice(0, SUGGESTIONS_MAX);
  await replaceTransferSuggestions(db, asked, among);
  return { pairs: [...own, ...certain], asked };
}

function changedFlows(rows: readonly DerivedRow[], pairs: readonly TransferPair[]) {
  const paired = new Set(pairs.flatMap((pair) => [pair.outflowId, pair.inflowId]));
  return rows.flatMap((row) => {
    const flow = flowOf({
      amountMinor: row.amountMinor,
      category: row.category,
      isPaired: paired.has(row.id),
      isOwnWord: row.isOwnWord,
      isProvenRefund: row.isProvenRefund,
      isHeld: row.isHeld,
      isExcluded: row.flow === 'excluded',
    });
    return flow === row.flow ? [] : [{ id: row.id, flow }];
  });
}
