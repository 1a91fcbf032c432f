import { pairTransfersWithWatchKeys } from '#domain/ledger/transfers/pair-transfers.ts';
import type { TransferTransaction } from '#domain/ledger/transfers/transfer-types.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { MatchTransaction } from '#domain/matching/match-types.ts';
import { detectStreams } from '#domain/recurring/detect-streams.ts';
import { readPages } from './packed-pages.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Searches over all transactions of a household: a hundred thousand take a second. */
export const ledgerTasks = {
  findTransfers: (bytes, about) =>
    pairTransfersWithWatchKeys({ ...about, transactions: readPages<TransferTransaction>(bytes) }),
  findStreams: (bytes, about) =>
    detectStreams({ ...about, transactions: readPages<TransferTransaction>(bytes) }),
  matchReceipts: (bytes, about) =>
    matchReceipts({ ...about, transactions: readPages<MatchTransaction>(bytes) }),
} satisfies Partial<ReaderTaskTable>;
