import type { UserDb } from '#db/pool.ts';
import type { StoredAccount } from '#db/repositories/accounts/accounts.ts';
import {
  deleteQuarantined,
  type QuarantinedTransaction,
  quarantineTransactions,
  recordReading,
} from '#db/repositories/bank-readings.ts';
import type { IncomingTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import type { FeedPlan } from '#domain/ledger/ingest/plan-feed.ts';
import type { Services } from '../../lib/services.ts';
import { type BankUpdates, transactionKeyOf } from './fetch-all-pages.ts';

const RAW_CHARS_MAX = 4_000;

interface SyncOutcome {
  readonly updates: BankUpdates;
  readonly plan: FeedPlan;
  readonly incoming: readonly IncomingTransaction[];
  readonly accounts: ReadonlyMap<string, StoredAccount>;
}

/** Records the outcome of every transaction of a sync, and quarantines those that cannot be understood. */
export async function recordSyncOutcome(
  services: Services,
  db: UserDb,
  connectionId: string,
  { updates, plan, incoming, accounts }: SyncOutcome,
): Promise<void> {
  const at = services.clock.now();
  const quarantined = [
    ...updates.unread.map((transaction) => quarantineUnreadable(transaction, accounts)),
    ...plan.rejected.map(toQuarantined(updates)),
  ];
  const understood = plan.changes.flatMap(({ incoming: transaction }) => transaction.externalId ?? []);
  await deleteQuarantined(db, connectionId, [...understood, ...updates.removedExternalIds]);
  await quarantineTransactions(db, connectionId, quarantined, at);
  const count = (kind: FeedPlan['changes'][number]['kind']) =>
    plan.changes.filter((change) => change.kind === kind).length;
  const isEmpty = updates.changed.length + updates.unread.length + updates.removedExternalIds.length === 0;
  if (isEmpty) return;
  await recordReading(db, connectionId, {
    id: services.ids.next(),
    at,
    requestId: updates.requestId,
    reported: updates.changed.length + updates.unread.length,
    added: count('add'),
    changed: count('update'),
    unchanged: count('keep'),
    rejected: quarantined.length,
    leftOut: updates.changed.length - incoming.length,
    withdrawn: plan.removedIds.length + plan.uncertainRemovalIds.length,
  });
}

function quarantineUnreadable(
  transaction: BankUpdates['unread'][number],
  accounts: ReadonlyMap<string, StoredAccount>,
): QuarantinedTransaction {
  const account =
    transaction.accountExternalId === null ? undefined : accounts.get(transaction.accountExternalId);
  return {
    transactionKey: transactionKeyOf(transaction),
    accountId: account?.id ?? null,
    reason: transaction.reason,
    raw: transaction.raw,
  };
}

/** Resolves the domain's key, which is the index in the batch, to the raw transaction. */
function toQuarantined(
  updates: BankUpdates,
): (transaction: FeedPlan['rejected'][number]) => QuarantinedTransaction {
  return ({ key, accountId, externalId, reason }) => ({
    transactionKey: externalId ?? `row ${key}`,
    accountId: accountId === '' ? null : accountId,
    reason,
    raw: JSON.stringify(updates.changed[Number(key)] ?? null).slice(0, RAW_CHARS_MAX),
  });
}
