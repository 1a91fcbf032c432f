import type { UserDb, Uuid } from '#db/pool.ts';
import { TIME_ZONE } from '#db/repositories/user-dates.ts';
import type { Finding } from '#domain/findings/finding.ts';

export interface StoredFinding {
  readonly id: Uuid;
  readonly finding: Finding;
  readonly isDismissed: boolean;
}

/** Current findings of one environment, latest date first. */
export async function listStoredFindings(
  db: UserDb,
  isSandbox: boolean,
  state: 'open' | 'dismissed',
): Promise<StoredFinding[]> {
  return db.query<StoredFinding>(
    `select id, finding, dismissed_at is not null as "isDismissed" from app.findings
      where user_id = $1 and is_sandbox = $2 and is_current and (dismissed_at is not null) = $3
        order by on_day desc, id limit 500`,
    [db.userId, isSandbox, state === 'dismissed'],
  );
}

export interface EvidenceReceipt {
  readonly id: Uuid;
  readonly merchant: string | null;
  readonly purchasedOn: string;
  readonly totalMinor: number | null;
  readonly currency: string | null;
  readonly orderId: string | null;
  readonly messageId: Uuid | null;
}

export interface EvidenceTransaction {
  readonly id: Uuid;
  readonly description: string;
  readonly occurredOn: string;
  readonly postedOn: string;
  readonly amountMinor: number;
  readonly currency: string;
}

export interface EvidenceMessage {
  readonly id: Uuid;
  readonly subject: string;
  readonly on: string;
}

/** The receipts, transactions and other emails that findings are based on, by ID. */
export async function readEvidence(
  db: UserDb,
  findings: readonly Finding[],
): Promise<{
  receipts: ReadonlyMap<Uuid, EvidenceReceipt>;
  transactions: ReadonlyMap<Uuid, EvidenceTransaction>;
  messages: ReadonlyMap<Uuid, EvidenceMessage>;
}> {
  const receipts = await db.query<EvidenceReceipt>(
    `select id, merchant, purchased_on as "purchasedOn", total_minor as "totalMinor", currency,
      order_id as "orderId", message_id as "messageId"
       from app.receipts where user_id = $1 and id = any($2::uuid[])`,
    [db.userId, findings.flatMap((finding) => finding.receiptIds)],
  );
  const rows = await db.query<EvidenceTransaction>(
    `select id, description, occurred_on as "occurredOn", posted_on as "postedOn", amount_minor as "amountMinor",
      currency
       from app.transactions
      where user_id = $1 and id = any($2::uuid[]) and removed_at is null`,
    [db.userId, findings.flatMap((finding) => finding.transactionIds)],
  );
  const messages = await db.query<EvidenceMessage>(
    `select id, subject, to_char(received_at at time zone ${TIME_ZONE}, 'YYYY-MM-DD') as "on"
       from app.messages where user_id = $1 and id = any($2::uuid[])`,
    [db.userId, findings.flatMap((finding) => finding.messageIds ?? [])],
  );
  return {
    messages: new Map(messages.map((message) => [message.id, message])),
    receipts: new Map(receipts.map((receipt) => [receipt.id, receipt])),
    transactions: new Map(rows.map((row) => [row.id, row])),
  };
}
