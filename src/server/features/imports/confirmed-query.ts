import type { UserDb, Uuid } from '#db/pool.ts';
import type { Preview } from './stored-import.ts';

export interface ConfirmedImport {
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

/** Confirmed imports, including undone ones, newest first; IDs are in order of creation. */
export function listConfirmedImports(
  db: UserDb,
  afterId: Uuid | null,
  limit: number,
): Promise<ConfirmedImport[]> {
  return db.query<ConfirmedImport>(
    `select i.id, i.file_name as "fileName", i.format, i.added_transactions as "addedTransactions",
      i.preview->'warnings' as warnings,
            jsonb_array_length(i.preview->'errors') as "unreadLines",
            (select coalesce(jsonb_agg(account - 'transactions'), '[]')
              from jsonb_array_elements(i.preview->'accounts') account) as accounts,
            coalesce(e.at, i.created_at) as "importedAt", case when e.undone_by is null then e.id end as "eventId",
              u.at as "undoneAt"
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
