import type { UserDb } from '#db/pool.ts';
import type { AccountWithSettings } from '#db/repositories/accounts/accounts.ts';
import { updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { updateFlows } from '#db/repositories/transactions/flows.ts';
import {
  listUserTransferDecisions,
  replaceModelPairs,
  replaceTransferSuggestions,
  type UserTransferDecisions,
} from '#db/repositories/transfers.ts';
import { resolveFlow } from '#domain/ledger/flow.ts';
import {
  TRANSFER_AUTO_FROM,
  type TransferAccount,
  type TransferPair,
} from '#domain/ledger/transfers/transfer-types.ts';
import type { DeriveScope, DeriveServices } from './derive-services.ts';
import {
  pairChangedTransactions,
  pairingFingerprint,
  SUGGESTIONS_MAX,
  savePairing,
} from './pair-changed-transactions.ts';
import { findTransfers } from './run-ledger-tasks.ts';
import { type DerivedTransaction, readBankTransactions } from './transactions-query.ts';

/**
 * Pairs transfers and updates the flow of each transaction, separately per environment. If the changes since the last
 * run leave all pairs unchanged, nothing else is examined. True if so. The caller holds the derivation lock.
 */
export async function pairTransactions(
  services: DeriveServices,
  db: UserDb,
  { today, environments, accounts }: DeriveScope,
): Promise<boolean> {
  let areKept = true;
  // Pairs reopened by an undo wait for the user, no matter how confident the pairing is.
  const userPairs = await listUserTransferDecisions(db);
  for (const isSandbox of environments) {
    const transferAccounts = accounts
      .filter((account) => account.isSandbox === isSandbox)
      .map(toTransferAccount);
    const basis = pairingFingerprint(today, transferAccounts, userPairs);
    if (await pairChangedTransactions(db, isSandbox, basis, transferAccounts)) continue;
    areKept = false;
    const watched = await pairEnvironment(services, db, isSandbox, { accounts: transferAccounts, userPairs });
    await savePairing(db, isSandbox, { basis, today, watched });
  }
  await updateBalanceGaps(db);
  return areKept;
}

export function toTransferAccount({
  id,
  name,
  accountType,
  currency,
  mask,
}: AccountWithSettings): TransferAccount {
  return { id, name, type: accountType, currency, mask };
}

/**
 * Pairs all transactions of an environment; likely pairs become questions. Returns the texts the next run must watch.
 */
async function pairEnvironment(
  services: DeriveServices,
  db: UserDb,
  isSandbox: boolean,
  {
    accounts,
    userPairs,
  }: { readonly accounts: readonly TransferAccount[]; readonly userPairs: UserTransferDecisions },
): Promise<readonly string[]> {
  const transactions = await readBankTransactions(db, isSandbox);
  if (transactions.length === 0) return [];
  const posted = transactions.filter((transaction) => transaction.status === 'posted');
  const ids = new Set(transactions.map((transaction) => transaction.id));
  const isAmong = (id: string): boolean => ids.has(id);
  const decided = [...userPairs.made, ...userPairs.reopened];
  const settled = new Set(decided.flatMap((pair) => [pair.outflowId, pair.inflowId]));
  const open = posted.filter((transaction) => !settled.has(transaction.id));
  const about = { accounts, declined: userPairs.declined };
  const { pairs: found, watchKeys: watched } = await findTransfers(services, db.userId, open, about);
  const certain = found.filter((pair) => pair.confidence >= TRANSFER_AUTO_FROM);
  await replaceModelPairs(db, certain, isAmong);
  const suggestions = found.filter((pair) => pair.confidence < TRANSFER_AUTO_FROM).slice(0, SUGGESTIONS_MAX);
  await replaceTransferSuggestions(db, suggestions, isAmong);
  await updateFlows(db, changedFlows(transactions, [...decided, ...certain, ...suggestions]));
  return watched;
}

function changedFlows(transactions: readonly DerivedTransaction[], pairs: readonly TransferPair[]) {
  const paired = new Set(pairs.flatMap((pair) => [pair.outflowId, pair.inflowId]));
  return transactions.flatMap((transaction) => {
    const flow = resolveFlow({
      amountMinor: transaction.amountMinor,
      category: transaction.category,
      isPaired: paired.has(transaction.id),
      isUserCategory: transaction.isUserCategory,
      isProvenRefund: transaction.isProvenRefund,
      isHeld: transaction.isHeld,
      isExcluded: transaction.flow === 'excluded',
    });
    return flow === transaction.flow ? [] : [{ id: transaction.id, flow }];
  });
}
