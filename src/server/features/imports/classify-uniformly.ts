import type { UserDb } from '#db/pool.ts';
import { includesAll, listFingerprints } from '#db/repositories/transactions/fingerprints.ts';
import { ALL_KNOWN, ALL_NEW, type ImportVerdict } from '#domain/ledger/ingest/plan-import.ts';
import type { StagedAccount } from '../../lib/staged-transactions.ts';
import { comparisonRange } from './classify-transactions.ts';

/**
 * The verdicts if no comparison is needed, because all are the same: the account has no transactions around the dates
 * of the file, or has each of its transactions with identical text. Null otherwise.
 */
export async function classifyUniformly(
  db: UserDb,
  staged: StagedAccount,
  accountId: string | null,
): Promise<ImportVerdict[] | null> {
  const span = comparisonRange(staged);
  if (!span) return [];
  const stored = accountId === null ? null : await listFingerprints(db, accountId, span.from, span.to);
  const uniform = (verdict: ImportVerdict) => Array.from({ length: staged.transactionCount }, () => verdict);
  if (stored === null || stored.length === 0) return staged.hasRepeatedIds ? null : uniform(ALL_NEW);
  if (staged.hasUnnamedWords) return null;
  return includesAll(Buffer.from(staged.fingerprints, 'base64'), stored) ? uniform(ALL_KNOWN) : null;
}
