import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { StoredAccount } from '#db/repositories/accounts.ts';
import type { Correction } from '#domain/ledger/ingest/correct-rows.ts';
import type { IncomingRow } from '#domain/ledger/ingest/ingest-types.ts';
import type {
  StatementAccount,
  StatementFile,
  StatementTransaction,
} from '#readers/statement/statement-file.ts';

/** One account of a read file as it waits for the person's word. */
export interface StagedAccount {
  readonly index: number;
  /** Names the account across files; the number itself is not kept. */
  readonly externalId: string;
  readonly mask: string | null;
  readonly name: string;
  readonly accountType: StoredAccount['accountType'];
  readonly currency: string;
  readonly balanceMinor: number | null;
  readonly balanceOn: string | null;
  readonly rowCount: number;
  /** First and last day of the rows; null without rows. */
  readonly span: { readonly from: string; readonly to: string } | null;
  /** Of the rows in the account's own currency. */
  readonly netMinor: number;
  /** The rows, packed a few thousand at a time so that never all of them stand in memory; see `readChunk`. */
  readonly chunks: readonly string[];
  /** Corrections of rows that stand in an earlier file. */
  readonly corrections: readonly Correction[];
}

/** Its account is named when it is saved. */
export interface StagedRow extends IncomingRow {
  /** Of the file. */
  readonly line: number;
}

/** Rows of every chunk but the last. */
export const CHUNK_ROWS = 2_000;

const TYPE_NAMES: Readonly<Record<StoredAccount['accountType'], string>> = {
  checking: 'Checking',
  savings: 'Savings',
  credit: 'Credit card',
  loan: 'Loan',
  investment: 'Investment',
  other: 'Account',
};

/** The accounts of a file in the ledger's own words. */
export function stageFile(file: StatementFile, homeCurrency: string): StagedAccount[] {
  return file.accounts.map((account, index) => stageAccount(account, index, homeCurrency));
}

function stageAccount(account: StatementAccount, index: number, homeCurrency: string): StagedAccount {
  const { transactions, ledgerBalance, corrections } = account;
  const currency = account.currency ?? homeCurrency;
  const digits = account.accountId?.replace(/\W/g, '') ?? '';
  const mask = digits.length >= 4 ? digits.slice(-4) : digits || null;
  const accountType = account.accountType ?? 'other';
  const identity = [account.bankId ?? '', account.accountId ?? `unnamed-${accountType}`, currency].join('|');
  return {
    index,
    externalId: createHash('sha256').update(identity).digest('hex').slice(0, 32),
    mask,
    name: mask ? `${TYPE_NAMES[accountType]} ··${mask}` : TYPE_NAMES[accountType],
    accountType,
    currency,
    balanceMinor: ledgerBalance?.amountMinor ?? null,
    balanceOn: ledgerBalance?.asOf ?? null,
    rowCount: transactions.length,
    span: spanOf(transactions),
    netMinor: transactions
      .filter((row) => (row.currency ?? currency) === currency)
      .reduce((sum, row) => sum + row.amountMinor, 0),
    chunks: packChunks(transactions, currency),
    corrections,
  };
}

function spanOf(rows: readonly StatementTransaction[]): StagedAccount['span'] {
  let [from, to] = [rows[0]?.postedOn, rows[0]?.postedOn];
  for (const { postedOn } of rows) {
    if (from === undefined || postedOn < from) from = postedOn;
    if (to === undefined || postedOn > to) to = postedOn;
  }
  return from === undefined || to === undefined ? null : { from, to };
}

type PackedRow = readonly [
  line: number,
  externalId: string | null,
  postedOn: string,
  authorizedOn: string | null,
  amountMinor: number,
  currency: string,
  originalDescription: string,
  isPending: 0 | 1,
];

function packChunks(rows: readonly StatementTransaction[], currency: string): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const packed = rows.slice(start, start + CHUNK_ROWS).map((row) => packRow(row, currency));
    chunks.push(gzipSync(JSON.stringify(packed), { level: 1 }).toString('base64'));
  }
  return chunks;
}

function packRow(row: StatementTransaction, currency: string): PackedRow {
  const { line, externalId, postedOn, authorizedOn, amountMinor, description, memo } = row;
  const text = memo && memo !== description ? `${description} ${memo}`.trim() : description;
  const isPending = row.pending ? 1 : 0;
  return [line, externalId, postedOn, authorizedOn, amountMinor, row.currency ?? currency, text, isPending];
}

/** The rows of one chunk. */
export function readChunk(account: StagedAccount, at: number): StagedRow[] {
  // Only `packChunks` writes these, and they are sealed.
  const rows = JSON.parse(
    gunzipSync(Buffer.from(account.chunks[at] ?? '', 'base64')).toString('utf8'),
  ) as PackedRow[];
  return rows.map(
    (
      [line, externalId, postedOn, authorizedOn, amountMinor, currency, originalDescription, pending],
      place,
    ) => ({
      key: String(at * CHUNK_ROWS + place),
      line,
      accountId: '',
      accountType: account.accountType,
      externalId,
      pendingExternalId: null,
      postedOn,
      authorizedOn,
      amountMinor,
      currency,
      originalDescription,
      merchant: null,
      isPending: pending === 1,
      providerCategory: null,
    }),
  );
}

/** For the sealed column. */
export function pack(accounts: readonly StagedAccount[]): string {
  return JSON.stringify(accounts);
}

/** The inverse of `pack`. */
export function unpack(packed: string): StagedAccount[] {
  // Only `pack` writes this column, and it is sealed.
  return JSON.parse(packed) as StagedAccount[];
}
