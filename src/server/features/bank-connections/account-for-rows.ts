import type { UserDb } from '#db/pool.ts';
import type { StoredAccount } from '#db/repositories/accounts.ts';
import { type KeptAside, keepAside, letGo, recordReading } from '#db/repositories/bank-readings.ts';
import type { IncomingRow } from '#domain/ledger/ingest/ingest-types.ts';
import type { FeedPlan } from '#domain/ledger/ingest/plan-feed.ts';
import type { Services } from '../../lib/services.ts';
import { type BankNews, keyOf } from './collect-pages.ts';

const RAW_CHARS_MAX = 4_000;

interface Reading {
  readonly news: BankNews;
  readonly plan: FeedPlan;
  readonly incoming: readonly IncomingRow[];
  readonly accounts: ReadonlyMap<string, StoredAccount>;
}

/** Writes down what became of every row of a reading, and keeps aside those that cannot be understood. */
export async function accountForRows(
  services: Services,
  db: UserDb,
  connectionId: string,
  { news, plan, incoming, accounts }: Reading,
): Promise<void> {
  const at = services.clock.now();
  const aside = [...news.unread.map((row) => asideOf(row, accounts)), ...plan.rejected.map(rejectedOf(news))];
  const understood = plan.changes.flatMap(({ incoming: row }) => row.externalId ?? []);
  await letGo(db, connectionId, [...understood, ...news.removedExternalIds]);
  await keepAside(db, connectionId, aside, at);
  const count = (kind: FeedPlan['changes'][number]['kind']) =>
    plan.changes.filter((change) => change.kind === kind).length;
  const isEmpty = news.changed.length + news.unread.length + news.removedExternalIds.length === 0;
  if (isEmpty) return;
  await recordReading(db, connectionId, {
    id: services.ids.next(),
    at,
    requestId: news.requestId,
    told: news.changed.length + news.unread.length,
    added: count('add'),
    changed: count('update'),
    unchanged: count('keep'),
    rejected: aside.length,
    leftOut: news.changed.length - incoming.length,
    withdrawn: plan.removedIds.length + plan.doubtfulIds.length,
  });
}

function asideOf(row: BankNews['unread'][number], accounts: ReadonlyMap<string, StoredAccount>): KeptAside {
  const account = row.accountExternalId === null ? undefined : accounts.get(row.accountExternalId);
  return { rowKey: keyOf(row), accountId: account?.id ?? null, reason: row.reason, raw: row.raw };
}

/** The domain names a row by its place in the batch. */
function rejectedOf(news: BankNews): (row: FeedPlan['rejected'][number]) => KeptAside {
  return ({ key, accountId, externalId, reason }) => ({
    rowKey: externalId ?? `row ${key}`,
    accountId: accountId === '' ? null : accountId,
    reason,
    raw: JSON.stringify(news.changed[Number(key)] ?? null).slice(0, RAW_CHARS_MAX),
  });
}
