import type { UserDb, Uuid } from '#db/pool.ts';
import { evidenceContext } from '#db/repositories/receipts/receipts.ts';
import { openKeptMessage } from '../../lib/kept-message.ts';
import type { Services } from '../../lib/services.ts';
import type { ZipEntry } from '../../lib/zip.ts';
import type { ExportKind } from './export-kind.ts';
import { EXPORT_KINDS } from './export-kinds-query.ts';
import {
  type Columns,
  type ExportedLine,
  type Page,
  readExportPage,
  readStoredEmailPage,
  readTablePage,
  type StoredEmail,
  type TableRow,
} from './export-query.ts';
import { mboxEntry, TABLE_HEAD, tableLines } from './export-texts.ts';

interface ExportContext {
  readonly services: Services;
  readonly userId: string;
}

/** The files of an export; each is read while it is sent. */
export async function* exportEntries(
  context: ExportContext,
  first: readonly ZipEntry[],
  columns: Columns,
): AsyncGenerator<ZipEntry> {
  yield* first;
  yield { name: 'transactions.csv', content: transactionLines(context) };
  for (const kind of EXPORT_KINDS)
    yield { name: `${kind.file}.jsonl`, content: kindLines(context, kind, columns) };
  yield { name: 'kept-mail.mbox', content: storedEmails(context) };
}

async function* kindLines(
  context: ExportContext,
  kind: ExportKind,
  columns: Columns,
): AsyncGenerator<string> {
  const pages = readPages<ExportedLine>(context, (db, last) =>
    readExportPage(db, kind, columns, last?.key ?? null),
  );
  for await (const transactions of pages)
    yield transactions.map((transaction) => `${exportLine(context, kind, transaction)}\n`).join('');
}

function exportLine(context: ExportContext, { evidence }: ExportKind, transaction: ExportedLine): string {
  if (!evidence) return transaction.line;
  return (
    `${transaction.line.slice(0, -1)},"evidence":` +
    `${JSON.stringify(openEvidence(context, evidence.form, transaction))}}`
  );
}

/** The quotes from the email; null if they were never stored or cannot be decrypted. */
function openEvidence(
  { services, userId }: ExportContext,
  form: 'json' | 'text',
  transaction: ExportedLine,
): unknown {
  if (transaction.sealed === null || transaction.sealedFor === null) return null;
  try {
    const text = services.secretBox.open(transaction.sealed, evidenceContext(userId, transaction.sealedFor));
    return form === 'json' ? JSON.parse(text) : text;
  } catch (error) {
    services.logger.warn({ error }, 'evidence could not be decrypted for an export');
    return null;
  }
}

async function* transactionLines(context: ExportContext): AsyncGenerator<string> {
  yield TABLE_HEAD;
  for (const isSandbox of [false, true])
    for await (const transactions of readPages<TableRow>(context, (db, last) =>
      readTablePage(db, isSandbox, last),
    ))
      yield transactions.map(tableLines).join('');
}

async function* storedEmails(context: ExportContext): AsyncGenerator<Uint8Array> {
  for await (const messages of readPages<StoredEmail>(context, readStoredEmailPage))
    for (const { id, receivedAt } of messages) {
      const raw = await openStoredEmail(context.services, context.userId, id);
      if (raw) yield mboxEntry(raw, receivedAt);
    }
}

async function openStoredEmail(services: Services, userId: string, id: Uuid): Promise<Uint8Array | null> {
  try {
    return await openKeptMessage(services, userId, id);
  } catch (error) {
    services.logger.warn({ error }, 'a stored email could not be decrypted for an export');
    return null;
  }
}

/** Reads a table page by page; each page starts after the last row of the previous one. */
async function* readPages<Transaction>(
  { services, userId }: ExportContext,
  readPage: (db: UserDb, last: Transaction | null) => Promise<Page<Transaction>>,
): AsyncGenerator<readonly Transaction[]> {
  let last: Transaction | null = null;
  for (let isLast = false; !isLast; ) {
    const page: Page<Transaction> = await readAfter(last);
    if (page.rows.length > 0) yield page.rows;
    last = page.rows.at(-1) ?? null;
    isLast = page.isLast;
  }
  function readAfter(transaction: Transaction | null): Promise<Page<Transaction>> {
    return services.db.readAs(userId, (db) => readPage(db, transaction));
  }
}
