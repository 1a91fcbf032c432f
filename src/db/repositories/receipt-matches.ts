import type { UserDb, Uuid } from '../pool.ts';

/** Brings each row's receipt mark and its line of items in step with the receipts joined to it. */
export async function refreshReceiptMarks(db: UserDb, transactionIds: readonly Uuid[]): Promise<void> {
  if (transactionIds.length === 0) return;
  await db.query(
    `with joined as (
       select n.id, exists (select from app.receipt_matches m where m.user_id = $1 and m.transaction_id = n.id and m.state = 'matched') as has_receipt,
         (select string_agg(i.name, ', ' order by i.position) filter (where i.place <= 2)
                 || case when count(*) > 2 then ' +' || (count(*) - 2) else '' end
            from (select l.name, row_number() over (order by m.receipt_id, l.position) as place, row_number() over (order by m.receipt_id, l.position) as position
                    from app.receipt_matches m join app.receipt_line_items l on l.user_id = m.user_id and l.receipt_id = m.receipt_id
                   where m.user_id = $1 and m.transaction_id = n.id and m.state = 'matched') i) as items
         from unnest($2::uuid[]) as n(id))
     update app.transactions t set has_receipt = j.has_receipt, items_text = coalesce(j.items, '')
       from joined j where t.user_id = $1 and t.id = j.id`,
    [db.userId, transactionIds],
  );
}
