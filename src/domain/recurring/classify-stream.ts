import type { Chain } from './find-chain.ts';
import type { MerchantTraits } from './merchant-traits.ts';
import { hasFixedPrice, type PriceHistory } from './price-changes.ts';
import { refineClass } from './refine-class.ts';
import type { StreamClass } from './stream-types.ts';

/** Prices above this (minor units of a two-decimal currency) are rent rather than a service. */
const SERVICE_MAX = 40_000;

/** Number of monthly charges of one price after which even a coffee roaster's is a plan and not a habit. */
const PLAN_FROM = 6;

/** Classifies a stream by direction, merchant traits, category and amounts. `category` is null if unknown. */
export function classifyStream(
  chain: Chain,
  direction: 'inflow' | 'outflow',
  nature: MerchantTraits,
  prices: PriceHistory,
  category: string | null,
): StreamClass {
  if (direction === 'inflow') return nature.isTransfer && !nature.isIncome ? 'transfer' : 'income';
  const isPrice = hasFixedPrice(chain.charges, prices);
  return classOfNature(chain, nature, isPrice) ?? classOfAmounts(chain, category, isPrice);
}

/** The class suggested by the merchant's traits; null if they suggest none. */
function classOfNature(chain: Chain, nature: MerchantTraits, isPrice: boolean): StreamClass | null {
  if (nature.isLoan && !nature.isService) return 'loan';
  if (nature.isBill && !(nature.isService && isPrice)) return 'bill';
  if (nature.isService) return 'subscription';
  if (nature.isPeer) return 'bill';
  if (nature.isTransfer) return 'transfer';
  if (nature.isHabit) return isPrice && isPlan(chain) ? 'subscription' : 'habit';
  return null;
}

/** The class by category, else by amount, frequency and whether it is a fixed price. */
function classOfAmounts(chain: Chain, category: string | null, isPrice: boolean): StreamClass {
  const { period, frequency } = chain.cadence;
  const known = category === null ? 'subscription' : refineClass('subscription', [category], frequency);
  if (known === 'bill' || known === 'loan') return known;
  if (!isPrice && !isMedia(category)) return period < 28 ? 'habit' : 'bill';
  const last = chain.charges.at(-1)?.amount ?? 0;
  return last > SERVICE_MAX && period < 100 ? 'bill' : 'subscription';
}

/** True if almost no cycle is missing over months: nobody keeps such a rhythm by hand. */
function isPlan(chain: Chain): boolean {
  const skipped = chain.cycles.filter((cycle) => cycle > 1).length;
  return (
    chain.cadence.months > 0 && chain.charges.length >= PLAN_FROM && skipped <= chain.charges.length * 0.1
  );
}

/** Media subscriptions billed in a foreign currency: their amounts vary with the exchange rate. */
function isMedia(category: string | null): boolean {
  return category !== null && /^ENTERTAINMENT_(?:TV|MUSIC|VIDEO_GAMES)|NEWSPAPER|MAGAZINES/.test(category);
}
