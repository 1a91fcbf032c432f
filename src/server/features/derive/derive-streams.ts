import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import { saveStreams } from '#db/repositories/recurring-streams.ts';
import { classOfKnown } from '#domain/recurring/class-of-known.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';
import { readScope } from '../../lib/world.ts';
import { findStreams } from './in-ledger.ts';
import type { DeriveNeeds } from './needs.ts';
import { type PairedWorld, toTransferAccount } from './pair-transactions.ts';
import { holdDerivation, readTransactions } from './transactions-query.ts';

/** Finds what repeats among bank transactions, and among receipts of merchants that no bank transaction names. */
export async function deriveStreams(
  services: DeriveNeeds,
  userId: string,
  worlds: readonly PairedWorld[],
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await holdDerivation(db);
    const { today } = await readScope(db, undefined, services.clock.now());
    const accounts = await listAccounts(db);
    const streams: (Stream & { isSandbox: boolean; currency: string })[] = [];
    for (const { isSandbox, transactions, pairs } of worlds) {
      const known = new Set(transactions.map((transaction) => transaction.merchantKey));
      const entered = await readTransactions(db, isSandbox, 'receipt');
      const all = [...transactions, ...entered.filter((transaction) => !known.has(transaction.merchantKey))];
      const posted = all.filter((transaction) => transaction.status === 'posted');
      const own = accounts.filter((account) => account.isSandbox === isSandbox).map(toTransferAccount);
      const byId = new Map(posted.map((transaction) => [transaction.id, transaction]));
      const about = { asOf: today, accounts: own, transfers: pairs };
      for (const stream of await findStreams(services, userId, posted, about)) {
        const charges = stream.transactionIds.flatMap((id) => byId.get(id) ?? []);
        const currency = charges[0]?.currency ?? 'USD';
        streams.push({ ...stream, class: classOfKnown(stream, charges, posted), isSandbox, currency });
      }
    }
    await saveStreams(db, streams, () => services.ids.next());
  });
}
