import {
  isCatchAll,
  isHealthCategory,
  isTransferCategory,
  primaryOf,
  UNCATEGORIZED,
} from '../categorization/categories.ts';
import { categorize } from '../categorization/categorize.ts';
import { userMessage } from '../messages/user-message.ts';
import type { LineItem } from '../receipts/receipt.ts';
import { categoryOfLine } from './line-category.ts';

/**
 * What speaks against a transaction's category: what its merchant is known for, its receipt, or what the user said of
 * the merchant; or, where money went without its other half, that the account may be the user's own.
 */
export type ConflictBasis = 'merchant' | 'receipt' | 'habit' | 'account';

/** A transaction that represents others of its merchant and category, as far as a conflict looks at it. */
export interface DisputedTransaction {
  readonly category: string;
  readonly categorySource: 'provider' | 'model';
  readonly originalDescription: string;
  readonly merchant: string;
  readonly amountMinor: number;
  readonly accountType: string;
  /**
   * The category that the user gave two or more transactions of the merchant, and how many; null where they gave none,
   * or several.
   */
  readonly habit: { readonly category: string; readonly transactions: number } | null;
}

/** One answer that is offered, and why. */
export interface CategoryChoice {
  readonly category: string;
  readonly confidence: number;
  /** Short words for a person. */
  readonly reasons: readonly string[];
}

/** Two categories that are about equally likely, and move money between headings. Choices: likeliest first. */
export interface CategoryConflict {
  readonly basis: ConflictBasis;
  readonly held: string;
  readonly told: string;
  readonly choices: readonly CategoryChoice[];
}

/** The category by which a person says that money went to an account of their own. */
const OWN_ACCOUNT = 'TRANSFER_OUT_OWN_ACCOUNT';
const KNOWN_MERCHANT = userMessage('knownMerchant');
/** How often each is right, taken alone. The bank's own sureness is not kept with its transactions. */
const SURENESS = { provider: 0.9, receipt: 0.93, habit: 0.95 } as const;
/** A transaction's own category from the bank's text: a name we know, or a word that names a trade. */
const KNOWN_FROM = 0.85;
/** Log-odds by which one may be surer than the other for the two to be worth a question. */
const COMPARABLE = 1.5;
/** The share of a receipt's lines, by amount, that must be health for the whole transaction to be in question. */
const HEALTH_SHARE = 0.9;

/**
 * What the merchant's name, or the user's earlier word, says against the category of its transactions; null where
 * nothing does.
 */
export function merchantConflict(transaction: DisputedTransaction): CategoryConflict | null {
  const { habit } = transaction;
  if (habit && isQuestion(transaction.category, habit.category)) {
    const told = {
      confidence: SURENESS.habit,
      reasons: [userMessage('chosenForCharges', habit.transactions)],
    };
    return conflict('habit', transaction, { ...told, category: habit.category });
  }
  if (mayBeOwnAccount(transaction.category)) return accountConflict(transaction.category);
  if (transaction.categorySource !== 'provider') return null;
  const own = categorize({
    description: transaction.originalDescription,
    merchant: transaction.merchant,
    amountMinor: transaction.amountMinor,
    accountType: transaction.accountType,
  });
  if (own.confidence < KNOWN_FROM || isCatchAll(own.category)) return null;
  if (!isQuestion(transaction.category, own.category)) return null;
  return conflict('merchant', transaction, { ...own, reasons: [KNOWN_MERCHANT] });
}

/** Whether money out of this category may have gone to an account of the user's own that is not connected. */
function mayBeOwnAccount(category: string): boolean {
  return category === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' || primaryOf(category) === 'TRANSFER_OUT';
}

/** Only the person knows whose account it is: asked once, and remembered of everything that goes there. */
function accountConflict(held: string): CategoryConflict {
  const isCard = held === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT';
  const choices = [OWN_ACCOUNT, isCard ? held : 'PEOPLE_OTHER'].map((category) => ({
    category,
    confidence: 0.5,
    reasons: [],
  }));
  return { basis: 'account', held, told: OWN_ACCOUNT, choices };
}

/** What the lines of its receipts say against a transaction's category: that nearly all of it is health. */
export function receiptConflict(
  transaction: DisputedTransaction,
  lines: readonly LineItem[],
): CategoryConflict | null {
  if (isHealthCategory(transaction.category)) return null;
  const amounts = new Map<string, number>();
  let [all, health] = [0, 0];
  for (const line of lines) {
    const amount = line.amountMinor;
    if (amount === null || amount < 0) return null;
    all += amount;
    if (!line.isHealth) continue;
    health += amount;
    const category = categoryOfLine(line, transaction.category);
    amounts.set(category, (amounts.get(category) ?? 0) + amount);
  }
  if (all === 0 || health < all * HEALTH_SHARE) return null;
  const [top] = [...amounts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  if (!top || !isQuestion(transaction.category, top[0])) return null;
  const names = lines.filter((line) => line.isHealth).map((line) => line.name);
  const reasons = [userMessage(health === all ? 'allHealth' : 'nearlyAllHealth')];
  return conflict('receipt', transaction, {
    category: top[0],
    confidence: SURENESS.receipt,
    reasons: [
      ...reasons,
      ...names.slice(0, 2),
      ...(names.length > 2 ? [userMessage('moreItems', names.length - 2)] : []),
    ],
  });
}

/** What is asked once for each merchant: money under one heading that perhaps belongs under another. */
export function conflictKey(merchantKey: string, held: string, told: string): string {
  return `${merchantKey}|${headingOf(held)}|${headingOf(told)}`;
}

/** True for a category that a person may answer such a question with. */
export function isAnswerTo(
  question: { readonly basis: ConflictBasis | 'rule'; readonly told: string },
  category: string,
): boolean {
  return isSpendCategory(category) || (question.basis === 'account' && category === question.told);
}

/** True for a category that money is spent on. */
export function isSpendCategory(category: string): boolean {
  return !isTransferCategory(category) && !NO_SPEND.has(primaryOf(category));
}

const NO_SPEND: ReadonlySet<string> = new Set(['INCOME', 'LOAN_PAYMENTS', 'BANK_FEES']);

function headingOf(category: string): string {
  return `${primaryOf(category)}${isHealthCategory(category) ? '+' : ''}`;
}

/** Both are spending, and one of them moves money to another heading, or into or out of health. */
function isQuestion(held: string, told: string): boolean {
  if (held === UNCATEGORIZED || told === UNCATEGORIZED) return false;
  return isSpendCategory(held) && isSpendCategory(told) && headingOf(held) !== headingOf(told);
}

function conflict(
  basis: ConflictBasis,
  transaction: DisputedTransaction,
  told: CategoryChoice,
): CategoryConflict | null {
  const held = heldChoice(transaction);
  if (Math.abs(logOdds(told.confidence) - logOdds(held.confidence)) > COMPARABLE) return null;
  // One of the two is right, as far as we know: each by how much it outweighs the other.
  const odds = [told, held].map(({ confidence }) => confidence / (1 - confidence));
  const sum = odds.reduce((total, one) => total + one, 0);
  const choices = [told, held].map((choice, at) => ({
    category: choice.category,
    reasons: choice.reasons,
    confidence: Math.round(((odds[at] ?? 0) / sum) * 1000) / 1000,
  }));
  return {
    basis,
    held: transaction.category,
    told: told.category,
    choices: choices.sort((a, b) => b.confidence - a.confidence),
  };
}

function heldChoice(transaction: DisputedTransaction): CategoryChoice {
  const { category } = transaction;
  if (transaction.categorySource === 'provider')
    return { category, confidence: SURENESS.provider, reasons: [userMessage('bankCategory')] };
  const { confidence } = categorize({
    description: transaction.originalDescription,
    merchant: transaction.merchant,
    amountMinor: transaction.amountMinor,
    accountType: transaction.accountType,
  });
  return { category, confidence, reasons: [KNOWN_MERCHANT] };
}

function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability));
}
