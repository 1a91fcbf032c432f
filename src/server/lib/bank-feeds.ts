import type { BankFeed } from '#ports/bank-data-provider.ts';
import type { Services } from './services.ts';

/** The transaction feed of each provider; null if the provider is not configured. */
export function feedOf(services: Pick<Services, 'bank' | 'simplefin'>, provider: string): BankFeed | null {
  return [services.bank, services.simplefin].find((feed) => feed?.name === provider) ?? null;
}
