import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { accountName } from '#contract/endpoints/accounts.ts';
import type { StoredAccount } from '#db/repositories/accounts/accounts.ts';
import { fingerprintOf } from '#db/repositories/transactions/fingerprints.ts';
import type { Correction } from '#domain/ledger/ingest/correct-transactions.ts';
import { mapImportedAnnotations } from '#domain/ledger/ingest/imported-annotations.ts';
import type { IncomingTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import { accountMask } from '#readers/statement/account-mask.ts';
import type {
  StatementAccount,
  StatementFile,
  StatementTransaction,
} from '#readers/statement/statement-file.ts';

/** One account of an imported file, waiting for the user's confirmation. */
export interface StagedAccount {
  readonly index: number;
  /** Identifies the account across files; the account number itself is not stored. */
  readonly externalId: string;
  /** False if the file does not say which account it is about. */
  readonly isIdentified: boolean;
  readonly mask: string | null;
  /** As the file names the account in words; null for an account number. */
  readonly statedName: string | null;
  readonly accountType: StoredAccount['accountType'];
  readonly currency: string;
  readonly balanceMinor: number | null;
  readonly balanceOn: string | null;
  readonly transactionCount: number;
  /** First and last day of the transactions; null without transactions. */
  readonly span: { readonly from: string; readonly to: string } | null;
  /** Only transactions in the account's own currency. */
  readonly netMinor: number;
  /** The transactions, packed in chunks of a few thousand to bound memory; see `readChunk`. */
  readonly chunks: readonly string[];
  /** The `fingerprintOf` each transaction, in order, in base64. */
  readonly fingerprints: string;
  /** Two transactions share one bank ID. */
  readonly hasRepeatedIds: boolean;
  /** A transaction without a bank ID has text that a stored transaction may lack. */
  readonly hasUnnamedWords: boolean;
  /** Corrections of transactions from an earlier file. */
  readonly corrections: readonly Correction[];
}

/** Assigned to its account when saved. */
export interface StagedTransaction extends IncomingTransaction {
  /** Of the file. */
  readonly line: number;
}

/** Several times the longest text that a bank writes about a transaction; a malicious file has megabytes. */
const DESCRIPTION_CHARS_MAX = 2_000;

/** Transactions per chunk, except the last. */
export const CHUNK_SIZE = 2_000;

/** The accounts of a file in the ledger's terms. */
export function stageFile(file: StatementFile, homeCurrency: string): StagedAccount[] {
  return file.accounts.map((account, index) => stageAccount(account, index, homeCurrency));
}

function stageAccount(account: StatementAccount, index: number, homeCurrency: string): StagedAccount {
  const { transactions, ledgerBalance, corrections } = account;
  const currency = account.currency ?? homeCurrency;
  const mask = accountMask(account.accountId);
  const accountType = account.accountType ?? 'other';
  const identity = [account.bankId ?? '', account.accountId ?? `unnamed-${accountType}`, currency].join('|');
  return {
    index,
    externalId: createHash('sha256').update(identity).digest('hex').slice(0, 32),
    isIdentified: account.accountId !== null,
    mask,
    statedName: statedName(account.accountId),
    accountType,
    currency,
    balanceMinor: ledgerBalance?.amountMinor ?? null,
    balanceOn: ledgerBalance?.asOf ?? null,
    transactionCount: transactions.length,
    span: spanOf(transactions),
    netMinor: transactions
      .filter((transaction) => (transaction.currency ?? currency) === currency)
      .reduce((sum, transaction) => sum + transaction.amountMinor, 0),
    ...packAll(transactions, currency),
    corrections,
  };
}

/** A short text without digits or control characters names an account; anything else is its number. */
function statedName(accountId: string | null): string | null {
  const name = accountId?.trim() ?? '';
  return accountName.safeParse(name).success && !/[\d\p{C}]/u.test(name) ? name : null;
}

type Packed = Pick<StagedAccount, 'chunks' | 'fingerprints' | 'hasRepeatedIds' | 'hasUnnamedWords'>;

function packAll(transactions: readonly StatementTransaction[], currency: string): Packed {
  const chunks: string[] = [];
  let fingerprints = '';
  const ids = new Set<string>();
  let named = 0;
  let hasUnnamedWords = false;
  for (let start = 0; start < transactions.length; start += CHUNK_SIZE) {
    const chunk = transactions.slice(start, start + CHUNK_SIZE);
    const packed = chunk.map((transaction) => packTransaction(transaction, currency));
    for (const [, externalId, , , , , , , originalAmountMinor, , ownCategory, note] of packed) {
      const hasWords = originalAmountMinor !== null || ownCategory !== null || note !== '';
      if (externalId === null) hasUnnamedWords ||= hasWords;
      else {
        ids.add(externalId);
        named += 1;
      }
    }
    fingerprints += packed.map(fingerprintOfPacked).join('');
    chunks.push(gzipSync(JSON.stringify(packed), { level: 1 }).toString('base64'));
  }
  return {
    chunks,
    fingerprints: Buffer.from(fingerprints, 'hex').toString('base64'),
    hasRepeatedIds: ids.size < named,
    hasUnnamedWords,
  };
}

function fingerprintOfPacked(packed: PackedTransaction): string {
  const [, externalId, postedOn, authorizedOn, amountMinor, currency, originalDescription, pending] = packed;
  const status = pending === 1 ? 'pending' : 'posted';
  const content = { externalId, postedOn, authorizedOn, amountMinor, currency, originalDescription };
  return fingerprintOf({ ...content, status });
}

function spanOf(transactions: readonly StatementTransaction[]): StagedAccount['span'] {
  let [from, to] = [transactions[0]?.postedOn, transactions[0]?.postedOn];
  for (const { postedOn } of transactions) {
    if (from === undefined || postedOn < from) from = postedOn;
    if (to === undefined || postedOn > to) to = postedOn;
  }
  return from === undefined || to === undefined ? null : { from, to };
}

type PackedTransaction = readonly [
  line: number,
  externalId: string | null,
  postedOn: string,
  authorizedOn: string | null,
  amountMinor: number,
  currency: string,
  originalDescription: string,
  isPending: 0 | 1,
  originalAmountMinor: number | null,
  originalCurrency: string | null,
  ownCategory: string | null,
  note: string,
];

function packTransaction(transaction: StatementTransaction, currency: string): PackedTransaction {
  const { line, externalId, postedOn, authorizedOn, amountMinor, description, memo } = transaction;
  const { ownCategory, note } = mapImportedAnnotations(transaction);
  const text =
    memo && memo !== description && memo !== transaction.note ? `${description} ${memo}`.trim() : description;
  const isPending = transaction.pending ? 1 : 0;
  return [
    line,
    externalId,
    postedOn,
    authorizedOn,
    amountMinor,
    transaction.currency ?? currency,
    text.slice(0, DESCRIPTION_CHARS_MAX).toWellFormed(),
    isPending,
    transaction.originalAmountMinor,
    transaction.originalCurrency,
    ownCategory,
    note,
  ];
}

/** The transactions of one chunk. */
export function readChunk(
  account: Pick<StagedAccount, 'chunks' | 'accountType'>,
  index: number,
): StagedTransaction[] {
  // Only `packAll` writes these values, and they are encrypted.
  const transactions = JSON.parse(
    gunzipSync(Buffer.from(account.chunks[index] ?? '', 'base64')).toString('utf8'),
  ) as PackedTransaction[];
  return transactions.map((packed, place) => {
    const [line, externalId, postedOn, authorizedOn, amountMinor, currency, originalDescription] = packed;
    const [, , , , , , , pending, originalAmountMinor = null, originalCurrency = null, ...rest] = packed;
    const [ownCategory = null, note = ''] = rest;
    return {
      key: String(index * CHUNK_SIZE + place),
      line,
      accountId: '',
      accountType: account.accountType,
      externalId,
      pendingExternalId: null,
      postedOn,
      authorizedOn,
      amountMinor,
      currency,
      originalAmountMinor,
      originalCurrency,
      originalDescription,
      ownCategory,
      note,
      merchant: null,
      isPending: pending === 1,
      providerCategory: null,
    };
  });
}

/** Packs a value for the encrypted column. */
export function pack(accounts: readonly StagedAccount[]): string {
  return JSON.stringify(accounts);
}

/** The inverse of `pack`. */
export function unpack(packed: string): StagedAccount[] {
  // Only `pack` writes this column, and it is encrypted.
  return JSON.parse(packed) as StagedAccount[];
}
