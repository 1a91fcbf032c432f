import { setImmediate } from 'node:timers/promises';
import type { UserDb } from '#db/pool.ts';
import type { StoredAccount } from '#db/repositories/accounts.ts';
import { findByExternalIds, listForImport } from '#db/repositories/transactions.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { applyCorrections, type Corrected } from '#domain/ledger/ingest/correct-rows.ts';
import { describeRow } from '#domain/ledger/ingest/describe-row.ts';
import { type ImportVerdict, judgeImport } from '#domain/ledger/ingest/plan-import.ts';
import { fromAccount, fromFile } from '#domain/ledger/ingest/to-reconcile-row.ts';
import type { ReconcileRow } from '#domain/ledger/reconcile/reconcile-types.ts';
import { CHUNK_ROWS, readChunk, type StagedAccount, type StagedRow } from '../../lib/staged-rows.ts';
import type { Preview } from './stored-import.ts';

const WINDOW_DAYS = 35;
const SHOWN_ROWS = 200;

/** What one account of a file would do to the account it goes to (null: a new one). */
export async function planAccount(
  db: UserDb,
  staged: StagedAccount,
  accountId: string | null,
): Promise<Corrected> {
  const existing: ReconcileRow[] = [];
  if (accountId !== null && staged.span) {
    const from = addDays(staged.span.from, -WINDOW_DAYS);
    const to = addDays(staged.span.to, WINDOW_DAYS);
    for await (const rows of listForImport(db, accountId, from, to))
      for (const row of rows) existing.push(fromAccount(row));
  }
  const incoming: ReconcileRow[] = [];
  for (const at of staged.chunks.keys()) {
    // A file of a hundred thousand transactions must not hold up others.
    if (at > 0) await setImmediate();
    for (const row of readChunk(staged, at)) incoming.push(fromFile(row));
  }
  const verdicts = judgeImport(incoming, existing);
  if (accountId === null || staged.corrections.length === 0) return { verdicts, withdrawals: [] };
  const ids = staged.corrections.map((correction) => correction.externalId);
  const known = await findByExternalIds(db, [accountId], 'file', ids);
  const rows = [...known].map(([externalId, row]) => [externalId, { ...row, externalId }] as const);
  return applyCorrections(incoming, verdicts, staged.corrections, new Map(rows));
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
  { verdicts, withdrawals }: Corrected,
  target: { id: string | null; name: string },
): ShownAccount {
  const counts = { new: 0, duplicate: 0, possibleMatch: 0, update: withdrawals.length };
  const withdrawn: ShownRow[] = withdrawals.slice(0, SHOWN_ROWS / 4).map(({ row, reason }) => ({
    line: null,
    postedOn: row.postedOn,
    description: row.originalDescription,
    amountMinor: row.amountMinor,
    currency: row.currency,
    verdict: 'update',
    reason,
  }));
  const seen = { new: 0, duplicate: 0, possible_match: 0, update: 0 };
  const shown = new Set<number>();
  for (const [at, decided] of verdicts.entries()) {
    const verdict = wordOf(decided);
    counts[verdict === 'possible_match' ? 'possibleMatch' : verdict] += 1;
    seen[verdict] += 1;
    if (
      seen[verdict] <= SHOWN_ROWS / 4 ||
      (withdrawn.length + shown.size < SHOWN_ROWS && verdicts.length <= SHOWN_ROWS)
    )
      shown.add(at);
  }
  return {
    index: staged.index,
    hint: staged.mask ?? '',
    currency: staged.currency,
    target,
    counts,
    netMinor: staged.netMinor,
    from: staged.span?.from ?? null,
    to: staged.span?.to ?? null,
    rows: [...withdrawn, ...presentRows(staged, verdicts, shown)].slice(0, SHOWN_ROWS),
  };
}

/** Some rows of a file with their verdicts; chunks without any of them stay packed. */
function presentRows(
  staged: StagedAccount,
  verdicts: readonly ImportVerdict[],
  shown: ReadonlySet<number>,
): ShownRow[] {
  const chunks = new Set([...shown].map((at) => Math.floor(at / CHUNK_ROWS)));
  return [...chunks].flatMap((chunk) =>
    readChunk(staged, chunk).flatMap((row, place) => {
      const at = chunk * CHUNK_ROWS + place;
      const verdict = verdicts[at];
      return verdict && shown.has(at) ? [presentRow(row, verdict)] : [];
    }),
  );
}

function presentRow(row: StagedRow, verdict: ImportVerdict): ShownRow {
  const { line, postedOn, originalDescription, amountMinor, currency } = row;
  return {
    line,
    postedOn,
    description: verdict.kind === 'keep' ? originalDescription : describeRow(row).description,
    amountMinor,
    currency,
    verdict: wordOf(verdict),
    reason: verdict.reason,
  };
}

function wordOf(verdict: ImportVerdict): ShownRow['verdict'] {
  if (verdict.kind === 'add') return verdict.doubt === null ? 'new' : 'possible_match';
  return verdict.kind === 'update' ? 'update' : 'duplicate';
}
