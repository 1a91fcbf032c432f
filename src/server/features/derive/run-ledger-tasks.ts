import { pairTransfersWithWatchKeys, type TransferPairing } from '#domain/ledger/transfers/pair-transfers.ts';
import type { TransferTransaction } from '#domain/ledger/transfers/transfer-types.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { Matching, MatchTransaction } from '#domain/matching/match-types.ts';
import { detectStreams } from '#domain/recurring/detect-streams.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';
import type { ledgerTasks } from '../../reading/ledger-tasks.ts';
import { packPages } from '../../reading/packed-pages.ts';
import type { ReaderTasks } from '../../reading/reader-tasks.ts';
import type { MatchServices } from './derive-services.ts';

/** Up to this many transactions are processed in this process, which is faster than calling a reader process. */
const INLINE_TRANSACTIONS_MAX = 2_000;
/** Up to this many receipts are matched in this process. */
const INLINE_RECEIPTS_MAX = 100;

type Readers = Pick<MatchServices, 'readers'>;
type About<Name extends keyof typeof ledgerTasks> = ReaderTasks[Name]['about'];

/** Detects transfers among transactions; large inputs run in a reader process, so that they do not block this one. */
export async function findTransfers(
  { readers }: Readers,
  userId: string,
  transactions: readonly TransferTransaction[],
  about: About<'findTransfers'>,
): Promise<TransferPairing> {
  if (transactions.length <= INLINE_TRANSACTIONS_MAX)
    return pairTransfersWithWatchKeys({ ...about, transactions });
  const bytes = await packPages(transactions, pickComparedFields);
  return readers.run('findTransfers', bytes, about, { userId, lane: 'background' });
}

/** Detects streams among transactions; large inputs run in a reader process. */
export async function findStreams(
  { readers }: Readers,
  userId: string,
  transactions: readonly TransferTransaction[],
  about: About<'findStreams'>,
): Promise<readonly Stream[]> {
  if (transactions.length <= INLINE_TRANSACTIONS_MAX) return detectStreams({ ...about, transactions });
  const bytes = await packPages(transactions, pickComparedFields);
  return readers.run('findStreams', bytes, about, { userId, lane: 'background' });
}

/** Matches receipts to transactions; large inputs run in a reader process. */
export async function findMatches(
  { readers }: Readers,
  userId: string,
  transactions: readonly MatchTransaction[],
  about: About<'matchReceipts'>,
): Promise<Matching> {
  if (transactions.length <= INLINE_TRANSACTIONS_MAX && about.receipts.length <= INLINE_RECEIPTS_MAX)
    return matchReceipts({ ...about, transactions });
  const bytes = await packPages(transactions, (transaction) => transaction);
  return readers.run('matchReceipts', bytes, about, { userId, lane: 'background' });
}

function pickComparedFields({
  id,
  accountId,
  postedOn,
  amountMinor,
  currency,
  description,
  merchant,
}: TransferTransaction): TransferTransaction {
  return { id, accountId, postedOn, amountMinor, currency, description, merchant };
}
