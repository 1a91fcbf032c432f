import { createHash } from 'node:crypto';
import type { UserDb } from '#db/pool.ts';
import { consumeUnpairedTransactions } from '#db/repositories/matching/match-changes.ts';
import {
  getPairingState,
  markCounterpartiesPending,
  type PairingState,
  updatePairingState,
} from '#db/repositories/matching/match-states.ts';
import { counterpartyOf } from '#db/repositories/transactions/counterparties.ts';
import { refreshAfterTransactionChanges } from '#db/repositories/transactions/flows.ts';
import { areUnpaired, type UserTransferDecisions } from '#db/repositories/transfers.ts';
import {
  mayAffectTransferPairs,
  PAIRING_REACH_DAYS,
} from '#domain/ledger/transfers/may-affect-transfer-pairs.ts';
import type { TransferAccount, TransferTransaction } from '#domain/ledger/transfers/transfer-types.ts';
import type { MatchTransaction } from '#domain/matching/match-types.ts';
import { type DerivedTransaction, haveCounterparts, readBankTransactionsById } from './transactions-query.ts';

/** Nobody answers more questions than this; the most confident ones come first. */
export const SUGGESTIONS_MAX = 200;
/** With more changes than this, all transactions are paired again. */
const CHANGES_MAX = 20;

/** A fingerprint of everything besides the transactions that affects pairing. */
export function pairingFingerprint(
  today: string,
  accounts: readonly TransferAccount[],
  userPairs: UserTransferDecisions,
): string {
  return createHash('sha256')
    .update(JSON.stringify([today, accounts, userPairs]))
    .digest('base64');
}

/**
 * Saves the state of a complete pairing; streams, category questions and findings are then derived from all
 * transactions, too.
 */
export async function savePairing(
  db: UserDb,
  isSandbox: boolean,
  state: Pick<PairingState, 'basis' | 'today' | 'watched'>,
): Promise<void> {
  await updatePairingState(db, isSandbox, { ...state, parties: null });
}

/**
 * Processes the transactions changed since the last pairing of an environment. True if all pairs are unchanged: neither
 * the old nor the new versions of the changed transactions have a counterpart, or a description that affects other
 * pairs. Their flows are then updated, and their counterparties are recorded for streams and category questions.
 */
export async function pairChangedTransactions(
  db: UserDb,
  isSandbox: boolean,
  basis: string,
  accounts: readonly TransferAccount[],
): Promise<boolean> {
  const [state, before] = await Promise.all([
    getPairingState(db, isSandbox),
    consumeUnpairedTransactions(db, isSandbox),
  ]);
  if (state?.basis !== basis || before.size > CHANGES_MAX) return false;
  const ids = [...before.keys()];
  if (ids.length === 0) return true;
  const [now, areFree] = await Promise.all([
    readBankTransactionsById(db, isSandbox, ids),
    areUnpaired(db, ids, SUGGESTIONS_MAX),
  ]);
  const was = [...before.values()].flatMap((transaction) =>
    transaction
      ? { ...transaction, accountId: transaction.accountId ?? '', merchant: transaction.merchant ?? '' }
      : [],
  );
  if (!areFree || !(await arePairsUnchanged(db, isSandbox, { was, now, accounts, watched: state.watched })))
    return false;
  await refreshAfterTransactionChanges(db, ids);
  const previous = new Set(was.map(({ merchant }) => counterpartyOf(merchant)));
  if (previous.size > 0) await markCounterpartiesPending(db, isSandbox, [...previous]);
  return true;
}

interface ChangedTransactions {
  readonly was: readonly (TransferTransaction & Pick<MatchTransaction, 'pending'>)[];
  readonly now: readonly DerivedTransaction[];
  readonly accounts: readonly TransferAccount[];
  readonly watched: readonly string[];
}

async function arePairsUnchanged(
  db: UserDb,
  isSandbox: boolean,
  { was, now, accounts, watched }: ChangedTransactions,
): Promise<boolean> {
  const versions = [
    ...was.filter(({ pending }) => !pending),
    ...now.filter(({ status }) => status === 'posted'),
  ];
  if (mayAffectTransferPairs(versions, accounts, new Set(watched))) return false;
  return !(await haveCounterparts(db, isSandbox, versions, PAIRING_REACH_DAYS));
}
