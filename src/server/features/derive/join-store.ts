import type { UserDb, Uuid } from '#db/pool.ts';
import type {
  DeclinedPair,
  Match,
  MatchAlias,
  MatchReceipt,
  MatchTransaction,
} from '#domain/matching/match-types.ts';
import type { StoredJoin } from '#domain/matching/settle-joins.ts';

/** A receipt as the matcher reads it, with what decides whether it may be joined without asking. */
export interface JoinableReceipt extends MatchReceipt {
  /** `merged` for mails of parcels, which are evidence only. */
  readonly state: 'accepted' | 'proposed' | 'merged';
  readonly confidence: number;
  readonly purchasedOn: string;
}

/** Receipts of one world that no person has joined; mails of parcels come along as evidence. */
export async function readJoinable(db: UserDb, isSandbox: boolean): Promise<JoinableReceipt[]> {
  return db.query<JoinableReceipt>(
    `select r.id, r.kind, r.state, r.confidence, r.merchant, r.order_id as "orderId", r.purchased_on as "purchasedOn",
            to_char(r.received_at at time zone 'UTC', 'YYYY-MM-DD') as "receivedAt", r.currency, r.total_minor as "totalMinor",
            r.charged_minor as "chargedMinor", r.tip_minor as "tipMinor", r.card_last4 as "cardLast4", r.from_domain as "fromDomain"
       from app.receipts r
      where r.user_id = $1 and r.is_sandbox = $2 and r.total_minor is not null
        and (r.state in ('accepted', 'proposed') or (r.kind = 'shipping' and r.state = 'merged'))
        and not exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = r.id and m.state = 'matched' and m.decided_by = 'user')
      order by r.purchased_on, r.id`,
    [db.userId, isSandbox],
  );
}

/** Rows of one world between two days that no person has joined and that are no transfer. */
export async function readCandidates(
  db: UserDb,
  isSandbox: boolean,
  from: string,
  to: string,
): Promise<MatchTransaction[]> {
  return db.query<MatchTransaction>(
    `select t.id, t.account_id as "accountId", a.mask as "accountMask", posted_on as "postedOn", authorized_on as "authorizedOn",
            t.amount_minor as "amountMinor", t.currency, original_description as description, merchant, status = 'pending' as pending,
            original_amount_minor as "originalAmountMinor", original_currency as "originalCurrency"
       from app.transactions t join app.accounts a on a.user_id = t.user_id and a.id = t.account_id
      where t.user_id = $1 and t.is_sandbox = $2 and posted_on between $3 and $4 and removed_at is null and not t.is_from_receipt
        and not exists (select from app.transfers x where x.user_id = t.user_id and (x.outflow_id = t.id or x.inflow_id = t.id))
        and not (t.has_receipt and exists (select from app.receipt_matches m
                  where m.user_id = t.user_id and m.transaction_id = t.id and m.state = 'matched' and m.decided_by = 'user'))
      order by posted_on, t.id`,
    [db.userId, isSandbox, from, to],
  );
}

export async function readAliases(db: UserDb): Promise<MatchAlias[]> {
  return db.query<MatchAlias>('select description, merchant from app.merchant_aliases where user_id = $1', [
    db.userId,
  ]);
}

export async function readDeclined(db: UserDb): Promise<DeclinedPair[]> {
  return db.query<DeclinedPair>(
    `select receipt_id as "receiptId", transaction_id as "transactionId" from app.receipt_matches where user_id = $1 and state = 'declined'`,
    [db.userId],
  );
}

/** What the matcher itself joined in one world. */
export async function readOwnJoins(db: UserDb, isSandbox: boolean): Promise<StoredJoin[]> {
  return db.query<StoredJoin>(
    `select m.receipt_id as "receiptId", m.transaction_id as "transactionId", m.amount_minor as "amountMinor", m.confidence, m.reasons
       from app.receipt_matches m join app.receipts r on r.user_id = m.user_id and r.id = m.receipt_id
      where m.user_id = $1 and r.is_sandbox = $2 and m.state = 'matched' and m.decided_by = 'matcher' and m.transaction_id <> m.receipt_id`,
    [db.userId, isSandbox],
  );
}

/** Writes the matcher's joins of these receipts; what it asked about them is settled with that. */
export async function writeJoins(db: UserDb, matches: readonly Match[], at: Date): Promise<void> {
  if (matches.length === 0) return;
  const pairs = matches.flatMap((match) =>
    match.allocations.map((part) => ({
      receipt: match.receiptId,
      transaction: part.transactionId,
      amount: part.amountMinor,
      confidence: match.confidence,
      reasons: match.reasons,
    })),
  );
  const ids = matches.map((match) => match.receiptId);
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[]) and (state = 'suggested' or (state = 'matched' and decided_by = 'matcher'))`,
    [db.userId, ids],
  );
  await db.query(
    `insert into app.receipt_matches (user_id, receipt_id, transaction_id, amount_minor, confidence, state, decided_by, reasons, decided_at)
     select $1, (p->>'receipt')::uuid, (p->>'transaction')::uuid, (p->>'amount')::bigint, (p->>'confidence')::real, 'matched', 'matcher',
            array(select jsonb_array_elements_text(p->'reasons')), $3
       from jsonb_array_elements($2::jsonb) p`,
    [db.userId, JSON.stringify(pairs), at],
  );
}

/** A join that stands, with how sure it is now and why; when it was made stays. */
export async function restateJoins(db: UserDb, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  await db.query(
    `update app.receipt_matches m set confidence = (p->>'confidence')::real, reasons = array(select jsonb_array_elements_text(p->'reasons'))
       from jsonb_array_elements($2::jsonb) p
      where m.user_id = $1 and m.receipt_id = (p->>'receiptId')::uuid and m.state = 'matched' and m.decided_by = 'matcher'`,
    [db.userId, JSON.stringify(matches)],
  );
}

/** Takes the matcher's joins of these receipts back. */
export async function deleteJoins(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  if (receiptIds.length === 0) return;
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[]) and state = 'matched' and decided_by = 'matcher'`,
    [db.userId, receiptIds],
  );
}
