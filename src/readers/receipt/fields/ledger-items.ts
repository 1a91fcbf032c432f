import type { AmountCandidate } from '../candidates/amounts/roles.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import { findLedgerRows, isPriceInLedger } from './ledger-rows.ts';
import type { TotalCandidate } from './rank-totals.ts';

interface LedgerSource {
  readonly amounts: readonly AmountCandidate[];
  readonly items: readonly ItemCandidate[];
  readonly uncertainItems: readonly ItemCandidate[];
}

/** The amount charged now, of several. */
const CHARGED_NOW = 4;

/** The items among the rows that add up to the total, if each of its prices is one; otherwise null. */
export function ledgerItems(
  { amounts, items, uncertainItems }: LedgerSource,
  total: TotalCandidate | null,
): ItemCandidate[] | null {
  if (!total || (total.balance && total.found.reading.strength < CHARGED_NOW)) return null;
  const prices = new Set(
    findLedgerRows(total.found, amounts)
      .filter(isPriceInLedger)
      .map(({ amount }) => amount),
  );
  const rows = [...items, ...uncertainItems].filter(({ amount }) => prices.has(amount));
  return prices.size > 0 && rows.length === prices.size ? rows.sort((a, b) => a.line - b.line) : null;
}
