import type { TransferPairing } from '#domain/ledger/transfers/pair-transfers.ts';
import type { TransferInput } from '#domain/ledger/transfers/transfer-types.ts';
import type { MatchInput, Matching } from '#domain/matching/match-types.ts';
import type { RecurringInput, Stream } from '#domain/recurring/stream-types.ts';

/** Searches over all transactions of a household; the bytes come from `packPages`. */
export interface LedgerTasks {
  findTransfers: { about: Omit<TransferInput, 'transactions'>; result: TransferPairing };
  findStreams: { about: Omit<RecurringInput, 'transactions'>; result: readonly Stream[] };
  matchReceipts: { about: Omit<MatchInput, 'transactions'>; result: Matching };
}
