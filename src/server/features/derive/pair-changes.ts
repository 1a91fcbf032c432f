import { createHash } from 'node:crypto';
import type { UserDb } from '#db/pool.ts';
import { takeUnpaired } from '#db/repositories/matching/match-changes.ts';
import {
  lookAtParties,
  type PairingState,
  readPairing,
  writePairing,
} from '#db/repositories/matching/match-states.ts';
import { followChanges } from '#db/repositories/transactions/flows.ts';
import { partyOf } from '#db/repositories/transactions/parties.ts';
import { areFree, type SaidPairs } from '#db/repositories/transfers.ts';
import { mayTouchPairs, REACH_DAYS } from '#domain/ledger/transfers/touches-pairs.ts';
import type { TransferAccount, TransferTransaction } from '#domain/ledger/transfers/transfer-types.ts';
import type { MatchTransaction } from '#domain/matching/match-types.ts';
import { type DerivedTransaction, haveCounterparts, readBankTransactionsOf } from './transactions-query.ts';

/** More questions than this no one answers; the surest come first. */
export const SUGGESTIONS_MAX = 200;
/** More changes than these are paired with everything else. */
const CHANGES_MAX = 20;

/** What a pairing hangs on beside the transactions, as one fingerprint. */
export function basisOf(today: string, accounts: readonly TransferAccount[], said: SaidPairs): string {
  return createHash('sha256')
    .update(JSON.stringify([today, accounts, said]))
    .digest('base64');
}

/** Keeps what a pairing of all transactions knew; streams and questions are to be looked for among all of them, too. */
export async function keepPairing(
  db: UserDb,
  isSandbox: boolean,
  state: Omit<PairingState, 'parties' | 'unasked'>,
): Promise<void> {
  await writePairing(db, isSandbox, { ...state, parties: null });
}

/**
 * Takes what has changed since the last pairing of an environment. True when all pairs stay as they are: the changed
 * transactions, as they were and as they are, have no counterpart and bear no text that others are paired by. What they
 * are to the totals is then brought in step, and their parties are kept for streams and questions.
 */
export async function pairChanges(
  db: UserDb,
  isSandbox: boolean,
  basis: string,
  accounts: readonly TransferAccount[],
): Promise<boolean> {
  const state = await readPairing(db, isSandbox);
  const before = await takeUnpaired(db, isSandbox);
  if (state?.basis !== basis || before.size > CHANGES_MAX) return false;
  const ids = [...before.keys()];
  const now = await readBankTransactionsOf(db, isSandbox, ids);
  const was = [...before.values()].flatMap((transaction) =>
    transaction
      ? { ...transaction, accountId: transaction.accountId ?? '', merchant: transaction.merchant ?? '' }
      : [],
  );
  if (!(await arePairsLeft(db, isSandbox, { ids, was, now, accounts, watched: state.watched }))) return false;
  if (ids.length === 0) return true;
  await followChanges(db, ids);
  const left = new Set(was.map(({ merchant }) => partyOf(merchant)));
  if (left.size > 0) await lookAtParties(db, isSandbox, [...left]);
  return true;
}

interface ChangedTransactions {
  readonly ids: readonly string[];
  readonly was: readonly (TransferTransaction & Pick<MatchTransaction, 'pending'>)[];
  readonly now: readonly DerivedTransaction[];
  readonly accounts: readonly TransferAccount[];
  readonly watched: readonly string[];
}

async function arePairsLeft(
  db: UserDb,
  isSandbox: boolean,
  { ids, was, now, accounts, watched }: ChangedTransactions,
): Promise<boolean> {
  if (ids.length === 0) return true;
  if (!(await areFree(db, ids, SUGGESTIONS_MAX))) return false;
  const versions = [
    ...was.filter(({ pending }) => !pending),
    ...now.filter(({ status }) => status === 'posted'),
  ];
  if (mayTouchPairs(versions, accounts, new Set(watched))) return false;
  return !(await haveCounterparts(db, isSandbox, versions, REACH_DAYS));
}
