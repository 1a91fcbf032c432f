import type { UserDb, Uuid } from '#db/pool.ts';
import { evidenceContext } from '#db/repositories/receipts.ts';
import { download } from '../../http/respond.ts';
import { APP_NAME } from '../../lib/config.ts';
import { openKeptMail } from '../../lib/kept-mail.ts';
import type { Services } from '../../lib/services.ts';
import { readScope } from '../../lib/world.ts';
import { type ZipEntry, zipStream } from '../../lib/zip.ts';
import { EXPORT_KINDS, type ExportKind } from './export-kinds-query.ts';
import {
  type Columns,
  type ExportedRow,
  type KeptMail,
  type Page,
  readColumns,
  readExportPage,
  readKeptPage,
  readTablePage,
  type TableRow,
} from './export-query.ts';
import { mboxEntry, readme, TABLE_HEAD, tableLine } from './export-texts.ts';

/**
 * Everything a person has here, as one ZIP that goes out while it is made: a page of rows at a time, each read in a
 * transaction of its own, so that who takes it slowly holds nothing.
 */
export async function sendExport(services: Services, userId: string): Promise<Response> {
  const at = services.clock.now();
  const user = await services.identity.getUser(userId);
  const { today, columns } = await services.db.readAs(userId, async (db) => ({
    today: (await readScope(db, undefined, at)).today,
    columns: await readColumns(db),
  }));
  const account = { name: user?.name ?? '', email: user?.email ?? '', exportedAt: at.toISOString() };
  const first: readonly ZipEntry[] = [
    { name: 'README.txt', content: readme(APP_NAME, today) },
    { name: 'account.json', content: `${JSON.stringify(account, null, 2)}\n` },
  ];
  return download(
    `${APP_NAME.toLowerCase()}-export-${today}.zip`,
    zipStream(entriesOf({ services, userId }, first, columns), at),
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
  yield { name: 'kept-mail.mbox', content: keptMails(whose) };
}

async function* linesOf(whose: Whose, kind: ExportKind, columns: Columns): AsyncGenerator<string> {
  const pages = pagesOf<ExportedRow>(whose, (db, last) =>
    readExportPage(db, kind, columns, last?.key ?? null),
  );
  for await (const rows of pages) yield rows.map((row) => `${lineOf(whose, kind, row)}\n`).join('');
}

function lineOf(whose: Whose, { evidence }: ExportKind, row: ExportedRow): string {
  if (!evidence) return row.line;
  return `${row.line.slice(0, -1)},"evidence":${JSON.stringify(evidenceOf(whose, evidence.form, row))}}`;
}

/** The words of the mail; null where they were never kept or cannot be opened. */
function evidenceOf({ services, userId }: Whose, form: 'json' | 'text', row: ExportedRow): unknown {
  if (row.sealed === null || row.sealedFor === null) return null;
  try {
    const text = services.secretBox.open(row.sealed, evidenceContext(userId, row.sealedFor));
    return form === 'json' ? JSON.parse(text) : text;
  } catch (error) {
    services.logger.warn({ error }, 'evidence could not be opened for an export');
    return null;
  }
}

async function* tableOf(whose: Whose): AsyncGenerator<string> {
  yield TABLE_HEAD;
  for (const isSandbox of [false, true])
    for await (const rows of pagesOf<TableRow>(whose, (db, last) => readTablePage(db, isSandbox, last)))
      yield rows.map(tableLine).join('');
}

async function* keptMails(whose: Whose): AsyncGenerator<Uint8Array> {
  for await (const mails of pagesOf<KeptMail>(whose, readKeptPage))
    for (const { id, receivedAt } of mails) {
      const raw = await openKept(whose.services, whose.userId, id);
      if (raw) yield mboxEntry(raw, receivedAt);
    }
}

async function openKept(services: Services, userId: string, id: Uuid): Promise<Uint8Array | null> {
  try {
    return await openKeptMail(services, userId, id);
  } catch (error) {
    services.logger.warn({ error }, 'a kept mail could not be opened for an export');
    return null;
  }
}

/** Pages of rows, each read behind the last row of the one before. */
async function* pagesOf<Row>(
  { services, userId }: Whose,
  readPage: (db: UserDb, last: Row | null) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | null = null;
  for (let isLast = false; !isLast; ) {
    const page: Page<Row> = await readBehind(last);
    if (page.rows.length > 0) yield page.rows;
    last = page.rows.at(-1) ?? null;
    isLast = page.isLast;
  }
  function readBehind(row: Row | null): Promise<Page<Row>> {
    return services.db.readAs(userId, (db) => readPage(db, row));
  }
}
