import type { UserDb } from '#db/pool.ts';
import type { StoredAccount } from '#db/repositories/accounts.ts';
import { findByExternalIds, listForImport } from '#db/repositories/transactions.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { applyCorrections, type Corrected } from '#domain/ledger/ingest/correct-rows.ts';
import { describeRow } from '#domain/ledger/ingest/describe-row.ts';
import { decideImport, type ImportDecision } from '#domain/ledger/ingest/plan-import.ts';
import type { StagedAccount } from '../../lib/staged-rows.ts';
import type { Preview } from './stored-import.ts';

const WINDOW_DAYS = 35;
const SHOWN_ROWS = 200;

/** What one account of a file would do to the account it goes to (null: a new one). */
export async function planAccount(
  db: UserDb,
  staged: StagedAccount,
  accountId: string | null,
): Promise<Corrected> {
  if (accountId === null) return { decisions: decideImport(staged.rows, []), withdrawals: [] };
  const span = spanOf(staged);
  const existing = span
    ? await listForImport(db, accountId, addDays(span.from, -WINDOW_DAYS), addDays(span.to, WINDOW_DAYS))
    : [];
  const decisions = decideImport(staged.rows, existing);
  if (staged.corrections.length === 0) return { decisions, withdrawals: [] };
  const ids = staged.corrections.map((correction) => correction.externalId);
  const known = await findByExternalIds(db, [accountId], 'file', ids);
  const rows = [...known].map(([externalId, row]) => [externalId, { ...row, externalId }] as const);
  return applyCorrections(decisions, staged.corrections, new Map(rows));
}

/** Where an account of a file goes unless the person says otherwise: where it went before, else the account with its last digits. */
export function defaultTarget(
  staged: StagedAccount,
  accounts: readonly StoredAccount[],
): StoredAccount | null {
  const live = accounts.filter((account) => !account.isSandbox && account.currency === staged.currency);
  const same = live.find((account) => account.source === 'file' && account.externalId === staged.externalId);
  if (same || staged.mask === null) return same ?? null;
  const masked = live.filter((account) => account.mask === staged.mask);
  return masked.length === 1 ? (masked[0] ?? null) : null;
}

type ShownAccount = Preview['accounts'][number];
type ShownRow = ShownAccount['rows'][number];

/** The preview of one account: verdict and reason for each row, counts over all. */
export function presentPlan(
  staged: StagedAccount,
  { decisions, withdrawals }: Corrected,
  target: { id: string | null; name: string },
): ShownAccount {
  const counts = { new: 0, duplicate: 0, possibleMatch: 0, update: withdrawals.length };
  const shown: ShownRow[] = withdrawals.slice(0, SHOWN_ROWS / 4).map(({ row, reason }) => ({
    line: null,
    postedOn: row.postedOn,
    description: row.originalDescription,
    amountMinor: row.amountMinor,
    currency: row.currency,
    verdict: 'update',
    reason,
  }));
  const seen = { new: 0, duplicate: 0, possible_match: 0, update: 0 };
  for (const decision of decisions) {
    const verdict = verdictOf(decision);
    counts[verdict === 'possible_match' ? 'possibleMatch' : verdict] += 1;
    seen[verdict] += 1;
    if (seen[verdict] <= SHOWN_ROWS / 4 || (shown.length < SHOWN_ROWS && decisions.length <= SHOWN_ROWS))
      shown.push(presentDecision(staged, decision, verdict));
  }
  const span = spanOf(staged);
  return {
    index: staged.index,
    hint: staged.mask ?? '',
    currency: staged.currency,
    target,
    counts,
    netMinor: staged.rows
      .filter((row) => row.currency === staged.currency)
      .reduce((sum, row) => sum + row.amountMinor, 0),
    from: span?.from ?? null,
    to: span?.to ?? null,
    rows: shown.slice(0, SHOWN_ROWS),
  };
}

function presentDecision(
  staged: StagedAccount,
  decision: ImportDecision,
  verdict: ShownRow['verdict'],
): ShownRow {
  const { incoming, reason } = decision;
  return {
    line: staged.lines[Number(incoming.key)] ?? null,
    postedOn: incoming.postedOn,
    description: decision.kind === 'keep' ? incoming.originalDescription : describeRow(incoming).description,
    amountMinor: incoming.amountMinor,
    currency: incoming.currency,
    verdict,
    reason,
  };
}

function verdictOf(decision: ImportDecision): ShownRow['verdict'] {
  if (decision.kind === 'add') return decision.doubt === null ? 'new' : 'possible_match';
  return decision.kind === 'update' ? 'update' : 'duplicate';
}

/** First and last day of the rows. */
function spanOf({ rows }: StagedAccount): { readonly from: string; readonly to: string } | null {
  let [from, to] = [rows[0]?.postedOn, rows[0]?.postedOn];
  for (const { postedOn } of rows) {
    if (from === undefined || postedOn < from) from = postedOn;
    if (to === undefined || postedOn > to) to = postedOn;
  }
  return from === undefined || to === undefined ? null : { from, to };
}
