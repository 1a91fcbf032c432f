import type { UserDb } from '#db/pool.ts';
import { areAmong, listFingerprints } from '#db/repositories/transactions/fingerprints.ts';
import { ALL_KNOWN, ALL_NEW, type ImportVerdict } from '#domain/ledger/ingest/plan-import.ts';
import type { StagedAccount } from '../../lib/staged-transactions.ts';
import { windowOf } from './judge-account.ts';

/**
 * The verdicts where all are alike and nothing needs to be compared: the account holds nothing around the days of the
 * file, or has each of its transactions word for word. Null where they need to be.
 */
export async function judgeAlike(
  db: UserDb,
  staged: StagedAccount,
  accountId: string | null,
): Promise<ImportVerdict[] | null> {
  const span = windowOf(staged);
  if (!span) return [];
  const held = accountId === null ? null : await listFingerprints(db, accountId, span.from, span.to);
  const all = (verdict: ImportVerdict) => Array.from({ length: staged.transactionCount }, () => verdict);
  if (held === null || held.length === 0) return staged.hasRepeatedIds ? null : all(ALL_NEW);
  if (staged.hasUnnamedWords) return null;
  return areAmong(Buffer.from(staged.fingerprints, 'base64'), held) ? all(ALL_KNOWN) : null;
}
