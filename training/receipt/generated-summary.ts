import { NOTHING_DUE, PLANS, STILL_DUE, TENDERS, THINGS } from './generated-words.ts';
import type { FineClass } from './kind-bank.ts';
import type { Random } from './random.ts';
import type { SummaryWords } from './summary-bank.ts';

/** The things and the sums of a made email. */
export interface Summary {
  readonly rows: readonly (readonly [string, string])[];
  readonly items: readonly (readonly [string, string])[];
  readonly totalMinor: number;
}

/** Makes things, sums and a total that they add up to. */
export function makeSummary(random: Random, words: SummaryWords, fine: FineClass): Summary {
  const unit = words.currency === 'JPY' ? 1 : 100;
  const price = () => (unit === 1 ? random.int(10, 900) * 10 : random.int(199, 14_999));
  const count = fine === 'subscription' || fine === 'refund' ? 1 : random.int(1, 5);
  const items: [string, string][] = [];
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const minor = price();
    sum += minor;
    const name = fine === 'subscription' ? `${random.pick(PLANS)} plan` : random.pick(THINGS);
    items.push([random.chance(0.3) ? `1 x ${name}` : name, format(minor, words)]);
  }
  const rows: [string, string][] = [];
  const label = (bank: string) => pickLabel(random, bank);
  if (random.chance(0.6)) rows.push([label(words.subtotal), format(sum, words)]);
  let total = sum;
  const add = (bank: string, p: number, share: number, sign: 1 | -1) => {
    if (!random.chance(p)) return;
    const minor = Math.max(
      1,
      Math.round((sum * share * (0.5 + random.next())) / (unit === 1 ? 10 : 1)) * (unit === 1 ? 10 : 1),
    );
    total += sign * minor;
    rows.push([label(bank), `${sign < 0 ? '-' : ''}${format(minor, words)}`]);
  };
  const isSimple = fine === 'subscription' || fine === 'refund' || fine === 'trial';
  add(words.discount, isSimple ? 0.1 : 0.25, 0.1, -1);
  add(words.shipping, isSimple ? 0 : 0.5, 0.12, 1);
  add(words.fee, isSimple ? 0 : 0.15, 0.05, 1);
  add(words.tax, words.isCommaDecimal ? 0 : 0.5, 0.08, 1);
  add(words.tip, isSimple ? 0 : 0.12, 0.15, 1);
  const isOwed = fine === 'unpaid' && random.chance(0.6);
  rows.push([isOwed ? random.pick(STILL_DUE) : label(words.total), format(total, words)]);
  const isSale = fine === 'purchase' || fine === 'subscription';
  if (isSale && random.chance(0.4)) rows.push([random.pick(TENDERS), format(total, words)]);
  if (isSale && random.chance(0.12)) rows.push([random.pick(NOTHING_DUE), format(0, words)]);
  if (words.isCommaDecimal && random.chance(0.5))
    rows.push([label(words.tax), format(Math.round(total * 0.16), words)]);
  return { rows, items, totalMinor: total };
}

function pickLabel(random: Random, bank: string): string {
  return random.pick(bank.split(/ # |\|/)).trim();
}

/** Minor units as the language of the words writes them. */
export function format(minor: number, words: SummaryWords): string {
  if (words.currency === 'JPY') return words.money(minor.toLocaleString('en-US'));
  const [whole = '', fraction = ''] = (minor / 100).toFixed(2).split('.');
  const grouped = Number(whole).toLocaleString('en-US');
  return words.money(
    words.isCommaDecimal ? `${grouped.replaceAll(',', '.')},${fraction}` : `${grouped}.${fraction}`,
  );
}
