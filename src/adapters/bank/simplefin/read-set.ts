import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { BankAccount, BankTransaction, UnparsedTransaction } from '#ports/bank-data-provider.ts';
import { toAccount, toTransaction } from './map.ts';
import * as wire from './wire.ts';

const RAW_CHARS_MAX = 4_000;

export interface ReadSet {
  readonly accounts: readonly BankAccount[];
  readonly transactions: readonly BankTransaction[];
  readonly unread: readonly UnparsedTransaction[];
}

/** Parses the accounts and transactions of a response one by one; malformed ones are quarantined with their reason. */
export function readSet(set: wire.WireAccountSet, host: string): ReadSet {
  const read = set.accounts.map((raw) => readAccount(raw, host, set));
  return {
    accounts: read.flatMap(({ accounts }) => accounts),
    transactions: read.flatMap(({ transactions }) => transactions),
    unread: read.flatMap(({ unread }) => unread),
  };
}

function readAccount(raw: unknown, host: string, set: wire.WireAccountSet): ReadSet {
  const nothing = { accounts: [], transactions: [] };
  const parsed = wire.account.safeParse(raw);
  if (!parsed.success)
    return { ...nothing, unread: [setAside(raw, null, userMessage('accountFormatUnknown'))] };
  const sent = parsed.data.transactions ?? [];
  const account = toAccount(parsed.data, host, set);
  if (!account)
    return {
      ...nothing,
      unread: sent.map((transaction) => setAside(transaction, null, userMessage('accountCurrencyMissing'))),
    };
  const transactions: BankTransaction[] = [];
  const unread: UnparsedTransaction[] = [];
  for (const entry of sent) {
    const read = wire.transaction.safeParse(entry);
    const mapped = read.success ? toTransaction(read.data, account) : null;
    if (mapped) transactions.push(mapped);
    else unread.push(setAside(entry, account.externalId, reasonOf(read)));
  }
  return { accounts: [account], transactions, unread };
}

function reasonOf(read: ReturnType<typeof wire.transaction.safeParse>): UserMessage {
  if (read.success) return userMessage('amountOrDateInvalid');
  const place = read.error.issues[0]?.path.join('.') ?? '';
  return place === '' ? userMessage('formatUnknown') : userMessage('fieldInvalid', place);
}

function setAside(
  value: unknown,
  accountExternalId: string | null,
  reason: UserMessage,
): UnparsedTransaction {
  const named = wire.idOnly.safeParse(value);
  return {
    // An ID is only unique within its account.
    externalId: named.success && accountExternalId !== null ? `${accountExternalId}|${named.data.id}` : null,
    accountExternalId,
    reason,
    raw: (JSON.stringify(value) ?? '').slice(0, RAW_CHARS_MAX),
  };
}
