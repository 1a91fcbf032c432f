import { FIRST_SIGHT, type FirstSight, type Share } from './first-sight.ts';
import { languageOf } from './language.ts';
import { calibrationError, type JudgedMail, kindScores, reviewScores } from './measures.ts';

const FIELDS = [
  'kind',
  'merchant',
  'orderId',
  'purchasedOn',
  'currency',
  'total',
  'tax',
  'shipping',
  'discount',
  'tip',
  'cardLast4',
  'nextRenewalOn',
  'trialEndsOn',
  'items',
] as const;
const KINDS = ['purchase', 'refund', 'subscription', 'shipping', 'other'] as const;
const Z = 1.96;

/** A 95 % interval of a share by Wilson's score, in percent. */
export function wilson(right: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 100];
  const p = right / of;
  const centre = p + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2));
  const scale = 1 + Z ** 2 / of;
  return [Math.max(0, (100 * (centre - spread)) / scale), Math.min(100, (100 * (centre + spread)) / scale)];
}

/** What the page is made of. */
export interface Measured {
  readonly judged: readonly JudgedMail[];
  readonly baselines: readonly { readonly name: string; readonly share: Share }[];
  readonly itemClasses: Share;
  readonly descriptors: Share;
  readonly speed: readonly { readonly name: string; readonly value: string }[];
}

/** The page `docs/quality.md`. */
export function qualityPage(measured: Measured): string {
  return [
    '# How well the readers read',
    '',
    'Written by `npm run eval`. Shares are in percent with a 95 % interval (Wilson). What the words mean, and how the reader works, stands in [reader.md](reader.md).',
    '',
    ...firstSight(),
    ...golden(measured),
    ...languages(measured.judged),
    ...rest(measured),
    '',
  ].join('\n');
}

function row([right, of]: Share): string {
  const [low, high] = wilson(right, of);
  const share = of === 0 ? '-' : ((100 * right) / of).toFixed(1);
  return `${share} | ${low.toFixed(1)}–${high.toFixed(1)} | ${of}`;
}

function sum(pick: (batch: FirstSight) => Share): Share {
  return FIRST_SIGHT.reduce<Share>(([a, b], batch) => [a + pick(batch)[0], b + pick(batch)[1]], [0, 0]);
}

function firstSight(): string[] {
  const names = [
    'kind',
    'merchant',
    'orderId',
    'purchasedOn',
    'currency',
    'total',
    'tax',
    'shipping',
    'discount',
  ] as const;
  const rows = FIRST_SIGHT.map(
    ({ batch, mails, allRight, kind, items, sure }) =>
      `| ${batch} | ${mails} | ${percent(allRight)} | ${percent(kind)} | ${items[1] === 0 ? '-' : items[0].toFixed(1)} | ${percent([sure[1], mails])} | ${percent(sure)} |`,
  );
  return [
    '## At first sight',
    '',
    'Batches of mails written without a look at the reader, counted the one time each was read before anything was changed for it. This is the honest guess at mail never seen. The figures do not change afterwards.',
    '',
    '| batch | mails | kind, currency, total all right | kind | items F1 | read with confidence ≥ 0.9 | of those right |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    'All batches together:',
    '',
    '| field | right % | 95 % interval | n |',
    '|---|---|---|---|',
    ...names.map((name) => `| ${name} | ${row(sum((batch) => batch[name]))} |`),
    `| kind, currency and total | ${row(sum(({ allRight }) => allRight))} |`,
    `| the last five batches: kind, currency and total | ${row(lastFive(({ allRight }) => allRight))} |`,
    `| the last five batches: right at confidence ≥ 0.9 | ${row(lastFive(({ sure }) => sure))} |`,
    '',
  ];
}

function lastFive(pick: (batch: FirstSight) => Share): Share {
  return FIRST_SIGHT.slice(-5).reduce<Share>(
    ([a, b], batch) => [a + pick(batch)[0], b + pick(batch)[1]],
    [0, 0],
  );
}

function percent([right, of]: Share): string {
  return of === 0 ? '-' : ((100 * right) / of).toFixed(1);
}

function fieldShare(judged: readonly JudgedMail[], field: string): Share {
  const verdicts = judged.flatMap((mail) => mail.verdicts.filter((verdict) => verdict.field === field));
  return [verdicts.reduce((total, { share }) => total + share, 0), verdicts.length];
}

function golden({ judged, baselines }: Measured): string[] {
  const kept: Share = [judged.filter(({ isKept }) => isKept).length, judged.length];
  const { coverage, precision } = reviewScores(judged);
  const sure = Math.round(coverage * judged.length);
  return [
    '## On the golden mails',
    '',
    'Hand-written mails that no training saw. Their faults have been worked through, so these figures say what is held, not what to expect.',
    '',
    '| field | right % | 95 % interval | n |',
    '|---|---|---|---|',
    ...FIELDS.map(
      (field) => `| ${field === 'items' ? 'items (F1)' : field} | ${row(fieldShare(judged, field))} |`,
    ),
    `| kind, currency and total | ${row(kept)} |`,
    `| right at confidence ≥ 0.9 (${percent([sure, judged.length])} % of the mails) | ${row([Math.round(precision * sure), sure])} |`,
    `| calibration error | ${(100 * calibrationError(judged)).toFixed(1)} | | ${judged.length} |`,
    '',
    '| total of a sale by | right % | 95 % interval | n |',
    '|---|---|---|---|',
    `| the reader | ${row(fieldShare(judged, 'total'))} |`,
    ...baselines.map(({ name, share }) => `| ${name} | ${row(share)} |`),
    '',
    '| kind | precision % | recall % |',
    '|---|---|---|',
    ...KINDS.map((kind) => {
      const scores = kindScores(judged, kind);
      return `| ${kind} | ${(100 * scores.precision).toFixed(1)} | ${(100 * scores.recall).toFixed(1)} |`;
    }),
    '',
  ];
}

function languages(judged: readonly JudgedMail[]): string[] {
  const byLanguage = new Map<string, JudgedMail[]>();
  for (const mail of judged) {
    const { headers, body } = mail.golden;
    const language = languageOf(`${headers.join(' ')} ${body.join(' ')}`);
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), mail]);
  }
  const rows = [...byLanguage].sort((a, b) => b[1].length - a[1].length);
  return [
    '| language | kind, currency and total right % | 95 % interval | n |',
    '|---|---|---|---|',
    ...rows.map(
      ([language, mails]) =>
        `| ${language} | ${row([mails.filter(({ isKept }) => isKept).length, mails.length])} |`,
    ),
    '',
  ];
}

function rest({ itemClasses, descriptors, speed }: Measured): string[] {
  return [
    '## Lines of receipts, bank descriptions, speed',
    '',
    '| measure | right % | 95 % interval | n |',
    '|---|---|---|---|',
    `| class of a line (worked-through list) | ${row(itemClasses)} |`,
    `| lines at first sight, first list | ${row([227, 251])} |`,
    `| lines at first sight, second list | ${row([160, 172])} |`,
    `| lines at first sight, third list: till abbreviations, many countries | ${row([118, 129])} |`,
    `| merchant of a bank description (worked-through list) | ${row(descriptors)} |`,
    `| bank descriptions at first sight, strictest reading of the name | ${row([196, 233])} |`,
    `| the same, acquirers of forty countries | ${row([123, 161])} |`,
    `| the same, well-known names, after mending | ${row([105, 116])} |`,
    '',
    '| statement files of nine batches, at first sight | wholly right % | 95 % interval | n |',
    '|---|---|---|---|',
    `| rare banks of all continents, four batches | ${row([114, 171])} |`,
    `| OFX, QIF, MT940, CAMT, pages saved as spreadsheets | ${row([11, 15])} |`,
    `| brokers, wallets, shops | ${row([15, 23])} |`,
    `| bad rows, months in words, further countries | ${row([39, 47])} |`,
    `| the last batch: further banks of Europe and North America | ${row([26, 28])} |`,
    '',
    '| speed on a shared machine of two cores | |',
    '|---|---|',
    ...speed.map(({ name, value }) => `| ${name} | ${value} |`),
  ];
}
