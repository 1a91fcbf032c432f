import type { UserDb, Uuid } from '#db/pool.ts';
import type { StoredReceipt } from '#db/repositories/receipts.ts';
import type { DeclinedPair, Match, MatchAlias, MatchTransaction } from '#domain/matching/match-types.ts';

const OPTIONS_MAX = 3;

/** Rows of one world between two days that no receipt has taken. */
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
      where t.user_id = $1 and t.is_sandbox = $2 and posted_on between $3 and $4 and removed_at is null and not has_receipt
        and not exists (select from app.transfers x where x.user_id = t.user_id and (x.outflow_id = t.id or x.inflow_id = t.id))
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

export async function readMatchedReceiptIds(db: UserDb): Promise<Set<Uuid>> {
  const rows = await db.query<{ id: Uuid }>(
    `select distinct receipt_id as id from app.receipt_matches where user_id = $1 and state = 'matched'`,
    [db.userId],
  );
  return new Set(rows.map((row) => row.id));
}

/** Joins a receipt to its rows; suggestions for it, and for its rows, are settled with that. */
export async function saveMatch(
  db: UserDb,
  match: Match,
  decidedBy: 'matcher' | 'user',
  at: Date,
): Promise<void> {
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = $2 and state = 'suggested'`,
    [db.userId, match.receiptId],
  );
  await db.query(
    `insert into app.receipt_matches (user_id, receipt_id, transaction_id, amount_minor, confidence, state, decided_by, reasons, decided_at)
     select $1, $2, t, m, $5, 'matched', $6, $7, $8 from unnest($3::uuid[], $4::bigint[]) as a(t, m)
     on conflict (user_id, receipt_id, transaction_id, option) do update
       set amount_minor = excluded.amount_minor, confidence = excluded.confidence, state = 'matched', decided_by = excluded.decided_by,
           reasons = excluded.reasons, decided_at = excluded.decided_at`,
    [
      db.userId,
      match.receiptId,
      match.allocations.map((allocation) => allocation.transactionId),
      match.allocations.map((allocation) => allocation.amountMinor),
      match.confidence,
      decidedBy,
      match.reasons,
      at,
    ],
  );
}

/**
 * Replaces what is suggested for receipts that are not joined. A receipt with a suggestion waits in the review queue; one
 * that was asked about only for its row, and has no candidate any more, leaves it.
 */
export async function replaceSuggestions(
  db: UserDb,
  receipts: readonly StoredReceipt[],
  suggestions: readonly Match[],
  nextId: () => Uuid,
  at: Date,
): Promise<void> {
  const ids = receipts.map((receipt) => receipt.id);
  await db.query(
    `delete from app.receipt_matches where user_id = $1 and receipt_id = any($2::uuid[]) and state = 'suggested'`,
    [db.userId, ids],
  );
  const options = new Map<string, number>();
  for (const match of suggestions) {
    const option = options.get(match.receiptId) ?? 0;
    if (option >= OPTIONS_MAX) continue;
    options.set(match.receiptId, option + 1);
    for (const allocation of match.allocations) {
      await db.query(
        `insert into app.receipt_matches (user_id, receipt_id, transaction_id, amount_minor, confidence, state, decided_by, reasons, option, decided_at)
         values ($1, $2, $3, $4, $5, 'suggested', 'matcher', $6, $7, $8) on conflict do nothing`,
        [
          db.userId,
          match.receiptId,
          allocation.transactionId,
          allocation.amountMinor,
          match.confidence,
          match.reasons,
          option,
          at,
        ],
      );
    }
  }
  const asked = [...options.keys()];
  await db.query(
    `insert into app.review_items (user_id, id, receipt_id, reason, confidence, state)
     select $1, n.id, n.receipt, 'It probably belongs to one of these bank rows.', n.confidence, 'waiting'
       from unnest($2::uuid[], $3::uuid[], $4::real[]) as n(id, receipt, confidence) on conflict (user_id, receipt_id) do nothing`,
    [
      db.userId,
      asked.map(() => nextId()),
      asked,
      asked.map((id) => suggestions.find((match) => match.receiptId === id)?.confidence ?? 0),
    ],
  );
  await db.query(
    `delete from app.review_items v using app.receipts r where v.user_id = $1 and r.user_id = $1 and r.id = v.receipt_id and v.state = 'waiting'
       and r.state = 'accepted' and not exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = r.id and m.state = 'suggested')`,
    [db.userId],
  );
}
