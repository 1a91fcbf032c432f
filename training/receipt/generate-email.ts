import { LAYOUTS, render } from './generated-layout.ts';
import { format, makeSummary } from './generated-summary.ts';
import {
  BOILERPLATE_LINES,
  CHARGE_LINES,
  FOOTERS,
  MERCHANTS,
  NAMES,
  NEUTRAL_SUBJECTS,
  PLANS,
  PRODUCTS,
} from './generated-words.ts';
import { type FineClass, KIND_BANK } from './kind-phrases.ts';
import { languageOf } from './language.ts';
import { Random } from './random.ts';
import { SUMMARY_BANK, type SummaryWords } from './summary-bank.ts';

/** A generated email with its labels. */
export interface GeneratedEmail {
  readonly message: string;
  readonly kind: 'purchase' | 'refund' | 'subscription' | 'shipping' | 'other';
  /** Minor units of the total; null when the email is not a sale. */
  readonly totalMinor: number | null;
  readonly currency: string;
  readonly layout: string;
}

const SALES = new Set<FineClass>(['purchase', 'refund', 'subscription', 'trial']);
const WEIGHTED: readonly FineClass[] = weightedClasses();

function weightedClasses(): FineClass[] {
  const weights: Readonly<Record<FineClass, number>> = {
    purchase: 9,
    refund: 4,
    subscription: 6,
    trial: 2,
    shipping: 4,
    unpaid: 3,
    failed: 1,
    cancelled: 2,
    cart: 1,
    promo: 3,
    statement: 1,
    payroll: 1,
    friends: 1,
    alert: 2,
    quote: 1,
    upcoming: 2,
    income: 1,
    security: 1,
    pending: 2,
    benefits: 1,
  };
  // The keys of a record of classes are classes.
  const names = Object.keys(weights) as FineClass[];
  return names.flatMap((name) => new Array<FineClass>(weights[name]).fill(name));
}

/** Generates the email of a seed; the same seed gives the same email. */
export function generateEmail(seed: number): GeneratedEmail {
  const random = new Random(seed * 7919 + 3);
  const fine = random.pick(WEIGHTED);
  const entry = random.pick(KIND_BANK[fine].trim().replaceAll('\n~ ', ' ~ ').split('\n'));
  const words = SUMMARY_BANK[languageOf(entry)] ?? SUMMARY_BANK.en;
  if (!words) throw new RangeError(entry);
  return compose(random, fine, entry, words, random.pick(LAYOUTS));
}

function compose(
  random: Random,
  fine: FineClass,
  entry: string,
  words: SummaryWords,
  layout: string,
): GeneratedEmail {
  const summary = makeSummary(random, words, fine);
  const merchant = random.pick(MERCHANTS);
  const fill = (text: string) =>
    fillIn(text, random, fine, words, { merchant, totalMinor: summary.totalMinor });
  const terse = TERSE_CHANCES[fine];
  const isTerse = terse !== undefined && random.chance(terse);
  const [spoken = '', ...said] = entry.split(' ~ ').map(fill);
  const subject = isTerse ? fill(random.pick(NEUTRAL_SUBJECTS)) : spoken;
  const sentences = isTerse && fine === 'purchase' ? said.slice(0, random.int(0, 1)) : said;
  const noise = words.noise.split('|').filter(() => random.chance(0.25));
  const hasTable = isTerse || tableChance(fine) > random.next();
  const blocks = makeBlocks(random, fine, words, sentences, fill);
  const footers = FOOTERS.filter(() => random.chance(0.18));
  const mentions = blocks.join(' ').includes(format(summary.totalMinor, words));
  const isTabled = hasTable || (SALES.has(fine) && fine !== 'trial' && !mentions);
  const body = render(layout, subject, blocks, isTabled ? summary : null, [...noise, ...footers], random);
  return {
    message: `${makeHeaders(random, fine, merchant, subject, layout)}\r\n${body}`,
    kind: KIND_OF[fine] ?? 'other',
    totalMinor: totalOf(fine, summary.totalMinor),
    currency: words.currency,
    layout,
  };
}

/** Probability that only the table of an email reveals its kind. */
const TERSE_CHANCES: Readonly<Partial<Record<FineClass, number>>> = { purchase: 0.4, subscription: 0.12 };

const KIND_OF: Readonly<Partial<Record<FineClass, GeneratedEmail['kind']>>> = {
  purchase: 'purchase',
  refund: 'refund',
  subscription: 'subscription',
  trial: 'subscription',
  shipping: 'shipping',
};

function totalOf(fine: FineClass, minor: number): number | null {
  if (fine === 'trial') return 0;
  return SALES.has(fine) ? minor : null;
}

/** Fills names, amounts and dates into the slots of a text. */
function fillIn(
  text: string,
  random: Random,
  fine: FineClass,
  words: SummaryWords,
  { merchant, totalMinor }: { readonly merchant: string; readonly totalMinor: number },
): string {
  return text
    .replaceAll('{m}', merchant)
    .replaceAll('{n}', random.pick(NAMES))
    .replaceAll('{a}', format(totalMinor, words))
    .replaceAll('{b}', format(fine === 'trial' ? 0 : Math.round(totalMinor * 1.6) + 100, words))
    .replaceAll('{o}', `${random.pick(['', 'A', 'OR-', 'W'])}${random.int(10_000, 9_999_999)}`)
    .replaceAll('{i}', random.pick(PRODUCTS))
    .replaceAll('{p}', `${merchant} ${random.pick(PLANS)}`)
    .replaceAll('{mo}', monthName(random, words))
    .replaceAll('{d}', dayText(random, words, 0))
    .replaceAll('{e}', dayText(random, words, random.int(5, 40)));
}

function makeBlocks(
  random: Random,
  fine: FineClass,
  words: SummaryWords,
  sentences: readonly string[],
  fill: (text: string) => string,
): string[] {
  const isPeriodic = fine === 'subscription' && random.chance(0.35);
  const sometimes = (chance: number, bank: readonly string[]) =>
    random.chance(chance) ? [fill(random.pick(bank))] : [];
  return [
    ...sometimes(0.6, words.greeting.split('|')),
    ...sentences.filter(() => random.chance(0.85)),
    ...(fine === 'purchase' ? sometimes(0.4, boilerplateOf(words)) : []),
    ...(fine === 'purchase' || fine === 'subscription' ? sometimes(0.3, CHARGE_LINES) : []),
    ...(isPeriodic ? ['Mar 3, 2026 - Apr 2, 2026'] : []),
  ];
}

function makeHeaders(
  random: Random,
  fine: FineClass,
  merchant: string,
  subject: string,
  layout: string,
): string {
  const day = random.int(1, 28);
  const sender = senderOf(random, fine, merchant);
  const isBulk = fine === 'promo' || random.chance(0.15);
  const headers = [
    `From: ${sender}`,
    `Subject: ${subject}`,
    `Date: ${day} Mar 2026 10:00:00 +0000`,
    ...(isBulk ? ['List-Unsubscribe: <mailto:u@x.example>'] : []),
    `Content-Type: ${layout === 'text' || layout === 'dots' ? 'text/plain' : 'text/html'}; charset=utf-8`,
  ];
  return headers.map((header) => `${header}\r\n`).join('');
}

const BANKS =
  'First Valley Bank|Banque du Sud|Sparkasse Nord|Banco Central|Lakes Credit Union|Nordbank|みずき銀行'.split(
    '|',
  );
const MONEY_APPS = 'Venmo|Zelle|Cash App|Bizum|Swish|MobilePay|Tikkie|Lydia'.split('|');
const PARCELS = 'UPS|DHL|FedEx|DPD|PostNord|InPost|La Poste|GLS|Royal Mail'.split('|');

function senderOf(random: Random, fine: FineClass, merchant: string): string {
  const at = (name: string) => {
    const mailbox = random.pick(['info', 'orders', 'no-reply', 'hello']);
    return `"${name}" <${mailbox}@${name.toLowerCase().replace(/[^a-z0-9]+/g, '') || 'mail'}.com>`;
  };
  if ((fine === 'alert' || fine === 'statement') && random.chance(0.8)) return at(random.pick(BANKS));
  if (fine === 'friends' && random.chance(0.8)) return at(random.pick(MONEY_APPS));
  if (fine === 'shipping' && random.chance(0.25)) return at(random.pick(PARCELS));
  if (fine === 'security' && random.chance(0.4))
    return `"${merchant} Billing" <${random.pick(NAMES).toLowerCase()}${random.int(10, 999)}@gmail.com>`;
  if (fine === 'purchase' && random.chance(0.08)) return `"${merchant} via Stripe" <receipts@stripe.com>`;
  return at(merchant);
}

function tableChance(fine: FineClass): number {
  if (fine === 'purchase') return 0.85;
  if (fine === 'refund') return 0.4;
  if (fine === 'subscription') return 0.6;
  if (fine === 'shipping') return 0.35;
  if (fine === 'cancelled' || fine === 'cart' || fine === 'failed') return 0.5;
  return fine === 'unpaid' || fine === 'quote' ? 0.6 : 0.04;
}

function boilerplateOf(words: SummaryWords): string[] {
  return (BOILERPLATE_LINES[words.currency] ?? BOILERPLATE_LINES.USD ?? '').split('|');
}

function monthName(random: Random, words: SummaryWords): string {
  const names: Readonly<Record<string, string>> = {
    EUR: 'März|avril|mayo|marzo|oktober|Januar|février',
    PLN: 'marzec|kwiecień',
    SEK: 'mars|april',
    JPY: '3月|4月|10月',
    BRL: 'março|abril',
  };
  return random.pick((names[words.currency] ?? 'January|March|April|June|October').split('|'));
}

function dayText(random: Random, words: SummaryWords, ahead: number): string {
  const day = 1 + ((random.int(1, 20) + ahead) % 28);
  const month = ahead > 0 ? 4 : 3;
  if (words.currency === 'JPY') return `2026年${month}月${day}日`;
  if (words.currency === 'USD') return `${month === 3 ? 'March' : 'April'} ${day}, 2026`;
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.2026`;
}
