import type { UserDb, Uuid } from '#db/pool.ts';
import { evidenceContext } from '#db/repositories/receipts/receipts.ts';
import { openKeptMessage } from '../../lib/kept-message.ts';
import type { Services } from '../../lib/services.ts';
import type { ZipEntry } from '../../lib/zip.ts';
import type { ExportKind } from './export-kind.ts';
import { EXPORT_KINDS } from './export-kinds-query.ts';
import {
  type Columns,
  type ExportedTransaction,
  type KeptMessage,
  type Page,
  readExportPage,
  readKeptPage,
  readTablePage,
  type TableRow,
} from './export-query.ts';
import { mboxEntry, TABLE_HEAD, tableLines } from './export-texts.ts';

interface Whose {
  readonly services: Services;
  readonly userId: string;
}

/** The files of an export, each read while it is sent. */
export async function* entriesOf(
  whose: Whose,
  first: readonly ZipEntry[],
  columns: Columns,
): AsyncGenerator<ZipEntry> {
  yield* first;
  yield { name: 'transactions.csv', content: tableOf(whose) };
  for (const kind of EXPORT_KINDS)
    yield { name: `${kind.file}.jsonl`, content: linesOf(whose, kind, columns) };
  yield { name: 'kept-mail.mbox', content: keptMessages(whose) };
}

async function* linesOf(whose: Whose, kind: ExportKind, columns: Columns): AsyncGenerator<string> {
  const pages = pagesOf<ExportedTransaction>(whose, (db, last) =>
    readExportPage(db, kind, columns, last?.key ?? null),
  );
  for await (const transactions of pages)
    yield transactions.map((transaction) => `${lineOf(whose, kind, transaction)}\n`).join('');
}

function lineOf(whose: Whose, { evidence }: ExportKind, transaction: ExportedTransaction): string {
  if (!evidence) return transaction.line;
  return (
    `${transaction.line.slice(0, -1)},"evidence":` +
    `${JSON.stringify(evidenceOf(whose, evidence.form, transaction))}}`
  );
}

/** The words of the email; null where they were never kept or cannot be opened. */
function evidenceOf(
  { services, userId }: Whose,
  form: 'json' | 'text',
  transaction: ExportedTransaction,
): unknown {
  if (transaction.sealed === null || transaction.sealedFor === null) return null;
  try {
    const text = services.secretBox.open(transaction.sealed, evidenceContext(userId, transaction.sealedFor));
    return form === 'json' ? JSON.parse(text) : text;
  } catch (error) {
    services.logger.warn({ error }, 'evidence could not be opened for an export');
    return null;
  }
}

async function* tableOf(whose: Whose): AsyncGenerator<string> {
  yield TABLE_HEAD;
  for (const isSandbox of [false, true])
    for await (const transactions of pagesOf<TableRow>(whose, (db, last) =>
      readTablePage(db, isSandbox, last),
    ))
      yield transactions.map(tableLines).join('');
}

async function* keptMessages(whose: Whose): AsyncGenerator<Uint8Array> {
  for await (const messages of pagesOf<KeptMessage>(whose, readKeptPage))
    for (const { id, receivedAt } of messages) {
      const raw = await openKept(whose.services, whose.userId, id);
      if (raw) yield mboxEntry(raw, receivedAt);
    }
}

async function openKept(services: Services, userId: string, id: Uuid): Promise<Uint8Array | null> {
  try {
    return await openKeptMessage(services, userId, id);
  } catch (error) {
    services.logger.warn({ error }, 'a kept mail could not be opened for an export');
    return null;
  }
}

/** Pages of transactions, each read behind the last transaction of the one before. */
async function* pagesOf<Transaction>(
  { services, userId }: Whose,
  readPage: (db: UserDb, last: Transaction | null) => Promise<Page<Transaction>>,
): AsyncGenerator<readonly Transaction[]> {
  let last: Transaction | null = null;
  for (let isLast = false; !isLast; ) {
    const page: Page<Transaction> = await readBehind(last);
    if (page.transactions.length > 0) yield page.transactions;
    last = page.transactions.at(-1) ?? null;
    isLast = page.isLast;
  }
  function readBehind(transaction: Transaction | null): Promise<Page<Transaction>> {
    return services.db.readAs(userId, (db) => readPage(db, transaction));
  }
}
