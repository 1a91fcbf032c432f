import type { z } from 'zod';
import type { ENDPOINTS, ResponseOf } from '#contract/endpoints/table.ts';
import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { type ConfirmedImport, listConfirmedImports } from './confirmed-query.ts';
import type { Preview } from './stored-import.ts';

type Query = z.output<(typeof ENDPOINTS)['listImports']['query']>;
type Shown = ResponseOf<'listImports'>['imports'][number];

const PAGE_SIZE = 20;

/** One page of imported files, newest first, each with its results and the event that undoes it. */
export async function listImports(
  services: Services,
  userId: string,
  query: Query,
): Promise<ResponseOf<'listImports'>> {
  const after = decodeCursor(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  return services.db.readAs(userId, async (db) => {
    const rows = await listConfirmedImports(db, after?.id ?? null, limit + 1);
    const names = new Map((await listAccounts(db)).map(({ id, shownName }) => [id, shownName]));
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      imports: page.map((row) => presentImport(row, names)),
      nextCursor:
        rows.length > limit && last ? encodeCursor({ at: last.importedAt.toISOString(), id: last.id }) : null,
    };
  });
}

function presentImport(row: ConfirmedImport, names: ReadonlyMap<string, string>): Shown {
  const sum = (part: keyof Preview['accounts'][number]['counts']): number =>
    row.accounts.reduce((total, account) => total + account.counts[part], 0);
  const offered = sum('new') + sum('possibleMatch');
  // An undone import has no added transactions anymore; its preview still has the number.
  const added = row.undoneAt ? sum('new') : row.addedTransactions;
  return {
    id: toWire('import', row.id),
    fileName: row.fileName,
    format: row.format,
    importedAt: row.importedAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
    eventId: row.eventId && toWire('event', row.eventId),
    accounts: row.accounts.map(({ target, from, to }) => ({
      ...{ name: (target.id && names.get(fromWire(target.id))) || target.name, from, to },
    })),
    added,
    duplicates: sum('duplicate'),
    leftOut: Math.max(0, offered - added),
    updated: sum('update'),
    unreadLines: row.unreadLines,
    warnings: row.warnings,
  };
}
