import type { Chain } from './find-chain.ts';
import type { MerchantNature } from './merchant-nature.ts';
import { isPriced, type PriceHistory } from './price-changes.ts';
import type { StreamClass } from './stream-types.ts';

/** Prices above this (minor units of a two-decimal currency) are rent rather than a service. */
const SERVICE_MAX = 40_000;

/** What a stream is, from its direction, its merchant's words and how its amounts behave. */
export function classifyStream(
  chain: Chain,
  direction: 'inflow' | 'outflow',
  nature: MerchantNature,
  prices: PriceHistory,
): StreamClass {
  if (direction === 'inflow') return nature.isTransfer && !nature.isIncome ? 'transfer' : 'income';
  if (nature.isLoan && !nature.isService) return 'loan';
  if (nature.isBill && !(nature.isService && isPriced(chain.charges, prices))) return 'bill';
  if (nature.isService) return 'subscription';
  if (nature.isPeer) return 'bill';
  if (nature.isTransfer) return 'transfer';
  if (nature.isHabit) return 'habit';
  if (!isPriced(chain.charges, prices)) return chain.cadence.period < 28 ? 'habit' : 'bill';
  const last = chain.charges.at(-1)?.amount ?? 0;
  return last > SERVICE_MAX && chain.cadence.period < 100 ? 'bill' : 'subscription';
}
