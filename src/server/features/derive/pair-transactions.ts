import type { UserDb } from '#db/pool.ts';
import { listAccounts, type OwnAccount } from '#db/repositories/accounts/accounts.ts';
import { refreshGaps } from '#db/repositories/accounts/balances.ts';
import { updateFlows } from '#db/repositories/transactions/flows.ts';
import {
  readSaidPairs,
  replaceModelPairs,
  replaceTransferSuggestions,
  type SaidPairs,
} from '#db/repositories/transfers.ts';
import { flowOf } from '#domain/ledger/flow.ts';
import {
  TRANSFER_AUTO_FROM,
  type TransferAccount,
  type TransferPair,
} from '#domain/ledger/transfers/transfer-types.ts';
import { findTransfers } from './in-ledger.ts';
import type { DeriveNeeds, DeriveScope } from './needs.ts';
import { basisOf, keepPairing, pairChanges, SUGGESTIONS_MAX } from './pair-changes.ts';
import { type DerivedTransaction, holdDerivation, readBankTransactions } from './transactions-query.ts';

/**
 * Pairs transfers and sets what each transaction is to the totals; live transactions and stand-ins' apart. Where what
 * has changed since the last time leaves all pairs as they are, nothing else is looked at.
 */
export async function pairTransactions(
  services: DeriveNeeds,
  userId: string,
  { today, environments }: DeriveScope,
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await holdDerivation(db);
    const accounts = await listAccounts(db);
    // What an undo asks about again waits for the user, however sure the pairing is.
    const said = await readSaidPairs(db);
    for (const isSandbox of environments) {
      const own = accounts.filter((account) => account.isSandbox === isSandbox).map(toTransferAccount);
      const basis = basisOf(today, own, said);
      if (await pairChanges(db, isSandbox, basis, own)) continue;
      const watched = await pairEnvironment(services, db, isSandbox, { accounts: own, said });
      await keepPairing(db, isSandbox, { basis, today, watched });
    }
    await refreshGaps(db);
  });
}

export function toTransferAccount({ id, name, accountType, currency, mask }: OwnAccount): TransferAccount {
  return { id, name, type: accountType, currency, mask };
}

/**
 * Pairs all transactions of an environment; likely pairs become questions. Returns the transactions the next run must
 * watch.
 */
async function pairEnvironment(
  services: DeriveNeeds,
  db: UserDb,
  isSandbox: boolean,
  { accounts, said }: { readonly accounts: readonly TransferAccount[]; readonly said: SaidPairs },
): Promise<readonly string[]> {
  const transactions = await readBankTransactions(db, isSandbox);
  if (transactions.length === 0) return [];
  const posted = transactions.filter((transaction) => transaction.status === 'posted');
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  const isAmong = (id: string): boolean => byId.has(id);
  const own = said.own.filter((pair) => byId.has(pair.outflowId));
  const reopened = said.reopened.filter((pair) => byId.has(pair.outflowId));
  const settled = new Set([...own, ...reopened].flatMap((pair) => [pair.outflowId, pair.inflowId]));
  const open = posted.filter((transaction) => !settled.has(transaction.id));
  const about = { accounts, declined: said.declined };
  const { pairs: found, watched } = await findTransfers(services, db.userId, open, about);
  const certain = found.filter((pair) => pair.confidence >= TRANSFER_AUTO_FROM);
  await replaceModelPairs(db, certain, isAmong);
  const asked = found.filter((pair) => pair.confidence < TRANSFER_AUTO_FROM).slice(0, SUGGESTIONS_MAX);
  await replaceTransferSuggestions(db, asked, isAmong);
  await updateFlows(db, changedFlows(transactions, [...own, ...certain, ...reopened, ...asked]));
  return watched;
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
