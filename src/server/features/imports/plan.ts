import type { UserDb } from '#db/pool.ts';
import type { StoredAccount } from '#db/repositories/accounts.ts';
import { listBetweenWithFileIds } from '#db/repositories/transactions.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { IngestChange } from '#domain/ledger/ingest/ingest-types.ts';
import { planImport } from '#domain/ledger/ingest/plan-import.ts';
import type { StagedAccount } from './staged-file.ts';

const WINDOW_DAYS = 35;
const SHOWN_ROWS = 200;

/** What one account of a file would do to the account it goes to (null: a new one). */
export async function planAccount(
  db: UserDb,
  staged: StagedAccount,
  accountId: string | null,
): Promise<IngestChange[]> {
  const target = accountId ?? '';
  const incoming = staged.rows.map((row) => ({ ...row, accountId: target }));
  const days = incoming.map((row) => row.postedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const existing =
    accountId === null
      ? []
      : await listBetweenWithFileIds(db, accountId, addDays(first, -WINDOW_DAYS), addDays(last, WINDOW_DAYS));
  return planImport(
    incoming,
    existing
      .filter((row) => row.removedBy !== 'provider' && row.removedBy !== 'merge')
      .map((row) => ({ ...row, externalId: row.fileId })),
  );
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

/** The preview of one account: verdict and reason for each row, counts over all. */
export function presentPlan(
  staged: StagedAccount,
  changes: readonly IngestChange[],
  target: { id: string | null; name: string },
) {
  const counts = { new: 0, duplicate: 0, possibleMatch: 0 };
  const verdicts = changes.map((change) => {
    const verdict = verdictOf(change);
    counts[verdict === 'possible_match' ? 'possibleMatch' : verdict] += 1;
    return verdict;
  });
  const days = staged.rows.map((row) => row.postedOn).sort();
  return {
    index: staged.index,
    hint: staged.mask ?? '',
    currency: staged.currency,
    target,
    counts,
    netMinor: staged.rows
      .filter((row) => row.currency === staged.currency)
      .reduce((sum, row) => sum + row.amountMinor, 0),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    rows: changes.slice(0, SHOWN_ROWS).map((change, index) => ({
      line: staged.lines[Number(change.incoming.key)] ?? null,
      postedOn: change.incoming.postedOn,
      description: change.kind === 'keep' ? change.incoming.originalDescription : change.row.description,
      amountMinor: change.incoming.amountMinor,
      currency: change.incoming.currency,
      verdict: verdicts[index] ?? 'new',
      reason: change.reason,
    })),
  };
}

function verdictOf(change: IngestChange): 'new' | 'duplicate' | 'possible_match' {
  if (change.kind === 'add') return change.doubt === null ? 'new' : 'possible_match';
  return 'duplicate';
}
