import { inflateRawSync } from 'node:zlib';
import { userMessage } from '#domain/messages/user-message.ts';
import { isAmountMinor } from '#domain/money/money.ts';
import { readStatementArchive } from '#readers/statement/read-statement-archive.ts';
import { readTableShape } from '#readers/statement/read-table-shape.ts';
import type { StatementFile, StatementFormat } from '#readers/statement/statement-file.ts';
import { openWorkbook } from '#readers/statement/xlsx/open-workbook.ts';
import { pack, stageFile } from '../lib/staged-transactions.ts';
import type { ReadStatement } from './reader-tasks.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Nobody would read more, and a hostile file has millions. */
const ERRORS_SHOWN = 200;
/** More accounts than anyone has at one bank. */
const ACCOUNTS_MAX = 1_000;

/** Parses a statement file, with the user's column choices for its header. */
export const readStatementTasks = {
  readStatement(sent, { fileName, readings, chosen, homeCurrency, chosenCurrency }) {
    const bytes = openWorkbook(sent, inflateRaw) ?? sent;
    const found = readTableShape(bytes);
    const reading = (found && (chosen ?? readings[found.fingerprint])) ?? null;
    const options = {
      fileName,
      // The number of decimals depends on the currency: yen amounts have none.
      ...(found ? { currency: homeCurrency } : {}),
      ...(chosenCurrency ? { chosenCurrency } : {}),
      isWorkbook: bytes !== sent,
      ...(reading ? { columns: reading, flipSigns: reading.flipSigns } : {}),
      ...(reading?.dateOrder ? { dateOrder: reading.dateOrder } : {}),
    };
    const stated = readStatementArchive(bytes, inflateRaw, options);
    const isAssumed = found === null && stated.accounts.some(({ currency }) => currency === null);
    const assumedCurrency = isAssumed ? homeCurrency : null;
    const file = withinLedgerLimit(
      isAssumed ? readStatementArchive(bytes, inflateRaw, { ...options, currency: homeCurrency }) : stated,
    );
    const { format, warnings, accounts } = file;
    if (accounts.length > ACCOUNTS_MAX) return refused(format);
    const errors = file.errors.slice(0, ERRORS_SHOWN);
    const packed = pack(stageFile(file, homeCurrency));
    const shape = reading ? readTableShape(bytes, reading) : found;
    return {
      format,
      errors,
      warnings,
      accountCount: accounts.length,
      assumedCurrency,
      packed,
      shape,
      reading,
    };
  },
} satisfies Partial<ReaderTaskTable>;

/** A file states amounts exactly, however large; those the ledger can't add up become errors. */
function withinLedgerLimit(file: StatementFile): StatementFile {
  const fits = ({ amountMinor }: { readonly amountMinor: number }): boolean => isAmountMinor(amountMinor);
  const errors = file.accounts
    .flatMap(({ transactions }) => transactions.filter((transaction) => !fits(transaction)))
    .map(({ line }) => ({ line, reason: userMessage('amountTooLarge') }));
  if (errors.length === 0) return file;
  const accounts = file.accounts.map((account) => ({
    ...account,
    transactions: account.transactions.filter(fits),
  }));
  return { ...file, accounts, errors: [...file.errors, ...errors] };
}

function refused(format: StatementFormat): ReadStatement {
  const errors = [{ line: 0, reason: userMessage('tooManyAccounts') }];
  const nothing = { accountCount: 0, assumedCurrency: null, packed: pack([]), shape: null, reading: null };
  return { format, errors, warnings: [], ...nothing };
}

function inflateRaw(data: Uint8Array, sizeMax: number): Uint8Array {
  return inflateRawSync(data, { maxOutputLength: Math.max(sizeMax, 1) });
}
