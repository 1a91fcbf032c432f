import { HOLDING_STATES } from '#domain/claims/claim-state.ts';
import { REFIT } from '#domain/matching/match-bounds.ts';
import { MATCH_WEIGHTS } from '#domain/matching/match-constants.ts';
import type { Queryable, UserDb, Uuid } from './pool.ts';
import { TRANSACTION_SUMS } from './repositories/accounts/balances.ts';
import { keepsEvidenceOf } from './repositories/profiles.ts';
import { IS_CURRENT_TRANSFER, IS_HELD } from './repositories/transaction-suggestions.ts';

/** An integrity rule and the number of records that break it. */
export interface Finding {
  readonly rule: string;
  readonly count: number;
}

/** The default weights that learned weights must stay close to. */
const USUAL_WEIGHTS = Object.entries(MATCH_WEIGHTS)
  .map(([name, usual]) => `('${name}', ${usual}::numeric)`)
  .join(', ');

/** Per-user rules; each query counts violations. */
const RULES: Readonly<Record<string, string>> = {
  'a promised refund comes from an email that was read and not forgotten': `
    select count(*) as count from app.promised_refunds p join app.messages m on m.user_id = $1
      and m.id = p.message_id
     where p.user_id = $1 and (m.is_forgotten or m.state in ('skipped', 'failed'))`,
  'data is shared only in the user’s own household': `
    select count(*) as count from (
      select shared_in from app.accounts where user_id = $1 and shared_in is not null
      union all select shared_in from app.mailboxes where user_id = $1 and shared_in is not null
      union all select health_shared_in from app.profiles where user_id = $1 and health_shared_in is not null) s
     where not exists (select from sys.household_members h
       where h.user_id = $1 and h.id = s.shared_in and h.role <> 'viewer')`,
  'day totals equal the sums of the transactions': `
    select count(*) as count from (
      select is_sandbox, currency, occurred_on as day,
             coalesce(-sum(amount_minor) filter (where flow in ('spend', 'refund')), 0)::bigint as s,
             coalesce(sum(amount_minor) filter (where flow = 'income'), 0)::bigint as i, count(*)::int as n
        from app.transactions where user_id = $1 and removed_at is null group by 1, 2, 3) r
      full join (select is_sandbox, currency, day, spend_minor, income_minor, transaction_count from app.day_totals
        where user_id = $1 and transaction_count <> 0) t using (is_sandbox, currency, day)
     where (r.s, r.i, r.n) is distinct from (t.spend_minor, t.income_minor, t.transaction_count)`,
  'category totals equal the sums of the transaction parts': `
    select count(*) as count from (
      select is_sandbox, currency, occurred_on as day, category,
             coalesce(-sum(amount_minor) filter (where flow in ('spend', 'refund')), 0)::bigint as s,
             coalesce(-sum(itemized_minor) filter (where flow in ('spend', 'refund')), 0)::bigint as z,
             coalesce(sum(amount_minor) filter (where flow = 'income'), 0)::bigint as i,
             count(*) filter (where flow in ('spend', 'refund')) as n
        from app.transaction_parts where user_id = $1 and removed_at is null and flow in ('spend', 'refund', 'income')
       group by 1, 2, 3, 4) r
      full join (select is_sandbox, currency, day, category, spend_minor, itemized_minor, income_minor, spend_parts
        from app.category_totals where user_id = $1) t using (is_sandbox, currency, day, category)
     where (coalesce(r.s, 0), coalesce(r.z, 0), coalesce(r.i, 0), coalesce(r.n, 0))
       is distinct from (coalesce(spend_minor, 0), coalesce(itemized_minor, 0), coalesce(income_minor, 0),
         coalesce(spend_parts, 0))`,
  'the parts of a split transaction add up to its amount': `
    select count(*) as count from app.transactions t where t.user_id = $1 and split is not null
      and amount_minor <> (select coalesce(sum((line->>'amountMinor')::bigint), 0)
        from jsonb_array_elements(split) line)`,
  'every uploaded body belongs to a listed message': `
    select count(*) as count from app.uploaded_messages u where u.user_id = $1 and not exists (
      select from app.messages m where m.user_id = $1 and m.mailbox_id = u.mailbox_id
        and m.provider_message_id = u.content_key)`,
  'every history event has a subject': `
    select count(*) as count from app.history_events
     where user_id = $1 and transaction_id is null and message_id is null and subject = ''`,
  'a transfer counts for neither spend nor income': `
    select count(*) as count from app.transfers x join app.transactions t on t.user_id = $1
      and t.id in (x.outflow_id, x.inflow_id)
     where x.user_id = $1 and t.flow not in ('transfer', 'excluded') and ${IS_CURRENT_TRANSFER}`,
  'no transfer is still a suggestion': `
    select count(*) as count from app.transfers x
      join app.transfer_suggestions s using (user_id, outflow_id, inflow_id) where x.user_id = $1`,
  'opening balance and transactions equal the balance, or the difference is stored': `
    with sums as (${TRANSACTION_SUMS}) select count(*) as count from sums
     where opening_minor is null or gap_minor is distinct from balance - opening_minor - rows_minor`,
  'a transaction is held exactly while a question about it is open': `
    select count(*) as count from app.transactions t where t.user_id = $1 and t.removed_at is null
      and t.flow <> 'excluded' and (t.flow = 'held') <> ${IS_HELD}`,
  'exactly the removed transactions have who removed them': `
    select count(*) as count from app.transactions t where t.user_id = $1
      and (removed_at is null) <> (removed_by is null)`,
  'exactly the transactions of accounts outside the totals are excluded': `
    select count(*) as count from app.transactions t join app.accounts a on a.user_id = $1
      and a.id = t.account_id
     where t.user_id = $1 and (t.flow = 'excluded') = a.is_counted`,
  'every reported transaction of a reading is counted once, by its outcome': `
    select count(*) as count from app.bank_readings where user_id = $1
      and reported <> added + changed + unchanged + rejected + left_out`,
  'a transaction with a feed ID has it among its external IDs': `
    select count(*) as count from app.transactions t where t.user_id = $1 and t.feed_id is not null and not exists (
      select from app.transaction_external_ids e where e.user_id = $1 and e.account_id = t.account_id
        and e.external_id = t.feed_id and e.transaction_id = t.id)`,
  'matched receipts do not exceed the transaction by more than half': `
    select count(*) as count from (
      select t.id from app.transactions t join app.receipt_matches m on m.user_id = $1
        and m.transaction_id = t.id and m.state = 'matched'
       where t.user_id = $1 group by t.id, t.amount_minor
       having sum(m.amount_minor) > abs(t.amount_minor) * 1.5 + 1) b`,
  'a transaction is marked as having a receipt exactly if one is matched': `
    select count(*) as count from app.transactions t where t.user_id = $1 and has_receipt <>
      exists (select from app.receipt_matches m where m.user_id = $1 and m.transaction_id = t.id
        and m.state = 'matched')`,
  'a completed sync read every listed message': `
    select count(*) as count from app.mail_syncs where user_id = $1 and state = 'COMPLETED' and read <> total`,
  'every listed message of a mailbox is stored': `
    select count(*) as count from app.mailboxes b where b.user_id = $1
      and listed <> (select count(*) from app.messages m where m.user_id = $1 and m.mailbox_id = b.id)`,
  'every message has a reason for its state unless it is new': `
    select count(*) as count from app.messages where user_id = $1 and ((reason = '') <> (state = 'new'))`,
  'a message in review has an open item, and a forgotten one has no data': `
    select count(*) as count from app.messages m where m.user_id = $1 and (
      (state = 'needs_review' and not exists (select from app.receipts r
        join app.review_items v on v.user_id = $1 and v.receipt_id = r.id
         where r.user_id = $1 and r.message_id = m.id and v.state = 'waiting'))
      or (is_forgotten and (state <> 'skipped' or subject <> '' or from_address <> ''
         or exists (select from app.receipts r where r.user_id = $1 and r.message_id = m.id)
         or exists (select from app.message_bodies k where k.user_id = $1 and k.message_id = m.id))))`,
  'merged receipts point to a receipt that is not merged': `
    select count(*) as count from app.receipts r where r.user_id = $1 and kind <> 'shipping'
      and ((state = 'merged') <> (merged_into is not null)
       or state = 'merged' and not exists (select from app.receipts l where l.user_id = $1
         and l.id = r.merged_into and l.state <> 'merged'))`,
  'an email body is stored as evidence only if the user keeps evidence': `
    select count(*) as count from app.message_bodies k join app.profiles p on p.user_id = $1
     where k.user_id = $1 and k.reason = 'evidence' and not ${keepsEvidenceOf('p')}`,
  'an outdated finding is stored only if it was dismissed': `
    select count(*) as count from app.findings where user_id = $1 and not is_current and dismissed_at is null`,
  'a transaction from a receipt has an accepted receipt and no bank transaction': `
    select count(*) as count from app.transactions t where t.user_id = $1 and t.is_from_receipt
      and t.removed_at is null and (
      not exists (select from app.receipts r where r.user_id = $1 and r.id = t.id and r.state = 'accepted')
      or exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = t.id
        and m.transaction_id <> t.id and m.state = 'matched'))`,
  'a receipt proven by a bank transaction is not merely proposed': `
    select count(*) as count from app.receipts where user_id = $1 and proven_from is not null and state = 'proposed'`,
  'learned weights have known names and stay within bounds': `
    select count(*) as count from app.match_weights w cross join lateral jsonb_each_text(w.weights) as l(name, value)
      left join (values ${USUAL_WEIGHTS}) as u(name, usual) using (name)
     where w.user_id = $1 and (u.usual is null
       or abs(l.value::numeric - u.usual) > abs(u.usual) * ${REFIT.boundShare} + 0.001)`,
  'every version of learned weights is stored': `
    select count(*) as count from (select max(version) as newest, count(*) as kept from app.match_weights
      where user_id = $1 group by is_sandbox) v where newest <> kept`,
  'a pairing answer and its receipt are in the same environment': `
    select count(*) as count from app.pairing_answers a join app.receipts r on r.user_id = $1
      and r.id = a.receipt_id
     where a.user_id = $1 and a.is_sandbox <> r.is_sandbox`,
  'a merchant has at most one open category question per environment': `
    select count(*) as count from (select 1 from app.category_questions where user_id = $1 and state = 'open'
      group by merchant_key, is_sandbox having count(*) > 1) q`,
  'category changes belong to answered questions': `
    select count(*) as count from app.category_changes c join app.category_questions q on q.user_id = $1
      and q.transaction_id = c.question_id
     where c.user_id = $1 and q.state <> 'answered'`,
  'an email that stands alone has no merged receipts': `
    select count(*) as count from app.messages m join app.receipts r on r.user_id = $1 and r.message_id = m.id
     where m.user_id = $1 and m.stands_alone and (r.merged_into is not null
       or exists (select from app.receipts o where o.user_id = $1 and o.merged_into = r.id))`,
  'a health line is in at most one open or paid claim': `
    select count(*) as count from (
      select 1 from app.claim_lines where user_id = $1 and holds and transaction_id is not null
        group by transaction_id, receipt_id, item having count(*) > 1) d`,
  'a claim holds its lines exactly while it is open or paid': `
    select count(*) as count from app.claims c join app.claim_lines l on l.user_id = $1 and l.claim_id = c.id
     where c.user_id = $1 and l.holds <> (c.state in (${HOLDING_STATES.map((state) => `'${state}'`).join(', ')}))`,
  'a claim has lines of its own environment and reimburses at most their sum': `
    select count(*) as count from app.claims c where c.user_id = $1 and (
      coalesce((select sum(amount_minor) from app.claim_lines l where l.user_id = $1
        and l.claim_id = c.id), 0) < greatest(coalesce(reimbursed_minor, 0), 1)
      or exists (select from app.claim_lines l join app.transactions t on t.user_id = $1
        and t.id = l.transaction_id
        where l.user_id = $1 and l.claim_id = c.id and (t.is_sandbox, t.currency)
          is distinct from (c.is_sandbox, c.currency)))`,
  'no rejected or merged receipt is matched': `
    select count(*) as count from app.receipts r where r.user_id = $1 and state in ('rejected', 'merged')
      and exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = r.id
        and m.state = 'matched')`,
};

/** All users with an identity. */
export async function listPeople(db: Queryable): Promise<Uuid[]> {
  return (await db.query<{ id: Uuid }>('select id from identity."user" order by id')).map((row) => row.id);
}

/** Checks every rule for one user and counts violations. */
export async function checkPerson(db: UserDb): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const [row] = await db.query<{ count: number }>(sql, [db.userId]);
    findings.push({ rule, count: row?.count ?? 0 });
  }
  return findings;
}
