import type { ResponseOf } from '#contract/endpoints/table.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { IS_MANUAL, type ListedRow, ROW_COLUMNS } from './list-query.ts';
import { readMergedRows, readPossibleMatches } from './possible-match-query.ts';
import { presentRow } from './present.ts';
import { readReceipts, readSuggestions } from './receipt-query.ts';
import { readTransfer, readTransferSuggestions } from './transfer-query.ts';

type Detail = ResponseOf<'getTransaction'>;

/** One row with everything that explains it. */
export async function getTransaction(services: Services, userId: string, wireId: string): Promise<Detail> {
  const id = fromWire(wireId);
  return services.db.readAs(userId, async (db) => {
    const [row] = await db.query<
      ListedRow & {
        originalDescription: string;
        note: string;
        categorySource: Detail['transaction']['categorySource'];
        isManual: boolean;
        isFromReceipt: boolean;
      }
    >(
      `select ${ROW_COLUMNS}, t.original_description as "originalDescription", t.note, t.category_source as "categorySource",
              ${IS_MANUAL} as "isManual", t.is_from_receipt as "isFromReceipt"
         from app.transactions t join app.accounts a on a.user_id = t.user_id and a.id = t.account_id
        where t.user_id = $1 and t.id = $2 and t.removed_at is null`,
      [userId, id],
    );
    if (!row) throw notFound();
    const { originalDescription, note, categorySource, isManual, isFromReceipt } = row;
    const transfer = await readTransfer(db, id);
    const receipts = await readReceipts(db, id);
    const suggestions = await readSuggestions(db, id);
    const possibleMatches = await readPossibleMatches(db, id);
    const mergedRows = await readMergedRows(db, id);
    const transferSuggestions = await readTransferSuggestions(db, id);
    const history = await db.query<{ at: Date; what: string; reason: string }>(
      'select at, what, reason from app.transaction_events where user_id = $1 and transaction_id = $2 order by at desc, id desc limit 100',
      [userId, id],
    );
    return {
      transaction: {
        ...presentRow(row),
        originalDescription,
        note,
        categorySource,
        isManual,
        isFromReceipt,
        transfer,
      },
      receipts,
      suggestions,
      possibleMatches,
      mergedRows,
      transferSuggestions,
      history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
    };
  });
}
