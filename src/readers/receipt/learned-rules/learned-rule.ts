import type { CurrencyCode } from '#domain/money/money.ts';
import type { AmountCandidate } from '../candidates/amounts/roles.ts';
import type { EmailKind } from '../fields/kind/kind-features.ts';
import type { TotalType } from '../fields/rank-totals.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import { foldText } from '../text/clean-text.ts';
import { computeLayoutSketch, computeSimilarity } from './layout-sketch.ts';

/** What a person said an email is. Amounts are minor units of `currency`. */
export interface Correction {
  readonly kind: EmailKind;
  readonly merchant: string | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
}

/**
 * What was learned of the emails of one sender and layout: which kind they are, who sold, and by which words
 * the total stands. Holds no amounts and no words of the person's own.
 */
export interface LearnedRule {
  readonly domain: string;
  readonly sketch: readonly number[];
  readonly kind: EmailKind;
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
export function findLearnedRule(
  email: EmailWithCandidates,
  rules: readonly LearnedRule[],
): LearnedRule | null {
  const own = rules.filter(({ domain }) => domain === email.from.domain);
  if (own.length === 0) return null;
  const sketch = computeLayoutSketch(email.lines);
  const [best] = own
    .map((rule) => ({ rule, alike: computeSimilarity(sketch, rule.sketch) }))
    .sort((a, b) => b.alike - a.alike);
  return best && best.alike >= SAME_LAYOUT_FROM ? best.rule : null;
}

/**
 * Learns from a person's word about an email: a new lesson, the known one confirmed, or rewritten where it was
 * wrong. Null when there is nothing to learn (no sender, the total stands nowhere in the mail) or when the
 * known lesson was wrong twice; `isForgotten` then says that it is to be dropped.
 */
export function updateLearnedRule(
  email: EmailWithCandidates,
  truth: Correction,
  known: LearnedRule | null,
): { readonly rule: LearnedRule | null; readonly isDropped: boolean } {
  const totalLabel = labelOfTotal(email, truth);
  const isStated = truth.totalMinor === null || totalLabel !== null;
  if (email.from.domain === '' || !isStated) return { rule: null, isDropped: false };
  const fresh: LearnedRule = {
    domain: email.from.domain,
    sketch: computeLayoutSketch(email.lines),
    kind: truth.kind,
    merchant: isVisible(email, truth.merchant) ? truth.merchant : null,
    currency: truth.currency,
    totalLabel,
    confirmations: 1,
    contradictions: 0,
  };
  if (!known) return { rule: fresh, isDropped: false };
  const { confirmations, contradictions } = known;
  if (isSameRule(known, fresh))
    return { rule: { ...known, confirmations: confirmations + 1 }, isDropped: false };
  if (contradictions + 1 >= CONTRADICTIONS_MAX) return { rule: null, isDropped: true };
  return { rule: { ...fresh, contradictions: contradictions + 1 }, isDropped: false };
}

/** The words by which an amount is known again: its label without digits, folded. */
export function labelOf({ amount, reading }: AmountCandidate): string {
  const words = reading.label || amount.left || amount.above || amount.header;
  return foldText(words).replace(/\d+/g, '').replace(/\s+/g, ' ').trim();
}

/** Which list of candidates the total of a kind is taken from. */
export function totalTypeOf(kind: EmailKind): TotalType {
  return kind === 'refund' ? 'refund' : kind === 'other' ? 'due' : 'charge';
}

/** True for words that the email shows to its reader. */
export function isVisible({ from, subject, text }: EmailWithCandidates, words: string | null): boolean {
  return words !== null && foldText(`${from.name}\n${subject}\n${text}`).includes(foldText(words));
}

/** The label of the amount that is the total; of several the one whose words no other amount has. */
function labelOfTotal({ amounts }: EmailWithCandidates, { totalMinor }: Correction): string | null {
  const labels = amounts
    .filter(({ amount }) => amount.minor === totalMinor)
    .map(labelOf)
    .filter((label) => label !== '');
  const isOwn = (label: string): boolean =>
    amounts.every((found) => found.amount.minor === totalMinor || labelOf(found) !== label);
  return labels.find(isOwn) ?? null;
}

function isSameRule(a: LearnedRule, b: LearnedRule): boolean {
  return (
    a.kind === b.kind &&
    a.merchant === b.merchant &&
    a.currency === b.currency &&
    a.totalLabel === b.totalLabel
  );
}
