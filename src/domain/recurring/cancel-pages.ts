import { canonicalMerchant } from '../categorization/canonical-merchant.ts';
import { CANCEL_PAGES } from './cancel-pages-data.ts';

const pages: ReadonlyMap<string, string> = new Map(
  CANCEL_PAGES.split('\n').flatMap((line) => {
    const [names = '', address = ''] = line.split('|');
    return names.split(', ').map((name) => [name, address] as const);
  }),
);

/**
 * The page where a service lets its customers cancel; null for an unknown service. The addresses come from our own
 * table, never from an email, because anyone can send an email with a link.
 */
export function findCancelUrl(merchant: string): string | null {
  return pages.get(canonicalMerchant(merchant)) ?? null;
}
