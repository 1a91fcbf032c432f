import type { UserDb, Uuid } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { insertTransactions, updateBankFields } from '#db/repositories/transactions.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import { describeRow } from '#domain/ledger/ingest/describe-row.ts';
import {
  planReceiptRows,
  type ReceiptRow,
  receiptRows,
  receiptRowText,
} from '#domain/matching/receipt-rows.ts';
import type { Services } from '../../lib/services.ts';
import {
  carryDecisions,
  ensureReceiptAccount,
  joinToOwnReceipts,
  readEnterable,
  readReceiptRows,
  readSpans,
  setStanding,
  tidyReceiptAccount,
} from './receipt-rows-query.ts';

/**
 * Lets receipts whose charge no account can show stand as rows of the account `From receipts`, and takes those rows away
 * again where a bank row explains them. Worked out anew each time, so that nothing hangs on what arrived first.
 */
export async function settleReceiptRows(services: Services, db: UserDb, isSandbox: boolean): Promise<void> {
  const stored = await readReceiptRows(db, isSandbox);
  const receipts = await readEnterable(db, isSandbox);
  const plan = planReceiptRows(receiptRows(receipts, await readSpans(db, isSandbox)), stored);
  await setStanding(db, plan.returningIds, plan.leavingIds);
  if (plan.added.length + plan.changed.length > 0) {
    const accountId = await ensureReceiptAccount(db, isSandbox, services.ids.next());
    const describe = (row: ReceiptRow) => ({
      ...describeReceipt(row, accountId),
      id: row.receiptId,
      feedId: null,
    });
    const fresh = plan.added.map((row) => ({
      ...describe(row),
      isSandbox,
      importId: null,
      isFromReceipt: true,
    }));
    await insertTransactions(db, fresh);
    await updateBankFields(db, plan.changed.map(describe));
  }
  const touched = [...plan.added, ...plan.changed].map((row) => row.receiptId).concat(plan.returningIds);
  const at = services.clock.now();
  await joinToOwnReceipts(db, touched, at);
  await refreshReceiptMarks(db, touched);
  await refreshFlows(db, [...touched, ...(await carryDecisions(db, isSandbox))]);
  await recordEvents(
    db,
    entered([...plan.added.map((row) => row.receiptId), ...plan.returningIds], services),
    at,
  );
  if (stored.length + touched.length > 0) await tidyReceiptAccount(db, isSandbox);
}

function describeReceipt(row: ReceiptRow, accountId: Uuid) {
  return describeRow({
    ...row,
    ...{ key: row.receiptId, accountId, accountType: 'other', externalId: null, pendingExternalId: null },
    ...{
      authorizedOn: null,
      originalDescription: receiptRowText(row),
      isPending: false,
      providerCategory: null,
    },
  });
}

function entered(ids: readonly Uuid[], services: Services) {
  return ids.map((transactionId) => ({
    id: services.ids.next(),
    transactionId,
    what: 'Entered from its receipt',
    reason: 'no account shows this charge',
  }));
}
