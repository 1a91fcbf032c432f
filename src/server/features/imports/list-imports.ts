import type { z } from 'zod';
import type { ENDPOINTS, ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { Preview } from './stored-import.ts';

type Query = z.output<(typeof ENDPOINTS)['listImports']['query']>;
type Shown = ResponseOf<'listImports'>['imports'][number];

interface ConfirmedImport {
  readonly id: Uuid;
  readonly fileName: string;
  readonly format: string;
  readonly addedTransactions: number;
  readonly warnings: Preview['warnings'];
  readonly unreadLines: number;
  readonly accounts: readonly Omit<Preview['accounts'][number], 'transactions'>[];
  readonly importedAt: Date;
  readonly eventId: Uuid | null;
  readonly undoneAt: Date | null;
}

const PAGE_SIZE = 20;

/** One page of the files that were imported, newest first: what each did, and the event that undoes it. */
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
      imports: page.map((row) => present(row, names)),
      nextCursor:
        rows.length > limit && last ? encodeCursor({ at: last.importedAt.toISOString(), id: last.id }) : null,
    };
  });
}

/** Imports that were confirmed, whether undone since or not; ids are in the order of their making. */
function listConfirmedImports(db: UserDb, afterId: Uuid | null, limit: number): Promise<ConfirmedImport[]> {
  return db.query<ConfirmedImport>(
    `select i.id, i.file_name as "fileName", i.format, i.added_transactions as "addedTransactions", i.preview->'warnings' as warnings,
            jsonb_array_length(i.preview->'errors') as "unreadLines",
            (select coalesce(jsonb_agg(account - 'transactions'), '[]') from jsonb_array_elements(i.preview->'accounts') account) as accounts,
            coalesce(e.at, i.created_at) as "importedAt", case when e.undone_by is null then e.id end as "eventId", u.at as "undoneAt"
       from app.imports i
       left join lateral (select id, at, undone_by from app.history_events
                           where user_id = $1 and subject = 'import:' || i.id and kind = 'imported' and not is_undo
                           order by at desc limit 1) e on true
       left join app.history_events u on u.user_id = $1 and u.id = e.undone_by
      where i.user_id = $1 and (e.id is not null or i.state = 'confirmed') and ($2::uuid is null or i.id < $2)
      order by i.id desc limit $3`,
    [db.userId, afterId, limit],
  );
}

function present(row: ConfirmedImport, names: ReadonlyMap<string, string>): Shown {
  const sum = (part: keyof Preview['accounts'][number]['counts']): number =>
    row.accounts.reduce((total, account) => total + account.counts[part], 0);
  const offered = sum('new') + sum('possibleMatch');
  // What an undone import had added is no longer counted with it.
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
