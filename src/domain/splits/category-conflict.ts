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
import { resolveLineCategory } from './line-category.ts';

/**
 * The source that contradicts a transaction's category: the merchant, the receipt, or the user's earlier choice for the
 * merchant; or `account` if money went out without its other half and the account may be the user's own.
 */
export type ConflictBasis = 'merchant' | 'receipt' | 'habit' | 'account';

/** A representative transaction of its merchant and category. */
export interface DisputedTransaction {
  readonly category: string;
  readonly categorySource: 'provider' | 'model';
  readonly originalDescription: string;
  readonly merchant: string;
  readonly amountMinor: number;
  readonly accountType: string;
  /** The category the user gave to two or more transactions of the merchant, and how many; null if none, or several. */
  readonly habit: { readonly category: string; readonly transactions: number } | null;
}

/** One possible answer, with its reasons. */
export interface CategoryOption {
  readonly category: string;
  readonly confidence: number;
  /** Short texts for the user. */
  readonly reasons: readonly string[];
}

/** Two about equally likely categories in different primary categories. `choices`: most likely first. */
export interface CategoryConflict {
  readonly basis: ConflictBasis;
  readonly currentCategory: string;
  /** The category that contradicts it. */
  readonly otherCategory: string;
  readonly choices: readonly CategoryOption[];
}

/** The category for money sent to the user's own account. */
const OWN_ACCOUNT = 'TRANSFER_OUT_OWN_ACCOUNT';
const KNOWN_MERCHANT = userMessage('knownMerchant');
/** How often each source alone is correct. The bank's confidence is not stored with its transactions. */
const BASIS_CONFIDENCE = { provider: 0.9, receipt: 0.93, habit: 0.95 } as const;
/** Minimum confidence of a category from the bank's text: a known merchant name, or a word for a line of business. */
const KNOWN_CONFIDENCE_MIN = 0.85;
/** Maximum difference in log-odds at which two categories are similarly likely and therefore worth a question. */
const COMPARABLE_LOG_ODDS = 1.5;
/** Minimum share of health lines, by amount, for a question about the complete transaction. */
const HEALTH_SHARE = 0.9;

/**
 * Finds a conflict between a transaction's category and its merchant's name or the user's earlier choice; null if there
 * is none.
 */
export function findMerchantConflict(transaction: DisputedTransaction): CategoryConflict | null {
  const { habit } = transaction;
  if (habit && isQuestion(transaction.category, habit.category)) {
    const option = {
      confidence: BASIS_CONFIDENCE.habit,
      reasons: [userMessage('chosenForCharges', habit.transactions)],
    };
    return conflict('habit', transaction, { ...option, category: habit.category });
  }
  if (mayBeOwnAccount(transaction.category)) return accountConflict(transaction.category);
  if (transaction.categorySource !== 'provider') return null;
  const known = categorize({
    description: transaction.originalDescription,
    merchant: transaction.merchant,
    amountMinor: transaction.amountMinor,
    accountType: transaction.accountType,
  });
  if (known.confidence < KNOWN_CONFIDENCE_MIN || isCatchAll(known.category)) return null;
  if (!isQuestion(transaction.category, known.category)) return null;
  return conflict('merchant', transaction, { ...known, reasons: [KNOWN_MERCHANT] });
}

/** True if money out in this category may have gone to an own account that is not connected. */
function mayBeOwnAccount(category: string): boolean {
  return category === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' || primaryOf(category) === 'TRANSFER_OUT';
}

/** Only the user knows whose account it is: asked once, then applied to everything sent there. */
function accountConflict(currentCategory: string): CategoryConflict {
  const isCard = currentCategory === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT';
  const choices = [OWN_ACCOUNT, isCard ? currentCategory : 'PEOPLE_OTHER'].map((category) => ({
    category,
    confidence: 0.5,
    reasons: [],
  }));
  return { basis: 'account', currentCategory, otherCategory: OWN_ACCOUNT, choices };
}

/** Finds a conflict between a transaction's category and its receipt lines: nearly all of them are health. */
export function findReceiptConflict(
  transaction: DisputedTransaction,
  lines: readonly LineItem[],
): CategoryConflict | null {
  if (isHealthCategory(transaction.category)) return null;
  const amounts = new Map<string, number>();
  let [total, health] = [0, 0];
  for (const line of lines) {
    const amount = line.amountMinor;
    if (amount === null || amount < 0) return null;
    total += amount;
    if (!line.isHealth) continue;
    health += amount;
    const category = resolveLineCategory(line, transaction.category);
    amounts.set(category, (amounts.get(category) ?? 0) + amount);
  }
  if (total === 0 || health < total * HEALTH_SHARE) return null;
  const [top] = [...amounts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  if (!top || !isQuestion(transaction.category, top[0])) return null;
  const names = lines.filter((line) => line.isHealth).map((line) => line.name);
  const reasons = [userMessage(health === total ? 'allHealth' : 'nearlyAllHealth')];
  return conflict('receipt', transaction, {
    category: top[0],
    confidence: BASIS_CONFIDENCE.receipt,
    reasons: [
      ...reasons,
      ...names.slice(0, 2),
      ...(names.length > 2 ? [userMessage('moreItems', names.length - 2)] : []),
    ],
  });
}

/** Key of a question that is asked once per merchant and pair of primary categories. */
export function conflictKey(merchantKey: string, currentCategory: string, otherCategory: string): string {
  return `${merchantKey}|${groupOf(currentCategory)}|${groupOf(otherCategory)}`;
}

/** True if a category is a valid answer to such a question. */
export function isValidAnswer(
  question: { readonly basis: ConflictBasis | 'rule'; readonly otherCategory: string },
  category: string,
): boolean {
  return isSpendCategory(category) || (question.basis === 'account' && category === question.otherCategory);
}

/** True if the category is spending. */
export function isSpendCategory(category: string): boolean {
  return !isTransferCategory(category) && !NO_SPEND.has(primaryOf(category));
}

const NO_SPEND: ReadonlySet<string> = new Set(['INCOME', 'LOAN_PAYMENTS', 'BANK_FEES']);

function groupOf(category: string): string {
  return `${primaryOf(category)}${isHealthCategory(category) ? '+' : ''}`;
}

/** True if both are spending and they differ in primary category or in health. */
function isQuestion(currentCategory: string, otherCategory: string): boolean {
  if (currentCategory === UNCATEGORIZED || otherCategory === UNCATEGORIZED) return false;
  return (
    isSpendCategory(currentCategory) &&
    isSpendCategory(otherCategory) &&
    groupOf(currentCategory) !== groupOf(otherCategory)
  );
}

function conflict(
  basis: ConflictBasis,
  transaction: DisputedTransaction,
  other: CategoryOption,
): CategoryConflict | null {
  const current = currentOption(transaction);
  if (Math.abs(logOdds(other.confidence) - logOdds(current.confidence)) > COMPARABLE_LOG_ODDS) return null;
  // Assume one of the two is right: normalize their odds.
  const odds = [other, current].map(({ confidence }) => confidence / (1 - confidence));
  const sum = odds.reduce((total, each) => total + each, 0);
  const choices = [other, current].map((choice, index) => ({
    category: choice.category,
    reasons: choice.reasons,
    confidence: Math.round(((odds[index] ?? 0) / sum) * 1000) / 1000,
  }));
  return {
    basis,
    currentCategory: transaction.category,
    otherCategory: other.category,
    choices: choices.sort((a, b) => b.confidence - a.confidence),
  };
}

function currentOption(transaction: DisputedTransaction): CategoryOption {
  const { category } = transaction;
  if (transaction.categorySource === 'provider')
    return { category, confidence: BASIS_CONFIDENCE.provider, reasons: [userMessage('bankCategory')] };
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
