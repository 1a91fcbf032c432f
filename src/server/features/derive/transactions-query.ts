import { inPages } from '#db/pages.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { IS_HELD, IS_OWN_WORD } from '#db/repositories/transaction-suggestions.ts';
import type { Flow } from '#domain/ledger/flow.ts';

export interface DerivedTransaction {
  readonly id: Uuid;
  readonly accountId: Uuid;
  readonly postedOn: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly status: 'pending' | 'posted';
  readonly category: string;
  readonly flow: Flow;
  readonly isProvenRefund: boolean;
  readonly isHeld: boolean;
  /** The category is what the user said. */
  readonly isOwnWord: boolean;
}

/** One derivation of a person at a time; a second one waits and then finds the work done. */
export async function holdDerivation(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('derive|' || $1::text, 0))", [db.userId]);
}

/**
 * Transactions of one world that stand, those of banks or those that represent receipts, oldest first, with the bank's
 * own text.
 */
export async function readTransactions(
  db: UserDb,
  isSandbox: boolean,
  which: 'bank' | 'receipt',
): Promise<DerivedTransaction[]> {
  const rows: DerivedTransaction[] = [];
  const pages = inPages<DerivedTransaction>(
    db,
    `select t.id, account_id as "accountId", posted_on as "postedOn", t.amount_minor as "amountMinor", t.currency,
      original_description as description,
            t.merchant, status, category, flow, r.id is not null as "isProvenRefund", ${IS_HELD} as "isHeld",
              ${IS_OWN_WORD} as "isOwnWord", merchant_key as "merchantKey"
       from app.transactions t
       left join lateral (select r.id from app.receipt_matches m join app.receipts r on r.user_id = $1
         and r.id = m.receipt_id
              where t.has_receipt and m.user_id = $1 and m.transaction_id = t.id and m.state = 'matched'
                and r.kind = 'refund' limit 1) r on true
      where t.user_id = $1 and t.is_sandbox = $2 and removed_at is null and t.is_from_receipt = $3
        order by posted_on, t.id`,
    [db.userId, isSandbox, which === 'receipt'],
    ['accountId', 'postedOn', 'currency', 'merchant', 'merchantKey', 'status', 'category', 'flow'],
  );
  for await (const page of pages) rows.push(...page);
  return rows;
}
