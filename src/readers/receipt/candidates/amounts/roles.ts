import { anyOf, wholeWords } from '../../lexicon/compile/patterns.ts';
import type { Amount } from './amounts.ts';
import { type FoundRole, roleOfLabel } from './label-roles.ts';

/** The meaning of an amount; `none` when its label has no known words. */
export type Role =
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'shipping'
  | 'fee'
  | 'tip'
  | 'discount'
  | 'gift'
  | 'refund'
  | 'due'
  | 'unrelated'
  | 'saved'
  | 'previous'
  | 'unit'
  | 'none';

export interface RoleReading {
  readonly role: Role;
  /** 0 (none) to 3 (certain). */
  readonly strength: number;
  /** The label that gave the role. */
  readonly label: string;
  /** The label is in the same line, left of the amount. */
  readonly isBeside: boolean;
  /** The label consists only of the role's words. */
  readonly isBare?: boolean;
}

export interface AmountCandidate {
  readonly amount: Amount;
  readonly reading: RoleReading;
}

/** The label of an amount, whatever numbers are in it (`Job 1 total`, `Qty: 2 Item total:`). */
export function labelWithoutNumbers({ reading }: AmountCandidate): string {
  return reading.label.replace(/\d+/g, '#');
}

/** The amounts in groups of one label without its numbers. */
export function byLabel(amounts: readonly AmountCandidate[]): AmountCandidate[][] {
  return [...Map.groupBy(amounts, labelWithoutNumbers).values()];
}

/** A payment method, in folded text. */
export const PAYMENT_WORD = new RegExp(wholeWords('paymentMeans'));

const PERIODIC = new RegExp(
  String.raw`^[\s]*(?:${anyOf('perWord')})\s?(?:${anyOf('periodUnit')})|^\s*(?:${anyOf('periodically')})`,
);

/** The labeled amount includes the next one. */
const INCLUDED = new RegExp(String.raw`\b(?:${anyOf('includedWithin')})\b[\s.(]*$`);
/** Reads the role of an amount from surrounding words: in brackets, next to it, above it, after it. */
export function readRole(amount: Amount): RoleReading {
  if (amount.isStruck) return { role: 'previous', strength: 3, label: amount.left, isBeside: true };
  const found = roleInBrackets(amount) ?? includedTax(amount);
  if (found) return found;
  const beside = roleOfLabel(amount.left);
  if (beside) return finish(amount, beside, amount.left, true);
  const above = roleOfLabel(amount.above);
  if (above) return finish(amount, weaken(above), amount.above, false);
  return roleAfter(amount) ?? roleBySign(amount);
}

/** The role given by brackets around an amount, if they name a tax or "no charge". */
function roleInBrackets(amount: Amount): RoleReading | null {
  const inBrackets = /\(([^()]{3,60})$/.exec(amount.left)?.[1];
  if (inBrackets === undefined) return null;
  const behind = /^([^()\d]{2,24})\)/.exec(amount.right)?.[1] ?? '';
  const inner = roleOfLabel(inBrackets) ?? roleOfLabel(`${inBrackets} ${behind}`);
  return inner?.role === 'tax' || inner?.role === 'unrelated'
    ? finish(amount, inner, inBrackets, true)
    : null;
}

function includedTax({ left, right }: Amount): RoleReading | null {
  const isTax = INCLUDED.test(left) && roleOfLabel(opening(right))?.role === 'tax';
  return isTax ? { role: 'tax', strength: 3, label: left, isBeside: true } : null;
}

/** Length of a word before an amount that is no label (`plus`, `und`, `más`). */
const CONNECTOR_CHARS_MAX = 5;
/** Roles that words after an amount assign even when other words precede it. */
const ROLES_AFTER_AMOUNT: readonly Role[] = ['total', 'refund', 'tax', 'tip', 'due'];

function roleAfter(amount: Amount): RoleReading | null {
  const behind = roleOfLabel(opening(amount.right));
  const isOwn =
    amount.left.length <= CONNECTOR_CHARS_MAX || (behind && ROLES_AFTER_AMOUNT.includes(behind.role));
  if (!behind || !isOwn) return null;
  const isNextPrice = behind.role === 'previous' && !/^\s*\(/.test(amount.right);
  return isNextPrice ? null : finish(amount, weaken(behind), amount.right, false);
}

/** Names of health insurers and of their share of a bill. */
export const INSURER = new RegExp(anyOf('insurer'));

function roleBySign({ isNegative, left, header }: Amount): RoleReading {
  if (!isNegative) return { role: 'none', strength: 0, label: left, isBeside: left !== '' };
  if (INSURER.test(header)) return { role: 'gift', strength: 1, label: header, isBeside: false };
  return {
    role: PAYMENT_WORD.test(left) ? 'unrelated' : 'discount',
    strength: 1,
    label: left,
    isBeside: left !== '',
  };
}

/** The first words after an amount, up to the end of the clause. */
function opening(right: string): string {
  return (right.split(/[.,;(|]/, 1)[0] ?? '').split(' ').slice(0, 7).join(' ');
}

function finish(amount: Amount, found: FoundRole, label: string, isBeside: boolean): RoleReading {
  let { role, strength } = found;
  if (role === 'unrelated' && amount.minor === 0) strength = 1;
  if (amount.isNegative && isDeduction(found, label)) role = 'discount';
  // `The tourist tax of € 2,50 per person` is a rate.
  if (role === 'tax' && roleOfLabel(opening(amount.right))?.role === 'unit') role = 'unit';
  if (PERIODIC.test(amount.right) && role === 'total')
    strength = Math.min(strength, label.length < 24 ? 1.5 : 1);
  return { role, strength, label, isBeside, isBare: found.isBare ?? false };
}

/** True for a negative amount that is taken off whatever its label resembles (`Member 10% (select items)`). */
function isDeduction({ role, strength }: FoundRole, label: string): boolean {
  if (role === 'subtotal') return /\d ?%/.test(label);
  if (role === 'total') return strength <= 1.5 && /\d ?%|\bcash\b(?! ?back)/.test(label);
  return role === 'fee' || role === 'none' || role === 'shipping' || role === 'previous';
}

function weaken(found: FoundRole): FoundRole {
  return { ...found, strength: Math.max(1, found.strength - 0.5) };
}

/** What the discounts with a minus take off, in minor units. */
export function sumOfDiscounts(amounts: readonly AmountCandidate[]): number {
  const taken = amounts.filter(({ amount, reading }) => amount.isNegative && reading.role === 'discount');
  return taken.reduce((sum, { amount }) => sum + amount.minor, 0);
}
