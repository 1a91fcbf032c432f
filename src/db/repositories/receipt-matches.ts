import type { UserDb, Uuid } from '../pool.ts';

/** Brings each row's receipt mark, its line of items and what a search finds it by in step with the receipts joined to it. */
export async function refreshReceiptMarks(db: UserDb, transactionIds: readonly Uuid[]): Promise<void> {
  if (transactionIds.length === 0) return;
  await db.query(
    `with joined as (
       select n.id, exists (select from app.receipt_matches m where m.user_id = $1 and m.transaction_id = n.id and m.state = 'matched') as has_receipt,
         (select string_agg(i.name, ', ' order by i.position) filter (where i.place <= 2)
                 || case when count(*) > 2 then ' +' || (count(*) - 2) else '' end
            from (select l.name, row_number() over (order by m.receipt_id, l.position) as place, row_number() over (order by m.receipt_id, l.position) as position
                    from app.receipt_matches m join app.receipt_line_items l on l.user_id = m.user_id and l.receipt_id = m.receipt_id
                   where m.user_id = $1 and m.transaction_id = n.id and m.state = 'matched') i) as items,
         (select string_agg(concat_ws(' ', r.order_id, (select string_agg(l.name, ' ' order by l.position) from app.receipt_line_items l
                   where l.user_id = r.user_id and l.receipt_id = r.id)), ' ')
            from app.receipt_matches m join app.receipts r on r.user_id = m.user_id and r.id = m.receipt_id
           where m.user_id = $1 and m.transaction_id = n.id and m.state = 'matched') as words
         from unnest($2::uuid[]) as n(id))
     update app.transactions t set has_receipt = j.has_receipt, items_text = coalesce(j.items, ''), receipt_text = coalesce(j.words, '')
       from joined j where t.user_id = $1 and t.id = j.id`,
    [db.userId, transactionIds],
  );
}
