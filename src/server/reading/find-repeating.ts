import { pairTransfers } from '#domain/ledger/transfers/pair-transfers.ts';
import { detectStreams } from '#domain/recurring/detect-streams.ts';
import { readTransactions } from './repeating-transactions.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Transfers and streams of a household: among a hundred thousand transactions they take half a second. */
export const findRepeatingTasks = {
  findTransfers: (bytes, about) => pairTransfers({ ...about, transactions: readTransactions(bytes) }),
  findStreams: (bytes, about) => detectStreams({ ...about, transactions: readTransactions(bytes) }),
} satisfies Partial<ReaderTaskTable>;
