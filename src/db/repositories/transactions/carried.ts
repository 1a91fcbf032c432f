import { scaleSplit } from '#domain/splits/scale-split.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { refitSplits } from './splits.ts';

/** The split of a transaction from a receipt, and the split of the bank transaction that replaced it. */
interface CarriedSplit {
  readonly id: Uuid;
  readonly fromReceipt: readonly SplitLine[];
  readonly carried: readonly SplitLine[];
  readonly amountMinor: number;
}

/** Splits that were copied to a bank transaction whose receipt no longer matches it. */
async function listCarriedSplits(
  db: UserDb,
  parted: string,
  values: readonly unknown[],
): Promise<CarriedSplit[]> {
  return db.query<CarriedSplit>(
    `select b.id, s.split as "fromReceipt", b.split as carried, b.amount_minor as "amountMinor" from app.transactions s
       join app.transactions b on b.user_id = $1 and b.id = (s.carried->>'id')::uuid
      where ${parted} and s.carried ? 'split' and s.split is not null and b.split is not null
        and b.split_source = 'user'`,
    values,
  );
}

/** Whether the split is unchanged since it was copied. */
function isUnchangedSinceCarried({ fromReceipt, carried, amountMinor }: CarriedSplit): boolean {
  return JSON.stringify(carried) === JSON.stringify(scaleSplit(fromReceipt, amountMinor));
}

/** Fields that the user can set, with the SQL condition that they did. */
const DECIDED = {
  category: `category_source = 'user'`,
  description: `description_source = 'user'`,
  note: `note <> ''`,
  split: `split_source = 'user'`,
} as const;

/**
 * Copies the user's edits of a transaction from a receipt to the bank transaction that the receipt is matched to,
 * unless the user also edited that one; when the match ends, the edits are returned. Considers the transactions of
 * these receipts, or all. Returns the changed bank transactions.
 */
export async function carryOverUserEdits(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[] | null,
): Promise<Uuid[]> {
  const values = [db.userId, isSandbox, ids];
  const changed = [...(await returnUserEdits(db, values)), ...(await copyUserEdits(db, values))].map(
    ({ id }) => id,
  );
  await refitSplits(db, changed);
  return changed;
}

/** SQL condition: the considered transactions `s`; all if `$3` is null. */
const AMONG = 'and ($3::uuid[] is null or s.id = any($3))';

/** Returns edits to the transactions they came from if the match no longer exists. */
async function returnUserEdits(db: UserDb, values: readonly unknown[]): Promise<{ id: Uuid }[]> {
  const parted = `s.user_id = $1 and s.is_sandbox = $2 and s.is_from_receipt and s.carried is not null ${AMONG}
          and not exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = s.id
          and m.transaction_id = (s.carried->>'id')::uuid and m.state = 'matched')`;
  const splits = await listCarriedSplits(db, parted, values);
  return db.query<{ id: Uuid }>(
    `with parted as (
       select s.id, s.carried, s.category, s.description, s.note, s.split from app.transactions s
        where ${parted}),
     freed as (update app.transactions s set carried = null from parted p where s.user_id = $1 and s.id = p.id)
     update app.transactions b set
         category = case when p.carried ? 'category'
           and b.category = p.category then p.carried->'category'->>0 else b.category end,
         category_source = case when p.carried ? 'category'
           and b.category = p.category then p.carried->'category'->>1 else b.category_source end,
         description = case when p.carried ? 'description'
           and b.description = p.description then p.carried->'description'->>0 else b.description end,
         description_source = case when p.carried ? 'description'
           and b.description = p.description then p.carried->'description'->>1 else b.description_source end,
         note = case when p.carried ? 'note' and b.note = p.note then '' else b.note end,
         split = case when p.carried ? 'split' and b.id = any($4::uuid[]) then null else b.split end,
         split_source = case when p.carried ? 'split' and b.id = any($4::uuid[]) then null else b.split_source end
       from parted p where b.user_id = $1 and b.id = (p.carried->>'id')::uuid returning b.id`,
    [...values, splits.filter(isUnchangedSinceCarried).map(({ id }) => id)],
  );
}

/** Copies edits from the transactions that were replaced by exactly one bank transaction. */
async function copyUserEdits(db: UserDb, values: readonly unknown[]): Promise<{ id: Uuid }[]> {
  return db.query<{ id: Uuid }>(
    `with own as (
       select s.id, (array_agg(m.transaction_id))[1] as row_id from app.transactions s
         join app.receipt_matches m on m.user_id = $1 and m.receipt_id = s.id and m.state = 'matched'
           and m.transaction_id <> s.id
        where s.user_id = $1 and s.is_sandbox = $2 and s.is_from_receipt and s.carried is null
          and s.removed_by = 'merge' ${AMONG}
          and (s.${DECIDED.category} or s.${DECIDED.description} or s.${DECIDED.note} or s.${DECIDED.split})
        group by s.id having count(distinct m.transaction_id) = 1),
     wanted as (
       select o.id, o.row_id, s.category, s.description, s.note, s.split, coalesce(s.${DECIDED.split}
         and s.split is not null and b.split_source
         is distinct from 'user', false) as takes_split, s.${DECIDED.category}
         and not b.${DECIDED.category} as takes_category,
              s.${DECIDED.description} and not b.${DECIDED.description} as takes_description, s.${DECIDED.note}
                and not b.${DECIDED.note} as takes_note,
              jsonb_build_object('id', o.row_id)
                || case when s.${DECIDED.category}
                  and not b.${DECIDED.category} then jsonb_build_object('category', jsonb_build_array(b.category,
                  b.category_source)) else '{}' end
                || case when s.${DECIDED.description}
                  and not b.${DECIDED.description} then jsonb_build_object('description',
                  jsonb_build_array(b.description, b.description_source)) else '{}' end
                || case when s.${DECIDED.note} and not b.${DECIDED.note} then '{"note": true}'::jsonb else '{}' end
                || case when s.${DECIDED.split} and s.split is not null and b.split_source
                  is distinct from 'user' then '{"split": true}'::jsonb else '{}' end as before
         from own o join app.transactions s on s.user_id = $1 and s.id = o.id
           join app.transactions b on b.user_id = $1 and b.id = o.row_id),
     noted as (update app.transactions s set carried = w.before from wanted w where s.user_id = $1 and s.id = w.id)
     update app.transactions b set
         category = case when w.takes_category then w.category else b.category end,
         category_source = case when w.takes_category then 'user' else b.category_source end,
         description = case when w.takes_description then w.description else b.description end,
         description_source = case when w.takes_description then 'user' else b.description_source end,
         note = case when w.takes_note then w.note else b.note end,
         split = case when w.takes_split then w.split else b.split end,
         split_source = case when w.takes_split then 'user' else b.split_source end
       from wanted w where b.user_id = $1 and b.id = w.row_id and (w.takes_category or w.takes_description
         or w.takes_note or w.takes_split) returning b.id`,
    values,
  );
}
