import { minorToDecimal } from '#domain/money/money.ts';
import type { Extraction } from '#readers/receipt/extraction.ts';
import { isSameItemName, type LabeledEmail } from '#training/receipt/labeled-email.ts';

/** One field of one case: the expected and the actual value. */
export interface Verdict {
  readonly field: string;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly isRight: boolean;
  /** Score in the mean: 1 or 0; for items, the F1 of the rows. */
  readonly share: number;
}

const SALES = new Set(['purchase', 'refund', 'subscription']);

/** Compares a reading with the labels. Amounts that a sale does not state must be null or zero. */
export function judge(golden: LabeledEmail, read: Extraction): Verdict[] {
  const { labels, stated } = golden;
  const amount = (minor: number | null) =>
    minor === null ? null : read.currency === null ? String(minor) : minorToDecimal(minor, read.currency);
  const verdicts: Verdict[] = [
    {
      field: 'kind',
      expected: labels.kinds.join('/'),
      actual: read.kind,
      isRight: labels.kinds.includes(read.kind),
      share: labels.kinds.includes(read.kind) ? 1 : 0,
    },
  ];
  const add = (field: string, expected: string | null, actual: string | null, isRight: boolean) =>
    verdicts.push({ field, expected, actual, isRight, share: isRight ? 1 : 0 });
  if (stated.has('m'))
    add(
      'merchant',
      labels.merchant,
      read.merchant,
      (labels.merchant ?? '').split('/').some((name) => isSameName(name, read.merchant)),
    );
  if (stated.has('o')) add('orderId', labels.orderId, read.orderId, labels.orderId === read.orderId);
  const isSale = labels.kinds.some((kind) => SALES.has(kind)) && stated.has('t');
  if (isSale) {
    add('currency', labels.currency, read.currency, labels.currency === read.currency);
    add(
      'total',
      labels.total,
      amount(read.totalMinor),
      isSameAmount(labels.total, amount(read.totalMinor), false),
    );
    const parts = [
      ['tax', labels.tax, read.taxMinor],
      ['shipping', labels.shipping, read.shippingMinor],
      ['discount', labels.discount, read.discountMinor],
      ['tip', labels.tip, read.tipMinor],
    ] as const;
    for (const [field, expected, minor] of parts)
      add(field, expected, amount(minor), isSameAmount(expected, amount(minor), true));
    const day = labels.purchasedOn ?? dayOfHeader(golden);
    add('purchasedOn', day, read.purchasedOn, day === read.purchasedOn);
    add(
      'nextRenewalOn',
      labels.nextRenewalOn,
      read.nextRenewalOn,
      labels.nextRenewalOn === read.nextRenewalOn,
    );
    add('trialEndsOn', labels.trialEndsOn, read.trialEndsOn, labels.trialEndsOn === read.trialEndsOn);
  }
  if (stated.has('card'))
    add('cardLast4', labels.cardLast4, read.cardLast4, labels.cardLast4 === read.cardLast4);
  if (labels.items.length > 0) verdicts.push(judgeItems(golden, read, amount));
  return verdicts;
}

function judgeItems(
  { labels }: LabeledEmail,
  read: Extraction,
  amount: (minor: number | null) => string | null,
): Verdict {
  const left = [...labels.items];
  for (const item of read.items) {
    const at = left.findIndex(
      (wanted) =>
        isSameItemName(wanted.name, item.name) &&
        wanted.quantity === (item.quantity ?? 1) &&
        Number(wanted.lineTotal) === Number(amount(item.lineMinor)),
    );
    if (at >= 0) left.splice(at, 1);
  }
  const found = labels.items.length - left.length;
  const share = (2 * found) / (labels.items.length + read.items.length);
  return {
    field: 'items',
    expected: labels.items.map((item) => `${item.quantity} ${item.name} ${item.lineTotal}`).join('; '),
    actual: read.items.map((item) => `${item.quantity} ${item.name} ${amount(item.lineMinor)}`).join('; '),
    isRight: share === 1,
    share,
  };
}

/** Kind, currency and total are all correct, which `confidence` predicts. For `other` and `shipping`: the kind. */
export function isPromiseKept(verdicts: readonly Verdict[]): boolean {
  return verdicts.every(
    ({ field, isRight }) => isRight || (field !== 'kind' && field !== 'currency' && field !== 'total'),
  );
}

function dayOfHeader(golden: LabeledEmail): string | null {
  const header = golden.headers.find((line) => line.startsWith('Date: ')) ?? '';
  const match = /(\d{1,2}) (\w{3}) (\d{4})/.exec(header);
  if (!match) return null;
  const month = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(match[2] ?? '') / 3 + 1;
  return `${match[3]}-${String(month).padStart(2, '0')}-${(match[1] ?? '').padStart(2, '0')}`;
}

function isSameAmount(expected: string | null, actual: string | null, isZeroNothing: boolean): boolean {
  if (isZeroNothing) return Number(expected ?? 0) === Number(actual ?? 0);
  if (expected === null || actual === null) return expected === actual;
  return Number(expected) === Number(actual);
}

function isSameName(expected: string, actual: string | null): boolean {
  const a = fold(expected);
  const b = fold(actual ?? '');
  if (a !== '' && a === b) return true;
  const least = /[\u3040-\uffef]/.test(a) ? 2 : 3;
  return Math.min(a.length, b.length) >= least && (a.includes(b) || b.includes(a));
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
