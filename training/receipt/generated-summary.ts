import { NOTHING_DUE, PLANS, PRODUCTS, STILL_DUE, TENDERS } from './generated-words.ts';
import type { FineClass } from './kind-phrases.ts';
import type { Random } from './random.ts';
import type { SummaryWords } from './summary-bank.ts';

/** The items and sums of a generated email. */
export interface Summary {
  readonly rows: readonly (readonly [string, string])[];
  readonly items: readonly (readonly [string, string])[];
  readonly totalMinor: number;
}

/** Generates items, fees and the total that they add up to. */
export function makeSummary(random: Random, words: SummaryWords, fine: FineClass): Summary {
  const items = makeItems(random, words, fine);
  const sum = items.reduce((total, { minor }) => total + minor, 0);
  const rows: [string, string][] = [];
  const label = (bank: string) => pickLabel(random, bank);
  if (random.chance(0.6)) rows.push([label(words.subtotal), format(sum, words)]);
  // Yen have no minor unit, and prices in yen end in zero.
  const step = words.currency === 'JPY' ? 10 : 1;
  let total = sum;
  const add = (bank: string, p: number, share: number, sign: 1 | -1) => {
    if (!random.chance(p)) return;
    const minor = Math.max(1, Math.round((sum * share * (0.5 + random.next())) / step) * step);
    total += sign * minor;
    rows.push([label(bank), `${sign < 0 ? '-' : ''}${format(minor, words)}`]);
  };
  const chances = SIMPLE.has(fine) ? SIMPLE_CHANCES : CHANCES;
  add(words.discount, chances.discount, 0.1, -1);
  add(words.shipping, chances.shipping, 0.12, 1);
  add(words.fee, chances.fee, 0.05, 1);
  add(words.tax, words.isCommaDecimal ? 0 : 0.5, 0.08, 1);
  add(words.tip, chances.tip, 0.15, 1);
  const isDue = fine === 'unpaid' && random.chance(0.6);
  rows.push([isDue ? random.pick(STILL_DUE) : label(words.total), format(total, words)]);
  if (fine === 'purchase' || fine === 'subscription') {
    if (random.chance(0.4)) rows.push([random.pick(TENDERS), format(total, words)]);
    if (random.chance(0.12)) rows.push([random.pick(NOTHING_DUE), format(0, words)]);
  }
  if (words.isCommaDecimal && random.chance(0.5))
    rows.push([label(words.tax), format(Math.round(total * 0.16), words)]);
  return { rows, items: items.map(({ name, minor }) => [name, format(minor, words)]), totalMinor: total };
}

/** Emails about one item with hardly any additional fees. */
const SIMPLE: ReadonlySet<FineClass> = new Set(['subscription', 'refund', 'trial']);
const SIMPLE_CHANCES = { discount: 0.1, shipping: 0, fee: 0, tip: 0 };
const CHANCES = { discount: 0.25, shipping: 0.5, fee: 0.15, tip: 0.12 };

function makeItems(random: Random, words: SummaryWords, fine: FineClass) {
  const count = fine === 'subscription' || fine === 'refund' ? 1 : random.int(1, 5);
  return Array.from({ length: count }, () => {
    const minor = words.currency === 'JPY' ? random.int(10, 900) * 10 : random.int(199, 14_999);
    const thing = fine === 'subscription' ? `${random.pick(PLANS)} plan` : random.pick(PRODUCTS);
    return { name: random.chance(0.3) ? `1 x ${thing}` : thing, minor };
  });
}

function pickLabel(random: Random, bank: string): string {
  return random.pick(bank.split(/ # |\|/)).trim();
}

/** Formats minor units in the style of the language. */
export function format(minor: number, words: SummaryWords): string {
  if (words.currency === 'JPY') return words.money(minor.toLocaleString('en-US'));
  const [whole = '', fraction = ''] = (minor / 100).toFixed(2).split('.');
  const grouped = Number(whole).toLocaleString('en-US');
  return words.money(
    words.isCommaDecimal ? `${grouped.replaceAll(',', '.')},${fraction}` : `${grouped}.${fraction}`,
  );
}
