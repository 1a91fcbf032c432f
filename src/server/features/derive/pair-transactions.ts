import type { UserDb } from '#db/pool.ts';
import { listAccounts, type OwnAccount } from '#db/repositories/accounts/accounts.ts';
import { refreshGaps } from '#db/repositories/accounts/balances.ts';
import { updateFlows } from '#db/repositories/transactions/flows.ts';
import {
  listDeclinedPairs,
  listReopenedPairs,
  listUserPairs,
  replaceModelPairs,
  replaceTransferSuggestions,
} from '#db/repositories/transfers.ts';
import { flowOf } from '#domain/ledger/flow.ts';
import {
  TRANSFER_AUTO_FROM,
  type TransferAccount,
  type TransferPair,
} from '#domain/ledger/transfers/transfer-types.ts';
import { findTransfers } from './in-ledger.ts';
import type { DeriveNeeds } from './needs.ts';
import { type DerivedTransaction, holdDerivation, readTransactions } from './transactions-query.ts';

/** More questions than this no one answers; the surest come first. */
const SUGGESTIONS_MAX = 200;

/** The bank transactions of one world and the transfers among them. */
export interface PairedWorld {
  readonly isSandbox: boolean;
  readonly transactions: readonly DerivedTransaction[];
  readonly pairs: readonly TransferPair[];
}

/** Pairs transfers and sets what each transaction is to the totals; live transactions and stand-ins' apart. */
export async function pairTransactions(services: DeriveNeeds, userId: string): Promise<PairedWorld[]> {
  return services.db.withUser(userId, async (db) => {
    await holdDerivation(db);
    const accounts = await listAccounts(db);
    const worlds: PairedWorld[] = [];
    for (const isSandbox of [false, true]) {
      const transactions = await readTransactions(db, isSandbox, 'bank');
      const own = accounts.filter((account) => account.isSandbox === isSandbox).map(toTransferAccount);
      const { pairs, asked } = await pairWorld(services, db, own, transactions);
      await updateFlows(db, changedFlows(transactions, [...pairs, ...asked]));
      worlds.push({ isSandbox, transactions, pairs });
    }
    await refreshGaps(db);
    return worlds;
  });
}

export function toTransferAccount({ id, name, accountType, currency, mask }: OwnAccount): TransferAccount {
  return { id, name, type: accountType, currency, mask };
}

/** The transfers among these transactions: the user's own, and those that are certain; likely ones become questions. */
async function pairWorld(
  services: DeriveNeeds,
  db: UserDb,
  accounts: readonly TransferAccount[],
  transactions: readonly DerivedTransaction[],
): Promise<{ readonly pairs: readonly TransferPair[]; readonly asked: readonly TransferPair[] }> {
  if (transactions.length === 0) return { pairs: [], asked: [] };
  const posted = transactions.filter((transaction) => transaction.status === 'posted');
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  const isAmong = (id: string): boolean => byId.has(id);
  const own = (await listUserPairs(db)).filter((pair) => byId.has(pair.outflowId));
  // What an undo asks about again waits for the user, however sure the pairing is.
  const reopened = (await listReopenedPairs(db)).filter((pair) => byId.has(pair.outflowId));
  const settled = new Set([...own, ...reopened].flatMap((pair) => [pair.outflowId, pair.inflowId]));
  const open = posted.filter((transaction) => !settled.has(transaction.id));
  const about = { accounts, declined: await listDeclinedPairs(db) };
  const found = await findTransfers(services, db.userId, open, about);
  const certain = found.filter((pair) => pair.confidence >= TRANSFER_AUTO_FROM);
  await replaceModelPairs(db, certain, isAmong);
  const asked = found.filter((pair) => pair.confidence < TRANSFER_AUTO_FROM).slice(0, SUGGESTIONS_MAX);
  await replaceTransferSuggestions(db, asked, isAmong);
  return { pairs: [...own, ...certain], asked: [...reopened, ...asked] };
}

function changedFlows(transactions: readonly DerivedTransaction[], pairs: readonly TransferPair[]) {
  const paired = new Set(pairs.flatMap((pair) => [pair.outflowId, pair.inflowId]));
  return transactions.flatMap((transaction) => {
    const flow = flowOf({
      amountMinor: transaction.amountMinor,
      category: transaction.category,
      isPaired: paired.has(transaction.id),
      isOwnWord: transaction.isOwnWord,
      isProvenRefund: transaction.isProvenRefund,
      isHeld: transaction.isHeld,
      isExcluded: transaction.flow === 'excluded',
    });
    return flow === transaction.flow ? [] : [{ id: transaction.id, flow }];
  });
}
