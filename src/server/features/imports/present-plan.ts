import { setImmediate } from 'node:timers/promises';
import type { CorrectionResult } from '#domain/ledger/ingest/correct-transactions.ts';
import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';
import type { ImportVerdict } from '#domain/ledger/ingest/plan-import.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import {
  CHUNK_SIZE,
  readChunk,
  type StagedAccount,
  type StagedTransaction,
} from '../../lib/staged-transactions.ts';
import type { Preview } from './stored-import.ts';

const SHOWN_TRANSACTIONS = 200;
/** Describing the first transactions is slow, until the code is compiled. */
const PRESENTED_AT_ONCE = 5;

type ShownAccount = Preview['accounts'][number];
type ShownTransaction = ShownAccount['transactions'][number];

/** The preview of one account: verdict and reason for each shown transaction, and counts over all transactions. */
export async function presentPlan(
  staged: StagedAccount,
  { verdicts, deletions }: CorrectionResult,
  target: { id: string | null; name: string },
): Promise<ShownAccount> {
  const counts = { new: 0, duplicate: 0, possibleMatch: 0, update: deletions.length };
  const withdrawn: ShownTransaction[] = deletions
    .slice(0, SHOWN_TRANSACTIONS / 4)
    .map(({ transaction, reason }) => ({
      line: null,
      postedOn: transaction.postedOn,
      description: transaction.originalDescription,
      amountMinor: transaction.amountMinor,
      currency: transaction.currency,
      verdict: 'update',
      reason,
    }));
  const seen = { new: 0, duplicate: 0, possible_match: 0, update: 0 };
  const shown = new Set<number>();
  for (const [index, decided] of verdicts.entries()) {
    const verdict = verdictLabel(decided);
    counts[verdict === 'possible_match' ? 'possibleMatch' : verdict] += 1;
    seen[verdict] += 1;
    if (
      seen[verdict] <= SHOWN_TRANSACTIONS / 4 ||
      (withdrawn.length + shown.size < SHOWN_TRANSACTIONS && verdicts.length <= SHOWN_TRANSACTIONS)
    )
      shown.add(index);
  }
  return {
    index: staged.index,
    hint: staged.mask ?? staged.statedName ?? '',
    currency: staged.currency,
    accountType: staged.accountType,
    target,
    counts,
    netMinor: staged.netMinor,
    from: staged.span?.from ?? null,
    to: staged.span?.to ?? null,
    transactions: [...withdrawn, ...(await presentTransactions(staged, verdicts, shown))].slice(
      0,
      SHOWN_TRANSACTIONS,
    ),
  };
}

/** The shown transactions with their verdicts; other chunks are never unpacked. Other requests run in between. */
async function presentTransactions(
  staged: StagedAccount,
  verdicts: readonly ImportVerdict[],
  shown: ReadonlySet<number>,
): Promise<ShownTransaction[]> {
  const presented: ShownTransaction[] = [];
  for (const chunk of new Set([...shown].map((index) => Math.floor(index / CHUNK_SIZE)))) {
    for (const [place, transaction] of readChunk(staged, chunk).entries()) {
      const index = chunk * CHUNK_SIZE + place;
      const verdict = verdicts[index];
      if (!verdict || !shown.has(index)) continue;
      if (presented.length % PRESENTED_AT_ONCE === 0) await setImmediate();
      presented.push(presentImportedTransaction(transaction, verdict));
    }
  }
  return presented;
}

function presentImportedTransaction(
  transaction: StagedTransaction,
  verdict: ImportVerdict,
): ShownTransaction {
  const { line, postedOn, originalDescription, amountMinor, currency, ownCategory, note } = transaction;
  const isNew = verdict.kind === 'add';
  return {
    line,
    postedOn,
    description:
      isNew || verdict.kind === 'update' ? describeTransaction(transaction).description : originalDescription,
    amountMinor,
    currency,
    categoryName: isNew && ownCategory !== null ? userMessage('categoryName', ownCategory) : null,
    note: isNew ? note : '',
    verdict: verdictLabel(verdict),
    reason: verdict.reason,
  };
}

function verdictLabel(verdict: ImportVerdict): ShownTransaction['verdict'] {
  if (verdict.kind === 'add') return verdict.doubt === null ? 'new' : 'possible_match';
  return verdict.kind === 'update' ? 'update' : 'duplicate';
}
