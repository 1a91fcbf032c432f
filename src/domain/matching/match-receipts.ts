import { learnCardAccounts } from './card-accounts.ts';
import { decideMatches } from './decide-matches.ts';
import { findEdges } from './edges/find-edges.ts';
import { findCardUse } from './edges/pair-edges.ts';
import type { MatchInput, Matching } from './match-types.ts';
import { prepareInput } from './prepared-input.ts';
import { indexTransactions } from './transaction-index.ts';

/**
 * Matches receipts to the bank transactions they explain. Pure and deterministic.
 *
 * Purchases match outflows only, refunds match inflows only. Transfers and other money movements are never matched, and
 * declined pairs never return. Each receipt and each transaction gets at most one `auto` match; otherwise suggestions,
 * most confident first. Allocated amounts are positive, in the transaction's currency. Rules: `docs/matching.md`.
 */
export function matchReceipts(input: MatchInput): Matching {
  const bare = prepareInput(input);
  const index = indexTransactions(bare.transactions);
  const uses = bare.receipts.flatMap((receipt) => findCardUse(receipt, bare, index) ?? []);
  const cardAccounts = learnCardAccounts(uses);
  return { matches: decideMatches(findEdges({ ...bare, cardAccounts }, index)), cardAccounts };
}
