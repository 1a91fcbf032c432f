import type { CurrencyCode } from '#domain/money/money.ts';
import type { AmountCandidate } from '../candidates/amounts/roles.ts';
import type { EmailKind } from '../fields/kind/kind-features.ts';
import type { TotalType } from '../fields/rank-totals.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import { foldText } from '../text/clean-text.ts';
import { computeLayoutSketch, computeSimilarity } from './layout-sketch.ts';

/** A user's correction of an email. Amounts are minor units of `currency`. */
export interface Correction {
  readonly kind: EmailKind;
  readonly merchant: string | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
}

/**
 * A rule learned for the emails of one sender and layout: their kind, the merchant, and the label of the total.
 * Contains no amounts and no text by the user.
 */
export interface LearnedRule {
  readonly domain: string;
  readonly sketch: readonly number[];
  readonly kind: EmailKind;
  readonly merchant: string | null;
  readonly currency: CurrencyCode | null;
  /** Folded words before the total; null when the email states none. */
  readonly totalLabel: string | null;
  /** How often the user's corrections agreed with it and contradicted it. */
  readonly confirmations: number;
  readonly contradictions: number;
}

const SAME_LAYOUT_FROM = 0.6;
const CONTRADICTIONS_MAX = 2;

/** Finds the rule for emails like this one; null when none is similar enough. */
export function findLearnedRule(
  email: EmailWithCandidates,
  rules: readonly LearnedRule[],
): LearnedRule | null {
  const ofDomain = rules.filter(({ domain }) => domain === email.from.domain);
  if (ofDomain.length === 0) return null;
  const sketch = computeLayoutSketch(email.lines);
  const [best] = ofDomain
    .map((rule) => ({ rule, alike: computeSimilarity(sketch, rule.sketch) }))
    .sort((a, b) => b.alike - a.alike);
  return best && best.alike >= SAME_LAYOUT_FROM ? best.rule : null;
}

/**
 * Learns from a user's correction: creates a rule, confirms the known one, or replaces it if it was wrong. `rule` is
 * null when there is nothing to learn (no sender, or the total is not in the email) or when the known rule was wrong
 * twice; in the latter case `isDropped` is true.
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

/** The words that identify an amount: its label without digits, folded. */
export function labelOf({ amount, reading }: AmountCandidate): string {
  const words = reading.label || amount.left || amount.above || amount.header;
  return foldText(words).replace(/\d+/g, '').replace(/\s+/g, ' ').trim();
}

/** The total type that the total of a kind comes from. */
export function totalTypeOf(kind: EmailKind): TotalType {
  return kind === 'refund' ? 'refund' : kind === 'other' ? 'due' : 'charge';
}

/** True for words that the email shows. */
export function isVisible({ from, subject, text }: EmailWithCandidates, words: string | null): boolean {
  return words !== null && foldText(`${from.name}\n${subject}\n${text}`).includes(foldText(words));
}

/** The label of the total; of several, one that no other amount has. */
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
