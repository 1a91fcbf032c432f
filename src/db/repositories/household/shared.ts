import type { Period } from '#domain/insights/period.ts';
import type { HealthAccountKind } from '#domain/ledger/accounts/health-account.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import type { BankAccountType } from '#ports/bank-data-provider.ts';
import type { UserDb, Uuid } from '../../pool.ts';

/*
 * Data that a member shares, read as that member. Every statement names the user and the membership under which the
 * data is shared, so that data shared in another household, or no longer shared, is not found.
 */

export interface SharedAccount {
  readonly id: Uuid;
  readonly name: string;
  readonly bankName: string;
  readonly institutionName: string | null;
  readonly mask: string | null;
  readonly persistentId: string | null;
  readonly accountType: BankAccountType;
  readonly healthKind: HealthAccountKind | null;
  readonly currency: string;
  readonly balanceMinor: number | null;
  readonly isCounted: boolean;
  readonly isClosed: boolean;
  readonly isSandbox: boolean;
}

/** Accounts that the user shares under a membership, closed ones included, oldest first. */
export async function listSharedAccounts(db: UserDb, membershipId: Uuid): Promise<SharedAccount[]> {
  return db.query<SharedAccount>(
    `select id, shown_name as name, name as "bankName", institution_name as "institutionName", mask,
        persistent_id as "persistentId", account_type as "accountType", health_kind as "healthKind", currency,
        current_balance_minor as "balanceMinor", is_counted as "isCounted", is_closed as "isClosed",
        is_sandbox as "isSandbox"
       from app.accounts where user_id = $1 and shared_in = $2 and not is_hidden order by created_at, id`,
    [db.userId, membershipId],
  );
}

/** Whether the user shares health details under a membership. */
export async function isHealthShared(db: UserDb, membershipId: Uuid): Promise<boolean> {
  const rows = await db.query('select 1 from app.profiles where user_id = $1 and health_shared_in = $2', [
    db.userId,
    membershipId,
  ]);
  return rows.length > 0;
}

export interface SharedSum {
  readonly category: string;
  readonly isHealth: boolean;
  readonly spendMinor: number;
  readonly incomeMinor: number;
}

interface SharedScope {
  readonly membershipId: Uuid;
  /** The selected shared accounts. */
  readonly accountIds: readonly Uuid[];
  readonly period: Period;
}

/** Spending and income of shared accounts in one currency, by category and health. */
export async function sumSharedTransactions(
  db: UserDb,
  { membershipId, accountIds, period, currency }: SharedScope & { readonly currency: string },
): Promise<SharedSum[]> {
  return db.query<SharedSum>(
    `select p.category, p.is_health or a.health_kind is not null as "isHealth",
        coalesce(-sum(p.amount_minor) filter (where t.flow in ('spend', 'refund')), 0)::bigint as "spendMinor",
        coalesce(sum(p.amount_minor) filter (where t.flow = 'income'), 0)::bigint as "incomeMinor"
       from app.transactions t
       join app.accounts a on a.user_id = $1 and a.id = t.account_id and a.shared_in = $2 and not a.is_hidden
       cross join lateral (
         select t.category, false as is_health, t.amount_minor where t.split is null
         union all
         select line->>'category', (line->>'isHealth')::boolean, (line->>'amountMinor')::bigint
           from jsonb_array_elements(t.split) line) p
      where t.user_id = $1 and t.account_id = any($3::uuid[]) and t.removed_at is null and t.currency = $4
        and t.occurred_on between $5 and $6 and t.flow in ('spend', 'refund', 'income')
      group by 1, 2`,
    [db.userId, membershipId, accountIds, currency, period.from, period.to],
  );
}

export interface SharedTransaction {
  readonly id: Uuid;
  readonly accountName: string;
  readonly occurredOn: string;
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly flow: Flow;
  readonly status: 'pending' | 'posted';
  readonly category: string;
  readonly split: readonly SplitLine[] | null;
  readonly isOfHealthAccount: boolean;
}

/** Transactions of shared accounts, newest first, after the given one. */
export async function listSharedTransactions(
  db: UserDb,
  {
    membershipId,
    accountIds,
    period,
    after,
    limit,
  }: SharedScope & {
    readonly after: { readonly at: string; readonly id: Uuid } | null;
    readonly limit: number;
  },
): Promise<SharedTransaction[]> {
  return db.query<SharedTransaction>(
    `select t.id, a.shown_name as "accountName", t.occurred_on as "occurredOn", t.description,
        t.amount_minor as "amountMinor", t.currency, t.flow, t.status, t.category, t.split,
        a.health_kind is not null as "isOfHealthAccount"
       from app.transactions t
       join app.accounts a on a.user_id = $1 and a.id = t.account_id and a.shared_in = $2 and not a.is_hidden
      where t.user_id = $1 and t.account_id = any($3::uuid[]) and t.removed_at is null
        and t.occurred_on between $4 and $5
        and ($6::date is null or (t.occurred_on, t.id) < ($6::date, $7::uuid))
      order by t.occurred_on desc, t.id desc limit $8`,
    [
      ...[db.userId, membershipId, accountIds, period.from, period.to],
      ...[after?.at ?? null, after?.id ?? null, limit],
    ],
  );
}

export interface SharedItem {
  readonly transactionId: Uuid;
  readonly name: string;
  readonly amountMinor: number | null;
  readonly isHealth: boolean;
}

/** Items of matched receipts from shared mailboxes, for the given transactions of shared accounts. */
export async function listSharedItems(
  db: UserDb,
  membershipId: Uuid,
  transactionIds: readonly Uuid[],
): Promise<SharedItem[]> {
  return db.query<SharedItem>(
    `select m.transaction_id as "transactionId", i.name, i.amount_minor as "amountMinor", i.is_health as "isHealth"
       from app.receipt_matches m
       join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
       join app.messages g on g.user_id = $1 and g.id = r.message_id
       join app.mailboxes b on b.user_id = $1 and b.id = g.mailbox_id and b.shared_in = $2
       join app.receipt_line_items i on i.user_id = $1 and i.receipt_id = r.id
      where m.user_id = $1 and m.transaction_id = any($3::uuid[]) and m.state = 'matched'
      order by m.transaction_id, r.id, i.position`,
    [db.userId, membershipId, transactionIds],
  );
}
