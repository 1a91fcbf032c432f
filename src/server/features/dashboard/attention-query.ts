import { jsonObject } from '#db/json-object.ts';
import type { UserDb } from '#db/pool.ts';
import type { StoredConnection } from '#db/repositories/bank-connections.ts';
import { WAITING_QUESTIONS } from '#db/repositories/open-questions.ts';
import type { Finding, FindingKind } from '#domain/findings/finding.ts';
import { orderFindings } from '#domain/people/goals.ts';
import type { Scope } from '../../lib/environment.ts';

export interface AttentionRead {
  /** Connections that need the user now, or whose consent ends soon. */
  readonly broken: readonly {
    readonly name: string;
    readonly status: StoredConnection['status'];
    readonly errorCode: string | null;
    readonly notice: StoredConnection['notice'];
    readonly noticeUntil: string | null;
    readonly problem: string | null;
  }[];
  readonly brokenMailboxes: readonly string[];
  readonly waiting: number;
  /** Actionable findings, most urgent kinds first. */
  readonly findings: readonly { readonly id: string; readonly finding: Finding }[];
}

/** Kinds of findings on the dashboard, most urgent first; kinds that serve the user's goals come before them. */
const ATTENTION_KINDS: readonly FindingKind[] = [
  'charged_after_cancel',
  'charged_twice',
  'claim_refunded',
  'refund_late',
  'amount_differs',
  'trial_ends',
  'renewal_due',
  'price_up',
  'return_window',
  'warranty_ends',
  'health_unclaimed',
];
const FINDINGS_PER_KIND = 3;

const BROKEN = jsonObject<AttentionRead['broken'][number]>({
  name: 'institution_name',
  status: 'status',
  errorCode: 'error_code',
  notice: 'notice',
  noticeUntil: 'notice_until',
  problem: 'problem',
});
const FINDING = jsonObject<AttentionRead['findings'][number]>({ id: 'id', finding: 'finding' });

/** Short lists of everything that needs the user's attention. */
export async function readAttention(
  db: UserDb,
  { isSandbox, today, goals }: Pick<Scope, 'isSandbox' | 'today' | 'goals'>,
): Promise<AttentionRead> {
  const [row] = await db.prepared<{ read: AttentionRead }>(
    'dashboard_attention',
    `select ${jsonObject<AttentionRead>({
      broken: `coalesce((select json_agg(${BROKEN})
        from app.bank_connections where user_id = $1 and is_sandbox = $2 and (status = 'needs_reauth'
          or notice = 'expiring')), '[]')`,
      brokenMailboxes: `coalesce((select json_agg(address) from app.mailboxes where user_id = $1
        and is_sandbox = $2 and status = 'needs_reauth'), '[]')`,
      waiting: WAITING_QUESTIONS,
      findings: `coalesce((select json_agg(${FINDING}) from (
        select id, finding from (
          select id, finding, kind, row_number() over (partition by kind order by abs(on_day - $3::date), id) as place
            from app.findings where user_id = $1 and is_sandbox = $2 and is_current and dismissed_at is null
              and kind = any($4::text[])) f
         where place <= ${FINDINGS_PER_KIND} order by array_position($4::text[], kind), place) f), '[]')`,
    })} as read`,
    [db.userId, isSandbox, today, orderFindings(ATTENTION_KINDS, goals)],
  );
  if (!row) throw new Error('the attention query returned no row');
  return row.read;
}
