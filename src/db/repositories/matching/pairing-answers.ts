import type { PairingEvidence } from '#domain/matching/evidence/pairing-evidence.ts';
import type { PairingAnswer } from '#domain/matching/refit-weights.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';

/**
 * Records the user's answer about the shown matches of a receipt. Must be called before the answer changes them.
 * `transactionIds`: the selected ones, empty if the user declined all. Returns false if nothing was recorded, because
 * there were no candidates.
 */
export async function recordPairingAnswer(
  db: UserDb,
  answer: {
    readonly id: Uuid;
    readonly receiptId: Uuid;
    readonly transactionIds: readonly Uuid[];
    readonly at: Date;
  },
): Promise<boolean> {
  const options = await db.query<{ transactionIds: Uuid[]; evidence: PairingEvidence }>(
    `select array_agg(transaction_id order by transaction_id) as "transactionIds", (array_agg(evidence))[1] as evidence
       from app.receipt_matches where user_id = $1 and receipt_id = $2 and state = 'suggested' and evidence is not null
      group by option order by option`,
    [db.userId, answer.receiptId],
  );
  const chosen = [...answer.transactionIds].sort().join(' ');
  const place = options.findIndex((option) => option.transactionIds.join(' ') === chosen);
  if (options.length === 0) return false;
  await insertAnswer(
    db,
    { ...answer, isParting: false },
    options.map((option) => option.evidence),
    place < 0 ? null : place,
  );
  return true;
}

/** Records that the user undid a match of the matcher. Must be called before the match is removed. */
export async function recordUnpairing(
  db: UserDb,
  answer: {
    readonly id: Uuid;
    readonly receiptId: Uuid;
    readonly transactionId: Uuid;
    readonly at: Date;
  },
): Promise<void> {
  const matched = await db.query<{ evidence: PairingEvidence }>(
    `select evidence from app.receipt_matches where user_id = $1 and receipt_id = $2 and transaction_id = $3
        and state = 'matched' and decided_by = 'matcher' and evidence is not null`,
    [db.userId, answer.receiptId, answer.transactionId],
  );
  if (matched.length === 0) return;
  await insertAnswer(
    db,
    { ...answer, isParting: true },
    matched.map((join) => join.evidence),
    null,
  );
}

async function insertAnswer(
  db: UserDb,
  answer: {
    readonly id: Uuid;
    readonly receiptId: Uuid;
    readonly isParting: boolean;
    readonly at: Date;
  },
  options: readonly PairingEvidence[],
  chosen: number | null,
): Promise<void> {
  const { id, receiptId, isParting, at } = answer;
  await db.query(
    `insert into app.pairing_answers (user_id, id, receipt_id, is_sandbox, options, chosen, is_parting, answered_at)
     select r.user_id, $2, r.id, r.is_sandbox, $4, $5, $6, $7 from app.receipts r where r.user_id = $1 and r.id = $3`,
    [db.userId, id, receiptId, storableJson(options), chosen, isParting, at],
  );
}

/** Answers in one environment after a point in time, oldest first. */
export async function listPairingAnswers(
  db: UserDb,
  isSandbox: boolean,
  after: Date | null,
  limit: number,
): Promise<PairingAnswer[]> {
  return db.query<PairingAnswer>(
    `select options, chosen from (
       select options, chosen, answered_at, id from app.pairing_answers
        where user_id = $1 and is_sandbox = $2 and ($3::timestamptz is null or answered_at > $3)
          order by answered_at desc, id desc limit $4) a
      order by answered_at, id`,
    [db.userId, isSandbox, after, limit],
  );
}

export async function countPairingAnswers(
  db: UserDb,
  isSandbox: boolean,
  after: Date | null,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from app.pairing_answers
      where user_id = $1 and is_sandbox = $2 and ($3::timestamptz is null or answered_at > $3)`,
    [db.userId, isSandbox, after],
  );
  return row?.count ?? 0;
}

/** The evidence of the newest matches that the matcher made and that the user has not undone. */
export async function listUncontestedMatches(
  db: UserDb,
  isSandbox: boolean,
  limit: number,
): Promise<PairingEvidence[]> {
  const rows = await db.query<{ evidence: PairingEvidence }>(
    `select m.evidence from app.receipt_matches m join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
      where m.user_id = $1 and r.is_sandbox = $2 and m.state = 'matched' and m.decided_by = 'matcher'
        and m.evidence is not null
      order by r.purchased_on desc, r.id, m.transaction_id limit $3`,
    [db.userId, isSandbox, limit],
  );
  return rows.map((row) => row.evidence);
}
