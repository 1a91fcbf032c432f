import type { Pairing } from '#domain/ledger/transfers/pair-transfers.ts';
import type { TransferTransaction } from '#domain/ledger/transfers/transfer-types.ts';
import type { Matching, MatchTransaction } from '#domain/matching/match-types.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';
import { ledgerTasks } from '../../reading/ledger-tasks.ts';
import { packPages } from '../../reading/packed-pages.ts';
import type { ReaderTasks } from '../../reading/reader-tasks.ts';
import type { MatchNeeds } from './needs.ts';

/** So many are looked through in some milliseconds, less than asking a reader process takes. */
const HERE_MAX = 2_000;
/** So many receipts are matched in some milliseconds. */
const RECEIPTS_HERE_MAX = 100;

type Readers = Pick<MatchNeeds, 'readers'>;
type About<Name extends keyof typeof ledgerTasks> = ReaderTasks[Name]['about'];

/** Transfers among transactions; many are looked through in a reader process and hold up nobody here. */
export async function findTransfers(
  { readers }: Readers,
  userId: string,
  transactions: readonly TransferTransaction[],
  about: About<'findTransfers'>,
): Promise<Pairing> {
  const bytes = await packPages(transactions, compared);
  if (transactions.length <= HERE_MAX) return ledgerTasks.findTransfers(bytes, about);
  return readers.run('findTransfers', bytes, about, { userId, lane: 'background' });
}

/** Streams among transactions, in the same way. */
export async function findStreams(
  { readers }: Readers,
  userId: string,
  transactions: readonly TransferTransaction[],
  about: About<'findStreams'>,
): Promise<readonly Stream[]> {
  const bytes = await packPages(transactions, compared);
  if (transactions.length <= HERE_MAX) return ledgerTasks.findStreams(bytes, about);
  return readers.run('findStreams', bytes, about, { userId, lane: 'background' });
}

/** Which of these transactions the receipts belong to, in the same way. */
export async function findMatches(
  { readers }: Readers,
  userId: string,
  transactions: readonly MatchTransaction[],
  about: About<'matchReceipts'>,
): Promise<Matching> {
  const bytes = await packPages(transactions, (transaction) => transaction);
  if (transactions.length <= HERE_MAX && about.receipts.length <= RECEIPTS_HERE_MAX)
    return ledgerTasks.matchReceipts(bytes, about);
  return readers.run('matchReceipts', bytes, about, { userId, lane: 'background' });
}

function compared({
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
