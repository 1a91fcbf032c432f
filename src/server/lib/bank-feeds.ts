import type { BankFeed } from '#ports/bank-data-provider.ts';
import type { Services } from './services.ts';

/** What reads the transactions of a provider's connections; null where that provider is not configured. */
export function feedOf(services: Pick<Services, 'bank' | 'simplefin'>, provider: string): BankFeed | null {
  return [services.bank, services.simplefin].find((feed) => feed?.name === provider) ?? null;
}
