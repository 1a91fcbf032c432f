import type { BodyOf } from '#contract/endpoints/table.ts';
import { recordEvents } from '#db/repositories/transactions.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { type Flow, flowOf } from '#domain/ledger/flow.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { IS_MANUAL } from './list-query.ts';

/** Writes what the person decided about a row; from then on bank, rule and model leave it alone. */
export async function updateTransaction(
  services: Services,
  userId: string,
  wireId: string,
  change: BodyOf<'updateTransaction'>,
): Promise<void> {
  const id = fromWire(wireId);
  const { category, description, note, postedOn, amountMinor } = change;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', `body: category: "${category}" is not a category`);
  await services.db.withUser(userId, async (db) => {
    const [row] = await db.query<{
      amountMinor: number;
      category: string;
      flow: Flow;
      isPaired: boolean;
      isManual: boolean;
    }>(
      `select amount_minor as "amountMinor", category, flow, ${IS_MANUAL} as "isManual", exists (select from app.transfers x where x.user_id = $1 and (x.outflow_id = $2 or x.inflow_id = $2)) as "isPaired"
         from app.transactions t where user_id = $1 and id = $2 and removed_at is null for update of t`,
      [userId, id],
    );
    if (!row) throw notFound();
    if ((postedOn !== undefined || amountMinor !== undefined) && !row.isManual)
      throw new Fault('Conflict', 'Day and amount of this row come from its source.');
    const flow = flowOf({
      amountMinor: amountMinor ?? row.amountMinor,
      category: category ?? row.category,
      isPaired: row.isPaired,
      isExcluded: row.flow === 'excluded',
    });
    await db.query(
      `update app.transactions set category = coalesce($3, category), category_source = case when $3::text is null then category_source else 'user' end,
         flow = case when $3::text is null and $8::bigint is null then flow else $6 end,
         posted_on = coalesce($7, posted_on), amount_minor = coalesce($8, amount_minor),
         description = coalesce($4, description), description_source = case when $4::text is null then description_source else 'user' end,
         note = coalesce($5, note) where user_id = $1 and id = $2`,
      [
        ...[userId, id, category ?? null, description ?? null, note ?? null, flow],
        ...[postedOn ?? null, amountMinor ?? null],
      ],
    );
    const what = [
      category && 'Category changed',
      description && 'Renamed',
      note !== undefined && 'Note changed',
      postedOn && 'Day changed',
      amountMinor !== undefined && 'Amount changed',
    ].filter((text) => typeof text === 'string' && text !== '');
    await recordEvents(
      db,
      what.map((text) => ({
        id: services.ids.next(),
        transactionId: id,
        what: String(text),
        reason: 'by you',
      })),
      services.clock.now(),
    );
  });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'insights'],
  });
}
