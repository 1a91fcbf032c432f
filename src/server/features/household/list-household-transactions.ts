import type { UserDb } from '#db/pool.ts';
import {
  isHealthShared,
  listSharedItems,
  listSharedTransactions,
  type SharedItem,
  type SharedTransaction,
} from '#db/repositories/household/shared.ts';
import { hideHealthItems, hideHealthOfTransaction } from '#domain/household/hide-health.ts';
import { shownType } from '#domain/ledger/flow.ts';
import type { Call } from '../../http/call.ts';
import { decodeCursor, encodeCursor, type PageCursor } from '../../lib/cursor.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import {
  memberAccountIds,
  readAsMembers,
  readSharedScope,
  type SharedScope,
  type SharingMember,
} from './read-as-members.ts';

const LIMIT = 50;

/**
 * One page of the transactions of shared accounts. A full page is read for each member, and the newest are returned.
 */
export async function listHouseholdTransactions(
  services: Services,
  userId: string,
  query: Call<'listHouseholdTransactions'>['query'],
) {
  const scope = await readSharedScope(services, userId, query);
  const page = { after: decodeCursor(query.cursor), limit: query.limit ?? LIMIT };
  const lists = await readAsMembers(services, scope.sharers, (user, sharer) =>
    readMemberTransactions(user, scope, sharer, page),
  );
  const sorted = lists.flat().sort((a, b) => compare(b.place, a.place));
  const transactions = sorted.slice(0, page.limit);
  const last = sorted.length > page.limit ? transactions.at(-1) : undefined;
  return {
    transactions: transactions.map(({ shown }) => shown),
    nextCursor: last ? encodeCursor(last.place) : null,
  };
}

/** One member's shared transactions, as others may see them. */
async function readMemberTransactions(
  user: UserDb,
  scope: SharedScope,
  sharer: SharingMember,
  { after, limit }: { readonly after: PageCursor | null; readonly limit: number },
) {
  const { membershipId } = sharer;
  const owner = { sharesHealth: sharer.isYou || (await isHealthShared(user, membershipId)) };
  const rows = await listSharedTransactions(user, {
    ...{ membershipId, accountIds: memberAccountIds(scope, sharer), period: scope.period },
    ...{ after, limit: limit + 1 },
  });
  const items = await listSharedItems(
    user,
    membershipId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    place: { at: row.occurredOn, id: row.id },
    shown: presentTransaction(
      row,
      items.filter(({ transactionId }) => transactionId === row.id),
      sharer,
      owner,
    ),
  }));
}

function presentTransaction(
  row: SharedTransaction,
  items: readonly SharedItem[],
  { membershipId }: SharingMember,
  owner: { readonly sharesHealth: boolean },
) {
  const { description, parts } = hideHealthOfTransaction(row, owner);
  return {
    ...{ id: toWire('transaction', row.id), memberId: toWire('member', membershipId) },
    ...{ accountName: row.accountName, date: row.occurredOn, description, parts: [...parts] },
    ...{ amountMinor: row.amountMinor, currency: row.currency, type: shownType(row) },
    ...{ isRefund: row.flow === 'refund', isPending: row.status === 'pending' },
    // If the transaction is completely private, not even the number of items is shown.
    items: description === null ? [] : hideHealthItems(items, owner),
  };
}

function compare(a: PageCursor, b: PageCursor): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
