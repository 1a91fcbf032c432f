import type { TransferPair } from '#domain/ledger/transfers/transfer-types.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';
import { findRepeatingTasks } from '../../reading/find-repeating.ts';
import type { ReaderTasks } from '../../reading/reader-tasks.ts';
import { packTransactions } from '../../reading/repeating-transactions.ts';
import type { DeriveNeeds } from './needs.ts';
import type { DerivedTransaction } from './transactions-query.ts';

/** So many are looked through in some milliseconds, less than asking a reader process takes. */
const HERE_MAX = 2_000;

type Finder = 'findTransfers' | 'findStreams';

/** Transfers among transactions; many are looked through in a reader process and hold up nobody here. */
export function findTransfers(
  services: DeriveNeeds,
  userId: string,
  transactions: readonly DerivedTransaction[],
  about: ReaderTasks['findTransfers']['about'],
): Promise<readonly TransferPair[]> {
  return find(services, userId, 'findTransfers', transactions, about);
}

/** Streams among transactions, in the same way. */
export function findStreams(
  services: DeriveNeeds,
  userId: string,
  transactions: readonly DerivedTransaction[],
  about: ReaderTasks['findStreams']['about'],
): Promise<readonly Stream[]> {
  return find(services, userId, 'findStreams', transactions, about);
}

async function find<Name extends Finder>(
  { readers }: DeriveNeeds,
  userId: string,
  name: Name,
  transactions: readonly DerivedTransaction[],
  about: ReaderTasks[Name]['about'],
): Promise<ReaderTasks[Name]['result']> {
  const bytes = await packTransactions(transactions);
  if (transactions.length > HERE_MAX) return readers.run(name, bytes, about, { userId, lane: 'background' });
  // The table keeps each name with its own types; a general name loses them.
  const task = findRepeatingTasks[name] as (
    input: Uint8Array,
    about: ReaderTasks[Name]['about'],
  ) => ReaderTasks[Name]['result'];
  return task(bytes, about);
}
