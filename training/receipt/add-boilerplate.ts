import { BOILERPLATE_BANK, type BoilerplateBank } from './boilerplate-bank.ts';
import type { LabeledEmail } from './labeled-email.ts';
import { languageOf } from './language.ts';
import { Random } from './random.ts';

const TOP_CHANCE = 0.35;
const HELP_CHANCE = 0.22;
const OFFER_CHANCE = 0.16;
const TERMS_CHANCE = 0.25;
const MORE_CHANCE = 0.15;
const PRODUCTS = [
  'Linen apron',
  'Travel mug',
  'Desk organiser',
  'Scented candle',
  'Wireless mouse',
  'Yoga mat',
];

/** Surrounds an email with boilerplate that senders typically add; the same seed gives the same email. */
export function withBoilerplate(mail: LabeledEmail, seed: number): LabeledEmail {
  const random = new Random(seed * 6151 + 11);
  const text = mail.body.join(' ');
  const language = languageOf(text);
  const isOtherScript = language === 'ja' && !/[\u3040-\u30ff]/.test(text);
  const bank = isOtherScript ? undefined : (BOILERPLATE_BANK[language] ?? BOILERPLATE_BANK.en);
  if (!bank || mail.options.get('attach') === 'message') return mail;
  const money = (text: string) => text.replaceAll('{a}', smallAmount(random, mail.labels.currency));
  const some = (lines: string, chance: number) =>
    linesOf(lines)
      .filter(() => random.chance(chance))
      .map(money);
  const top = random.chance(TOP_CHANCE) ? [random.pick(linesOf(bank.top))] : [];
  const below = [
    ...some(bank.help, HELP_CHANCE),
    ...some(bank.offers, OFFER_CHANCE),
    ...(random.chance(MORE_CHANCE) ? recommendedProducts(random, bank, mail.labels.currency) : []),
    ...some(bank.terms, TERMS_CHANCE),
  ];
  const isRaw = mail.options.get('style') === 'raw';
  const shape = (lines: readonly string[]) => (isRaw ? lines.map((line) => `<p>${line}</p>`) : lines);
  return { ...mail, body: [...shape(top), ...mail.body, ...shape(['', ...below])] };
}

/** `|` without blanks separates lines; with blanks it is part of a line. */
function linesOf(text: string): string[] {
  return text.split(/(?<! )\|(?! )/);
}

function recommendedProducts(random: Random, bank: BoilerplateBank, currency: string | null): string[] {
  const row = () => `| ${random.pick(PRODUCTS)} | ${smallAmount(random, currency)}`;
  return [random.pick(linesOf(bank.more)), row(), row(), row()];
}

function smallAmount(random: Random, currency: string | null): string {
  const whole = random.int(5, 30);
  if (currency === 'EUR') return `${whole},00 €`;
  if (currency === 'GBP') return `£${whole}`;
  if (currency === 'JPY') return `${whole * 100}円`;
  if (currency === null || /^(?:USD|CAD|AUD|NZD|SGD|MXN|HKD)$/.test(currency)) return `$${whole}.00`;
  return `${whole * 10} ${currency}`;
}
