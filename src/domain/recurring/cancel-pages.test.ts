import { describe, expect, it } from 'vitest';
import { findBrandByName } from '../categorization/brand-table.ts';
import { canonicalMerchant } from '../categorization/canonical-merchant.ts';
import { findCancelUrl } from './cancel-pages.ts';
import { CANCEL_PAGES } from './cancel-pages-data.ts';

const lines = CANCEL_PAGES.split('\n').map((line) => {
  const [names = '', address = ''] = line.split('|');
  return { names: names.split(', '), address };
});
/** Services whose accounts are at another domain of the same company. */
const OTHER_DOMAINS: Readonly<Record<string, string>> = {
  ...{ Amazon: 'amazon.com', Anthropic: 'claude.ai', NordVPN: 'nordaccount.com', OpenAI: 'chatgpt.com' },
  Xbox: 'microsoft.com',
};
const domainOf = (host: string): string => host.split('.').slice(-2).join('.');

describe('the page where a service lets its customers cancel', () => {
  it.each([
    ['Netflix', 'https://www.netflix.com/cancelplan'],
    ['NETFLIX.COM', 'https://www.netflix.com/cancelplan'],
    ['Disney Plus', 'https://www.disneyplus.com/account'],
    ['New York Times', 'https://www.nytimes.com/account'],
    ['Laurel Gym', null],
    ['', null],
  ])('of %s', (merchant, url) => {
    expect(findCancelUrl(merchant)).toBe(url);
  });

  it('is found by the canonical name of every merchant in the table', () => {
    expect(lines.length).toBeGreaterThan(60);
    for (const { names, address } of lines)
      for (const name of names) {
        expect(canonicalMerchant(name)).toBe(name);
        expect(findCancelUrl(name)).toBe(address);
      }
  });

  it('is encrypted and at the service’s own domain', () => {
    for (const { names, address } of lines)
      for (const name of names) {
        const { protocol, hostname } = new URL(address);
        expect(protocol).toBe('https:');
        const website = OTHER_DOMAINS[name] ?? findBrandByName(name)?.website;
        if (website) expect(domainOf(hostname), name).toBe(domainOf(website));
      }
  });
});
