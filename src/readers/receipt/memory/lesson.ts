import type { CurrencyCode } from '#domain/money/money.ts';
import type { TotalSense } from '../fields/decode.ts';
import type { ReadAmount } from '../fields/items.ts';
import type { MailKind } from '../kind/kind-features.ts';
import type { Scene } from '../scene.ts';
import { foldText } from '../text/clean-text.ts';
import { likeness, sketchOf } from './sketch.ts';

/** What a person said an email is. Amounts are minor units of `currency`. */
export interface Truth {
  readonly kind: MailKind;
  readonly merchant: string | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
}

/**
 * What was learned of the emails of one sender and layout: which kind they are, who sold, and by which words
 * the total stands. Holds no amounts and no words of the person's own.
 */
export interface Lesson {
  readonly domain: string;
  readonly sketch: readonly number[];
  readonly kind: MailKind;
  readonly merchant: string | null;
  readonly currency: CurrencyCode | null;
  /** Folded words before the total; null where the email states none. */
  readonly totalLabel: string | null;
  /** How often a person's word agreed with it, and how often it did not. */
  readonly confirmations: number;
  readonly contradictions: number;
}

const SAME_LAYOUT_FROM = 0.6;
const CONTRADICTIONS_MAX = 2;

/** The lesson about emails like this one; null when none is alike enough. */
export function lessonFor(scene: Scene, lessons: readonly Lesson[]): Lesson | null {
  const own = lessons.filter(({ domain }) => domain === scene.from.domain);
  if (own.length === 0) return null;
  const sketch = sketchOf(scene.lines);
  const [best] = own
    .map((lesson) => ({ lesson, alike: likeness(sketch, lesson.sketch) }))
    .sort((a, b) => b.alike - a.alike);
  return best && best.alike >= SAME_LAYOUT_FROM ? best.lesson : null;
}

/**
 * Learns from a person's word about an email: a new lesson, the known one confirmed, or rewritten where it was
 * wrong. Null when there is nothing to learn (no sender, the total stands nowhere in the mail) or when the
 * known lesson was wrong twice; `isForgotten` then says that it is to be dropped.
 */
export function study(
  scene: Scene,
  truth: Truth,
  known: Lesson | null,
): { readonly lesson: Lesson | null; readonly isForgotten: boolean } {
  const totalLabel = labelOfTotal(scene, truth);
  const isStated = truth.totalMinor === null || totalLabel !== null;
  if (scene.from.domain === '' || !isStated) return { lesson: null, isForgotten: false };
  const fresh: Lesson = {
    domain: scene.from.domain,
    sketch: sketchOf(scene.lines),
    kind: truth.kind,
    merchant: isShown(scene, truth.merchant) ? truth.merchant : null,
    currency: truth.currency,
    totalLabel,
    confirmations: 1,
    contradictions: 0,
  };
  if (!known) return { lesson: fresh, isForgotten: false };
  const { confirmations, contradictions } = known;
  if (saysTheSame(known, fresh))
    return { lesson: { ...known, confirmations: confirmations + 1 }, isForgotten: false };
  if (contradictions + 1 >= CONTRADICTIONS_MAX) return { lesson: null, isForgotten: true };
  return { lesson: { ...fresh, contradictions: contradictions + 1 }, isForgotten: false };
}

/** The words by which an amount is known again: its label without digits, folded. */
export function labelOf({ amount, reading }: ReadAmount): string {
  const words = reading.label || amount.left || amount.above || amount.header;
  return foldText(words).replace(/\d+/g, '').replace(/\s+/g, ' ').trim();
}

/** Which list of candidates the total of a kind is taken from. */
export function senseOf(kind: MailKind): TotalSense {
  return kind === 'refund' ? 'refund' : kind === 'other' ? 'due' : 'charge';
}

/** True for words that the email shows to its reader. */
export function isShown({ from, subject, text }: Scene, words: string | null): boolean {
  return words !== null && foldText(`${from.name}\n${subject}\n${text}`).includes(foldText(words));
}

/** The label of the amount that is the total; of several the one whose words no other amount has. */
function labelOfTotal({ reads }: Scene, { totalMinor }: Truth): string | null {
  const labels = reads
    .filter(({ amount }) => amount.minor === totalMinor)
    .map(labelOf)
    .filter((label) => label !== '');
  const isOwn = (label: string): boolean =>
    reads.every((read) => read.amount.minor === totalMinor || labelOf(read) !== label);
  return labels.find(isOwn) ?? null;
}

function saysTheSame(a: Lesson, b: Lesson): boolean {
  return (
    a.kind === b.kind &&
    a.merchant === b.merchant &&
    a.currency === b.currency &&
    a.totalLabel === b.totalLabel
  );
}
