import type { z } from 'zod';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { BankAccount, BankTransaction, UnparsedTransaction } from '#ports/bank-data-provider.ts';
import { toAccount, toTransaction } from './map.ts';
import * as wire from './wire.ts';

interface Read<Value> {
  readonly read: readonly Value[];
  readonly unread: readonly UnparsedTransaction[];
}

const RAW_CHARS_MAX = 4_000;

/**
 * Parses transactions one by one: a malformed one is quarantined with its reason, and the rest of its page is
 * processed.
 */
export function readTransactions(rows: readonly unknown[]): Read<BankTransaction> {
  const read: BankTransaction[] = [];
  const unread: UnparsedTransaction[] = [];
  for (const row of rows) {
    const parsed = wire.plaidTransaction.safeParse(row);
    const mapped = parsed.success ? toTransaction(parsed.data) : null;
    if (mapped) read.push(mapped);
    else unread.push(setAside(row, parsed.success ? userMessage('currencyMissing') : reasonOf(parsed.error)));
  }
  return { read, unread };
}

/** Parses accounts in the same way. */
export function readAccounts(accounts: readonly unknown[]): Read<BankAccount> {
  const read: BankAccount[] = [];
  const unread: UnparsedTransaction[] = [];
  for (const account of accounts) {
    const parsed = wire.plaidAccount.safeParse(account);
    if (parsed.success) read.push(toAccount(parsed.data));
    else unread.push(setAside(account, accountReasonOf(parsed.error)));
  }
  return { read, unread };
}

function setAside(value: unknown, reason: UserMessage): UnparsedTransaction {
  const ids = wire.idsOnly.safeParse(value);
  return {
    externalId: ids.data?.transaction_id ?? null,
    accountExternalId: ids.data?.account_id ?? null,
    reason,
    raw: (JSON.stringify(value) ?? '').slice(0, RAW_CHARS_MAX),
  };
}

function reasonOf(error: z.ZodError): UserMessage {
  const field = invalidField(error);
  return field === '' ? userMessage('formatUnknown') : userMessage('fieldInvalid', field);
}

function accountReasonOf(error: z.ZodError): UserMessage {
  const field = invalidField(error);
  return field === '' ? userMessage('accountFormatUnknown') : userMessage('accountFieldInvalid', field);
}

/** The name of the first invalid field in Plaid's format; '' if the whole value is invalid. */
function invalidField({ issues }: z.ZodError): string {
  return issues[0]?.path.join('.') ?? '';
}
