import type { Chain } from './find-chain.ts';
import type { MerchantNature } from './merchant-nature.ts';
import { isPriced, type PriceHistory } from './price-changes.ts';
import { refineClass } from './refine-class.ts';
import type { StreamClass } from './stream-types.ts';

/** Prices above this (minor units of a two-decimal currency) are rent rather than a service. */
const SERVICE_MAX = 40_000;

/** Monthly charges of one price after which even a coffee roaster's is a plan and no habit. */
const PLAN_FROM = 6;

/**
 * What a stream is, from its direction, its merchant's words and category, and how its amounts behave.
 * `category` is null where nothing is known.
 */
export function classifyStream(
  chain: Chain,
  direction: 'inflow' | 'outflow',
  nature: MerchantNature,
  prices: PriceHistory,
  category: string | null,
): StreamClass {
  if (direction === 'inflow') return nature.isTransfer && !nature.isIncome ? 'transfer' : 'income';
  const isPrice = isPriced(chain.charges, prices);
  return classOfNature(chain, nature, isPrice) ?? classOfAmounts(chain, category, isPrice);
}

/** What the merchant's words say, null where they say nothing. */
function classOfNature(chain: Chain, nature: MerchantNature, isPrice: boolean): StreamClass | null {
  if (nature.isLoan && !nature.isService) return 'loan';
  if (nature.isBill && !(nature.isService && isPrice)) return 'bill';
  if (nature.isService) return 'subscription';
  if (nature.isPeer) return 'bill';
  if (nature.isTransfer) return 'transfer';
  if (nature.isHabit) return isPrice && isPlan(chain) ? 'subscription' : 'habit';
  return null;
}

/** What the category says, else how much is paid, how often, and whether it is a price. */
function classOfAmounts(chain: Chain, category: string | null, isPrice: boolean): StreamClass {
  const { period, frequency } = chain.cadence;
  const known = category === null ? 'subscription' : refineClass('subscription', [category], frequency);
  if (known === 'bill' || known === 'loan') return known;
  if (!isPrice && !isMedia(category)) return period < 28 ? 'habit' : 'bill';
  const last = chain.charges.at(-1)?.amount ?? 0;
  return last > SERVICE_MAX && period < 100 ? 'bill' : 'subscription';
}

/** Hardly a gap over months: nobody keeps such a rhythm by hand. */
function isPlan(chain: Chain): boolean {
  const skipped = chain.cycles.filter((cycle) => cycle > 1).length;
  return (
    chain.cadence.months > 0 && chain.charges.length >= PLAN_FROM && skipped <= chain.charges.length * 0.1
  );
}

/** Media bill abroad: their amounts move with the rate and stay a plan's. */
function isMedia(category: string | null): boolean {
  return category !== null && /^ENTERTAINMENT_(?:TV|MUSIC|VIDEO_GAMES)|NEWSPAPER|MAGAZINES/.test(category);
}
