import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classifyItem } from '#domain/receipts/health/classify-item.ts';
import { HEALTH_CLASSES } from '#domain/receipts/health/item-class.ts';

interface Labelled {
  readonly name: string;
  readonly merchant: string | null;
  /** The department above the line. */
  readonly heading: string | null;
  readonly class: string;
  readonly isHealth: boolean;
  readonly eligibility: string;
}

const LETTER: Readonly<Record<string, string>> = {
  E: 'eligible',
  L: 'needs_letter',
  N: 'not_eligible',
  U: 'unknown',
};
const NEEDS_LETTER = new Set(['massage_spa', 'air_sleep']);
const NOT_ELIGIBLE = new Set(
  'oral_hygiene baby_general insurance_premium vitamins fitness nutrition cosmetics_personal veterinary none'.split(
    ' ',
  ),
);
const NOT_HEALTH = new Set(['none', 'baby_general', 'cosmetics_personal', 'veterinary']);

function usual(itemClass: string): string {
  if (NEEDS_LETTER.has(itemClass)) return 'needs_letter';
  return NOT_ELIGIBLE.has(itemClass) ? 'not_eligible' : 'eligible';
}

const LISTS = [
  'items.txt',
  'everyday-receipts.txt',
  'other-domains.txt',
  'traps.txt',
  'everyday-later.txt',
  'many-languages.txt',
  'counters-and-practices.txt',
  'trades-and-shops.txt',
  'drugstores-and-traps.txt',
  'registers-bars-and-cosmetics.txt',
  'baskets-and-gift-shops.txt',
  'ordinary-baskets.txt',
  'departments-and-practices.txt',
  'weekly-shops-and-visits.txt',
  'drugstores-clubs-and-clinics.txt',
  'shelves-and-front-desks.txt',
  'baskets-and-visits.txt',
  'counters-carts-and-offices.txt',
  'chains-and-specialists.txt',
  'registers-invoices-and-orders.txt',
  'pharmacies-abroad-and-bills.txt',
  'registers-of-seven-countries.txt',
  'regional-chains-and-drugstores.txt',
  'chains-titles-and-counters.txt',
  'registers-orders-and-visits.txt',
  'registers-carts-and-visits.txt',
  'registers-shelves-and-traps.txt',
  'shelves-practices-and-carts.txt',
  'registers-titles-and-offices.txt',
];

function load(list: string): Labelled[] {
  const out: Labelled[] = [];
  let section = '';
  for (const line of readFileSync(new URL(`./${list}`, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) section = line.slice(2).trim();
    else if (line.trim() !== '') {
      const [name = '', stated = '', letter = '', merchant = '', heading = ''] = line
        .split('¦')
        .map((part) => part.trim());
      const itemClass = stated === '' ? section : stated;
      out.push({
        name,
        merchant: merchant === '' ? null : merchant,
        heading: heading === '' ? null : heading,
        class: itemClass,
        isHealth: !NOT_HEALTH.has(itemClass),
        eligibility: LETTER[letter] ?? usual(itemClass),
      });
    }
  }
  return out;
}

const labelled = LISTS.flatMap(load);
const read = labelled.map((entry) => ({
  ...entry,
  got: classifyItem(entry.name, entry.merchant, entry.heading),
}));

describe('labeled receipt lines', () => {
  it('cover every class and are enough for the measurement', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(500);
    const seen = new Set(labelled.map((entry) => entry.class));
    expect(HEALTH_CLASSES.filter((id) => !seen.has(id))).toEqual([]);
  });

  it('get the correct class in at least 97 of 100', () => {
    const wrong = read.filter((entry) => entry.got.class !== entry.class);
    expect(wrong.length / read.length).toBeLessThanOrEqual(0.03);
  });

  it('are recognized as health with precision and recall of at least 98 of 100', () => {
    const both = read.filter((entry) => entry.isHealth && entry.got.isHealth).length;
    expect(both / read.filter((entry) => entry.got.isHealth).length).toBeGreaterThanOrEqual(0.98);
    expect(both / read.filter((entry) => entry.isHealth).length).toBeGreaterThanOrEqual(0.98);
  });

  it('get the correct eligibility in at least 97 of 100', () => {
    const wrong = read.filter((entry) => entry.got.hsaEligibility !== entry.eligibility);
    expect(wrong.length / read.length).toBeLessThanOrEqual(0.03);
  });

  it('are eligible if so classified, in at least 99 of 100', () => {
    const called = read.filter((entry) => entry.got.hsaEligibility === 'eligible');
    const right = called.filter((entry) => entry.eligibility === 'eligible').length;
    expect(right / called.length).toBeGreaterThanOrEqual(0.99);
    expect(right / read.filter((entry) => entry.eligibility === 'eligible').length).toBeGreaterThanOrEqual(
      0.98,
    );
  });
});
