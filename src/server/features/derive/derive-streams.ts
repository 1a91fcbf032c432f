import type { UserDb } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import { readPairing, settleParties } from '#db/repositories/matching/match-states.ts';
import { saveStreams } from '#db/repositories/recurring-streams.ts';
import { listPairs } from '#db/repositories/transfers.ts';
import { classOfKnown } from '#domain/recurring/class-of-known.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';
import { findStreams } from './in-ledger.ts';
import type { DeriveNeeds, DeriveScope } from './needs.ts';
import { toTransferAccount } from './pair-transactions.ts';
import {
  type DerivedTransaction,
  holdDerivation,
  listRepeatingParties,
  readRepeatingTransactions,
  readTransactions,
  readTransactionsOfParties,
} from './transactions-query.ts';

/**
 * Finds what repeats among bank transactions, and among receipts of merchants that no bank transaction names. A stream
 * is read from the transactions of its party alone: parties without one are looked at only when they change.
 */
export async function deriveStreams(
  services: DeriveNeeds,
  userId: string,
  { today, environments: allEnvironments }: DeriveScope,
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await holdDerivation(db);
    const accounts = await listAccounts(db);
    const transfers = await listPairs(db);
    const environments = allEnvironments.map((isSandbox) => {
      const own = accounts.filter((account) => account.isSandbox === isSandbox).map(toTransferAccount);
      return { isSandbox, about: { asOf: today, accounts: own, transfers } };
    });
    const left: boolean[] = [];
    for (const environment of environments) left.push(await areStreamsLeft(services, db, environment));
    if (!left.includes(false)) return;
    const streams: (Stream & { isSandbox: boolean; currency: string })[] = [];
    for (const { isSandbox, about } of environments) {
      const posted = await readRepeating(db, isSandbox, today);
      const byId = new Map(posted.map((transaction) => [transaction.id, transaction]));
      for (const stream of await findStreams(services, userId, posted, about)) {
        const charges = stream.transactionIds.flatMap((id) => byId.get(id) ?? []);
        const currency = charges[0]?.currency ?? 'USD';
        streams.push({ ...stream, class: classOfKnown(stream, charges, posted), isSandbox, currency });
      }
    }
    await saveStreams(db, streams, () => services.ids.next());
  });
}

interface Environment {
  readonly isSandbox: boolean;
  readonly about: Parameters<typeof findStreams>[3];
}

/**
 * Whether the environment's streams can stay as they are: no merchant with a stream changed, and no changed merchant
 * has a stream of its own.
 */
async function areStreamsLeft(
  services: DeriveNeeds,
  db: UserDb,
  { isSandbox, about }: Environment,
): Promise<boolean> {
  const state = await readPairing(db, isSandbox);
  if (!state?.parties || state.today !== about.asOf) return false;
  const changed = new Set<string | null>([...state.parties, null]);
  if (state.parties.length === 0) return true;
  if ((await listRepeatingParties(db, isSandbox)).some((party) => changed.has(party))) return false;
  const own = postedAmong(await readTransactionsOfParties(db, isSandbox, state.parties));
  if (!areNamed(own) || (await findStreams(services, db.userId, own, about)).length > 0) return false;
  await settleParties(db, isSandbox, true);
  return true;
}

/**
 * The posted transactions among which streams are to be looked for. All of them on a new day and where one has no
 * merchant: then the words of all together tell the parties apart.
 */
async function readRepeating(db: UserDb, isSandbox: boolean, today: string): Promise<DerivedTransaction[]> {
  const state = await readPairing(db, isSandbox);
  if (state?.parties && state.today === today) {
    const repeating = await listRepeatingParties(db, isSandbox);
    const parties = [...new Set([...state.parties, ...repeating.filter((party) => party !== null)])];
    const some = postedAmong(await readRepeatingTransactions(db, isSandbox, parties));
    if (areNamed(some)) {
      if (state.parties.length > 0) await settleParties(db, isSandbox, true);
      return some;
    }
  }
  const all = postedAmong(await readTransactions(db, isSandbox));
  if (state) await settleParties(db, isSandbox, areNamed(all));
  return all;
}

/** What is posted; of what represents receipts, that of merchants that no bank transaction names. */
function postedAmong(transactions: readonly DerivedTransaction[]): DerivedTransaction[] {
  const known = new Set(
    transactions.flatMap(({ isFromReceipt, merchantKey }) => (isFromReceipt ? [] : merchantKey)),
  );
  return transactions.filter(
    ({ isFromReceipt, merchantKey, status }) =>
      status === 'posted' && !(isFromReceipt && known.has(merchantKey)),
  );
}

function areNamed(transactions: readonly DerivedTransaction[]): boolean {
  return transactions.every(({ merchant }) => merchant !== '');
}
