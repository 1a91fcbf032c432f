import type { UserDb, Uuid } from '#db/pool.ts';
import { readLanguage } from '#db/repositories/profiles.ts';
import { evidenceContext } from '#db/repositories/receipts/receipts.ts';
import { download } from '../../http/respond.ts';
import { APP_NAME } from '../../lib/config.ts';
import { openKeptMessage } from '../../lib/kept-message.ts';
import type { Services } from '../../lib/services.ts';
import { readScope } from '../../lib/world.ts';
import { type ZipEntry, zipStream } from '../../lib/zip.ts';
import { textsOf } from '../../texts/texts.ts';
import type { ExportKind } from './export-kind.ts';
import { EXPORT_KINDS } from './export-kinds-query.ts';
import {
  type Columns,
  type ExportedTransaction,
  type KeptMessage,
  type Page,
  readColumns,
  readExportPage,
  readKeptPage,
  readTablePage,
  type TableRow,
} from './export-query.ts';
import { mboxEntry, readme, TABLE_HEAD, tableLines } from './export-texts.ts';

/**
 * Everything a person has here, as one ZIP that goes out while it is made: a page of transactions at a time, each read
 * in a transaction of its own, so that who takes it slowly holds nothing. One at a time for a user.
 */
export function sendExport(services: Services, userId: string): Promise<Response> {
  return services.exportSlots.send<ZipEntry>(userId, (inSlot) => startExport(services, userId, inSlot));
}

async function startExport(
  services: Services,
  userId: string,
  inSlot: (entries: AsyncIterable<ZipEntry>) => AsyncIterable<ZipEntry>,
): Promise<Response> {
  const at = services.clock.now();
  const user = await services.identity.getUser(userId);
  const { today, columns, language } = await services.db.readAs(userId, async (db) => ({
    today: (await readScope(db, undefined, at)).today,
    columns: await readColumns(db),
    language: await readLanguage(db),
  }));
  const account = { name: user?.name ?? '', email: user?.email ?? '', exportedAt: at.toISOString() };
  const first: readonly ZipEntry[] = [
    { name: 'README.txt', content: readme(textsOf(language).dataExport, APP_NAME, today) },
    { name: 'account.json', content: `${JSON.stringify(account, null, 2)}\n` },
  ];
  return download(
    `${APP_NAME.toLowerCase()}-export-${today}.zip`,
    zipStream(inSlot(entriesOf({ services, userId }, first, columns)), at),
  );
}

interface Whose {
  readonly services: Services;
  readonly userId: string;
}

async function* entriesOf(
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
  return `${transaction.line.slice(0, -1)},"evidence":${JSON.stringify(evidenceOf(whose, evidence.form, transaction))}}`;
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
