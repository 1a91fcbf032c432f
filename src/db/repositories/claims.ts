import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { type ClaimState, HOLDING_STATES, SUBMITTED_STATES } from '#domain/claims/claim-state.ts';
import type { ClaimableLine } from '#domain/claims/claimable-lines.ts';
import type { ClaimedLine } from '#domain/claims/claimed-lines.ts';
import type { SubmittedLine } from '#domain/claims/refunded-lines.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { storableJson } from '../storable.ts';

/** A line of a claim as it was when it was added. Amounts are positive minor units of the claim's currency. */
export interface StoredClaimLine {
  readonly id: Uuid;
  readonly claimId: Uuid;
  readonly transactionId: Uuid | null;
  readonly receiptId: Uuid | null;
  readonly item: number | null;
  readonly serviceOn: CivilDate;
  readonly paidOn: CivilDate;
  readonly provider: string | null;
  readonly description: string;
  readonly class: string;
  readonly hsaEligibility: ClaimableLine['hsaEligibility'];
  readonly isItemized: boolean;
  readonly priceMinor: number | null;
  readonly refundedMinor: number;
  readonly amountMinor: number;
  readonly accountName: string;
  readonly accountMask: string | null;
  readonly bankText: string | null;
  /** Null: the claim's patient. */
  readonly patient: string | null;
  readonly hasLetter: boolean;
}

/** A claim with its lines, by date. */
export interface StoredClaim {
  readonly id: Uuid;
  readonly number: number;
  readonly state: ClaimState;
  readonly isSandbox: boolean;
  readonly currency: string;
  readonly patient: string;
  readonly submittedOn: CivilDate | null;
  readonly settledOn: CivilDate | null;
  readonly reimbursedMinor: number | null;
  readonly createdAt: Date;
  readonly lines: readonly StoredClaimLine[];
}

const CLAIM = `id, number, state, is_sandbox as "isSandbox", currency, patient, submitted_on as "submittedOn",
  settled_on as "settledOn",
  reimbursed_minor as "reimbursedMinor", created_at as "createdAt"`;
const LINE = `id, claim_id as "claimId", transaction_id as "transactionId", receipt_id as "receiptId", item,
  service_on as "serviceOn", paid_on as "paidOn",
  provider, description, class, hsa_eligibility as "hsaEligibility", is_itemized as "isItemized",
    price_minor as "priceMinor", refunded_minor as "refundedMinor",
  amount_minor as "amountMinor", account_name as "accountName", account_mask as "accountMask",
  bank_text as "bankText", patient, has_letter as "hasLetter"`;

/** SQL expression: the current transaction of a claim's line `l`; if it was merged, the remaining one. */
const CURRENT_TRANSACTION_ID = `coalesce((
  select suggestion.existing_id from app.transaction_suggestions suggestion
    join app.transactions merged on merged.user_id = $1 and merged.id = suggestion.transaction_id
   where suggestion.user_id = $1 and suggestion.transaction_id = l.transaction_id
     and suggestion.state = 'accepted' and merged.removed_at is not null limit 1), l.transaction_id)`;

/** Serializes changes to a user's claims. */
export async function lockClaims(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('claims|' || $1::text, 0))", [db.userId]);
}

/** Claims of one environment and currency, newest first. */
export async function listClaims(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
): Promise<StoredClaim[]> {
  const claims = await db.query<Omit<StoredClaim, 'lines'>>(
    `select ${CLAIM} from app.claims where user_id = $1 and is_sandbox = $2 and currency = $3 order by number desc`,
    [db.userId, scope.isSandbox, scope.currency],
  );
  return withLines(db, claims);
}

export async function findClaim(db: UserDb, id: Uuid): Promise<StoredClaim | null> {
  const claims = await db.query<Omit<StoredClaim, 'lines'>>(
    `select ${CLAIM} from app.claims where user_id = $1 and id = $2`,
    [db.userId, id],
  );
  return (await withLines(db, claims))[0] ?? null;
}

async function withLines(db: UserDb, claims: readonly Omit<StoredClaim, 'lines'>[]): Promise<StoredClaim[]> {
  const lines = await db.query<StoredClaimLine>(
    `select ${LINE} from app.claim_lines where user_id = $1 and claim_id = any($2::uuid[]) order by service_on, id`,
    [db.userId, claims.map((claim) => claim.id)],
  );
  const byClaim = Map.groupBy(lines, (line) => line.claimId);
  return claims.map((claim) => ({ ...claim, lines: byClaim.get(claim.id) ?? [] }));
}

/** Every line in an open or paid claim, by its current transaction. */
export async function listClaimedLines(db: UserDb): Promise<ClaimedLine[]> {
  return db.query<ClaimedLine>(
    `select l.claim_id as "claimId", s.id as "transactionId", coalesce(t.removed_at is null,
      false) as "isTransactionActive", l.receipt_id as "receiptId", l.item,
            coalesce(l.amount_minor + l.refunded_minor >= abs(t.amount_minor), l.item is null) as "isWhole",
              l.description
       from app.claim_lines l cross join lateral (select ${CURRENT_TRANSACTION_ID} as id) s
       left join app.transactions t on t.user_id = $1 and t.id = s.id
      where l.user_id = $1 and l.holds`,
    [db.userId],
  );
}

/** A submitted line, and the transactions that its receipt is matched to. */
export interface StoredSubmittedLine extends SubmittedLine {
  readonly receiptTransactionIds: readonly Uuid[];
}

/** Lines of the claims that the plan knows, paid since a day, by their current transaction. */
export async function listSubmittedLines(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  since: CivilDate,
): Promise<StoredSubmittedLine[]> {
  return db.query<StoredSubmittedLine>(
    `select l.id, c.id as "claimId", c.number as "claimNumber", c.state as "claimState", s.id as "transactionId",
       l.receipt_id as "receiptId", l.item, l.description, l.provider, l.refunded_minor as "refundedMinor",
       l.amount_minor as "amountMinor", array(select m.transaction_id from app.receipt_matches m
         where m.user_id = $1 and m.receipt_id = l.receipt_id and m.state = 'matched') as "receiptTransactionIds"
       from app.claim_lines l join app.claims c on c.user_id = $1 and c.id = l.claim_id
       cross join lateral (select ${CURRENT_TRANSACTION_ID} as id) s
      where l.user_id = $1 and l.transaction_id is not null and l.paid_on >= $4
        and c.is_sandbox = $2 and c.currency = $3 and c.state = any($5::text[])
      order by l.service_on, l.id`,
    [db.userId, scope.isSandbox, scope.currency, since, SUBMITTED_STATES],
  );
}

/** Adds a claim without lines; returns its number. */
export async function insertClaim(
  db: UserDb,
  claim: Pick<StoredClaim, 'id' | 'state' | 'isSandbox' | 'currency' | 'patient'>,
  at: Date,
): Promise<number> {
  const [row] = await db.query<{ number: number }>(
    `insert into app.claims as c (user_id, id, number, state, is_sandbox, currency, patient, created_at, changed_at)
     select own.user_id, $2, coalesce((select max(number) from app.claims where user_id = $1), 0) + 1, $3, $4,
       $5, $6, $7, $7
       from app.profiles own where own.user_id = $1
       returning number`,
    [db.userId, claim.id, claim.state, claim.isSandbox, claim.currency, claim.patient, at],
  );
  if (!row) throw new Error('a claim was not added');
  return row.number;
}

/** Thrown if a line is in another open or paid claim, or if claims would exceed the amount of a transaction. */
export class ClaimedTwiceError extends Error {}

/**
 * Saves the state and patient of a claim; the state determines whether other claims may have its lines. Throws
 * `ClaimedTwiceError`.
 */
export async function updateClaimState(
  db: UserDb,
  claim: Pick<StoredClaim, 'id' | 'state' | 'patient' | 'submittedOn' | 'settledOn' | 'reimbursedMinor'>,
  at: Date,
): Promise<void> {
  await db.query(
    `update app.claims set state = $3, patient = $4, submitted_on = $5, settled_on = $6, reimbursed_minor = $7,
      changed_at = $8
      where user_id = $1 and id = $2`,
    [
      ...[db.userId, claim.id, claim.state, claim.patient, claim.submittedOn, claim.settledOn],
      ...[claim.reimbursedMinor, at],
    ],
  );
  const holds = HOLDING_STATES.includes(claim.state);
  const changed = await db.query<{ id: Uuid }>(
    'update app.claim_lines set holds = $3 where user_id = $1 and claim_id = $2 and holds <> $3 returning id',
    [db.userId, claim.id, holds],
  );
  if (holds) await assertNotClaimedTwice(db, idsOf(changed));
}

/** Detaches the lines of claims from the transactions of these accounts. */
export async function detachClaimLinesFromAccounts(db: UserDb, accountIds: readonly Uuid[]): Promise<void> {
  await db.query(
    `update app.claim_lines set transaction_id = null where user_id = $1 and transaction_id in (
       select t.id from app.transactions t where t.user_id = $1 and t.account_id = any($2::uuid[]))`,
    [db.userId, accountIds],
  );
}

/** Detaches the lines of claims from these transactions. */
export async function detachClaimLinesFromTransactions(
  db: UserDb,
  transactionIds: readonly Uuid[],
): Promise<void> {
  await db.query(
    'update app.claim_lines set transaction_id = null where user_id = $1 and transaction_id = any($2::uuid[])',
    [db.userId, transactionIds],
  );
}

/** Detaches the lines of claims from these receipts. */
export async function detachClaimLinesFromReceipts(db: UserDb, receiptIds: readonly Uuid[]): Promise<void> {
  await db.query(
    'update app.claim_lines set receipt_id = null where user_id = $1 and receipt_id = any($2::uuid[])',
    [db.userId, receiptIds],
  );
}

/**
 * Adds lines to an open claim. Throws `ClaimedTwiceError`, or fails on `claim_lines_once`, if another claim has a line.
 */
export async function insertClaimLines(db: UserDb, lines: readonly StoredClaimLine[]): Promise<void> {
  if (lines.length === 0) return;
  await db.query(
    `insert into app.claim_lines (user_id, id, claim_id, transaction_id, receipt_id, item, service_on, paid_on,
      provider, description, class, hsa_eligibility,
       is_itemized, price_minor, refunded_minor, amount_minor, account_name, account_mask, bank_text, patient,
         has_letter, holds)
     select own.user_id, n."id", n."claimId", n."transactionId", n."receiptId", n."item", n."serviceOn", n."paidOn",
       n."provider", n."description", n."class", n."hsaEligibility",
       n."isItemized", n."priceMinor", n."refundedMinor", n."amountMinor", n."accountName", n."accountMask",
         n."bankText", n."patient", n."hasLetter", true
       from app.profiles own,
         jsonb_to_recordset($2::jsonb) as n("id" uuid, "claimId" uuid, "transactionId" uuid, "receiptId" uuid,
         "item" int, "serviceOn" date, "paidOn" date,
         "provider" text, "description" text, "class" text, "hsaEligibility" text, "isItemized" boolean,
           "priceMinor" bigint, "refundedMinor" bigint,
         "amountMinor" bigint, "accountName" text, "accountMask" text, "bankText" text, "patient" text,
           "hasLetter" boolean)
      where own.user_id = $1`,
    [db.userId, storableJson(lines)],
  );
  await assertNotClaimedTwice(db, idsOf(lines));
}

function idsOf(lines: readonly { readonly id: Uuid }[]): Uuid[] {
  return lines.map(({ id }) => id);
}

/**
 * Checks lines that become part of a claim; their transactions are locked against a change of the amount. Throws
 * `ClaimedTwiceError`.
 */
export async function assertNotClaimedTwice(db: UserDb, lineIds: readonly Uuid[]): Promise<void> {
  if (lineIds.length === 0) return;
  const targets = await db.query<{ id: Uuid; paidMinor: number }>(
    `select t.id, abs(t.amount_minor) as "paidMinor" from app.transactions t
      where t.user_id = $1 and t.id = any(array(select ${CURRENT_TRANSACTION_ID} from app.claim_lines l
        where l.user_id = $1 and l.id = any($2::uuid[]) and l.transaction_id is not null)) order by t.id for update`,
    [db.userId, lineIds],
  );
  const held = await db.query<{ id: Uuid; heldMinor: number }>(
    `select s.id, sum(l.amount_minor)::bigint as "heldMinor" from app.claim_lines l
       cross join lateral (select ${CURRENT_TRANSACTION_ID} as id) s
      where l.user_id = $1 and l.holds and s.id = any($2::uuid[]) group by s.id`,
    [db.userId, idsOf(targets)],
  );
  const paid = new Map(targets.map(({ id, paidMinor }) => [id, paidMinor]));
  if (held.some(({ id, heldMinor }) => heldMinor > (paid.get(id) ?? 0)))
    throw new ClaimedTwiceError('claims hold more than the transaction paid');
  const again = await db.query(
    `select 1 from app.claim_lines n join app.claim_lines l on l.user_id = $1 and l.id <> n.id and l.holds
        and l.receipt_id = n.receipt_id and l.item = n.item
       join app.transactions t on t.user_id = $1 and t.id = l.transaction_id and t.removed_at is not null
      where n.user_id = $1 and n.id = any($2::uuid[]) and n.transaction_id is not null limit 1`,
    [db.userId, lineIds],
  );
  if (again.length > 0) throw new ClaimedTwiceError('the line is in another claim');
}

/** Saves the user's texts for existing lines. */
export async function updateClaimLineTexts(
  db: UserDb,
  lines: readonly Pick<StoredClaimLine, 'id' | 'patient' | 'hasLetter'>[],
): Promise<void> {
  await db.query(
    `update app.claim_lines l set patient = n."patient", has_letter = n."hasLetter"
       from jsonb_to_recordset($2::jsonb) as n("id" uuid, "patient" text, "hasLetter" boolean) where l.user_id = $1
         and l.id = n."id"`,
    [db.userId, storableJson(lines.map(({ id, patient, hasLetter }) => ({ id, patient, hasLetter })))],
  );
}

export async function deleteClaimLines(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  await db.query('delete from app.claim_lines where user_id = $1 and id = any($2::uuid[])', [db.userId, ids]);
}

export async function deleteClaim(db: UserDb, id: Uuid): Promise<void> {
  await db.query('delete from app.claims where user_id = $1 and id = $2', [db.userId, id]);
}
