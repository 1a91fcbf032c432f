import { learnCardAccounts } from './card-accounts.ts';
import { decideMatches } from './decide-matches.ts';
import { findEdges } from './edges/find-edges.ts';
import { cardUse } from './edges/pair-edges.ts';
import type { MatchInput, Matching } from './match-types.ts';
import { prepareInput } from './prepared-input.ts';
import { indexTransactions } from './transaction-index.ts';

/**
 * Matches receipts to the bank transactions they explain. Pure and deterministic; the same input gives the same output.
 *
 * Purchases only meet outflows, refunds only inflows; transactions that merely move money are never matched; refused
 * pairs never return. At most one `auto` match for each receipt and each transaction; else suggestions, surest first.
 * Allocated amounts are positive, in the transaction's currency. `docs/matching.md` is the written rule.
 */
export function matchReceipts(input: MatchInput): Matching {
  const bare = prepareInput(input);
  const index = indexTransactions(bare.transactions);
  const uses = bare.receipts.flatMap((receipt) => cardUse(receipt, bare, index) ?? []);
  const cardAccounts = learnCardAccounts(uses);
  return { matches: decideMatches(findEdges({ ...bare, cardAccounts }, index)), cardAccounts };
}
