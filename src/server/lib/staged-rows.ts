import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { StoredAccount } from '#db/repositories/accounts.ts';
import type { Correction } from '#domain/ledger/ingest/correct-rows.ts';
import type { IncomingRow } from '#domain/ledger/ingest/ingest-types.ts';
import type { StatementAccount, StatementFile } from '#readers/statement/statement-file.ts';

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
  /** Their account is named when they are saved. */
  readonly rows: readonly IncomingRow[];
  readonly lines: readonly number[];
  /** Corrections of rows that stand in an earlier file. */
  readonly corrections: readonly Correction[];
}

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
    balanceMinor: account.ledgerBalance?.amountMinor ?? null,
    balanceOn: account.ledgerBalance?.asOf ?? null,
    lines: account.transactions.map((row) => row.line),
    corrections: account.corrections,
    rows: account.transactions.map((row, position) => ({
      key: String(position),
      accountId: '',
      accountType,
      externalId: row.externalId,
      pendingExternalId: null,
      postedOn: row.postedOn,
      authorizedOn: row.authorizedOn,
      amountMinor: row.amountMinor,
      currency: row.currency ?? currency,
      originalDescription:
        row.memo && row.memo !== row.description ? `${row.description} ${row.memo}`.trim() : row.description,
      merchant: null,
      isPending: row.pending,
      providerCategory: null,
    })),
  };
}

type PackedRow = readonly [
  externalId: string | null,
  postedOn: string,
  authorizedOn: string | null,
  amountMinor: number,
  currency: string,
  originalDescription: string,
  isPending: 0 | 1,
];
type PackedAccount = Omit<StagedAccount, 'rows'> & { readonly packedRows: readonly PackedRow[] };

/** Packed for the sealed column; a year of rows shrinks to a tenth. */
export function pack(accounts: readonly StagedAccount[]): string {
  const packed = accounts.map(
    ({ rows, ...account }): PackedAccount => ({
      ...account,
      packedRows: rows.map((row) => [
        row.externalId,
        row.postedOn,
        row.authorizedOn,
        row.amountMinor,
        row.currency,
        row.originalDescription,
        row.isPending ? 1 : 0,
      ]),
    }),
  );
  return gzipSync(JSON.stringify(packed), { level: 1 }).toString('base64');
}

/** The inverse of `pack`. */
export function unpack(packed: string): StagedAccount[] {
  // Only `pack` writes this column, and it is sealed.
  const accounts = JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8')) as PackedAccount[];
  return accounts.map(({ packedRows, ...account }) => ({
    ...account,
    rows: packedRows.map(
      ([externalId, postedOn, authorizedOn, amountMinor, currency, originalDescription, pending], at) => ({
        key: String(at),
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
    ),
  }));
}
