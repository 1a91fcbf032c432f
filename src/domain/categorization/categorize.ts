import { categoryOf, currentCategoryCode, primaryOf, UNCATEGORIZED } from './categories.ts';
import { CATEGORY_SHORTHAND } from './category-shorthand.ts';
import { CATEGORY_WORDS, INCOME_PATTERNS, MOVEMENT_PATTERNS } from './category-words.ts';
import { readDescriptor } from './clean-descriptor.ts';
import { foldedWords, foldSameLength } from './fold-text.ts';

/**
 * What is known of a transaction when it asks for a category. Amounts are signed from the holder's view (negative =
 * out).
 */
export interface CategorizeInput {
  readonly description: string;
  readonly merchant: string | null;
  readonly amountMinor: number;
  /** `credit`, `checking`, `savings`, `loan`, `investment`, … as the statement or provider says. */
  readonly accountType?: string | null;
  readonly providerCategory?: {
    readonly primary: string;
    readonly detailed: string;
    readonly confidenceLevel: string | null;
  } | null;
}

/** A category code (detailed, open set), who says so, and the probability that it is right. */
export interface CategorizeResult {
  readonly category: string;
  readonly source: 'provider' | 'model';
  readonly confidence: number;
}

const LEVELS: Readonly<Record<string, number>> = {
  VERY_HIGH: 0.98,
  HIGH: 0.92,
  MEDIUM: 0.75,
  LOW: 0.5,
  UNKNOWN: 0.4,
};
const SHORTHAND: Readonly<Record<string, string>> = CATEGORY_SHORTHAND;

/** Place of each word's list in the table: the trade named earlier there wins (`Apotheke am Markt` is a pharmacy). */
const exactWords = new Map<string, number>();
const beginnings: (readonly [string, number])[] = [];
CATEGORY_WORDS.forEach(([, list], rank) => {
  for (const word of list.split(' ')) {
    if (word.endsWith('*')) beginnings.push([word.slice(0, -1), rank]);
    else if (!exactWords.has(word)) exactWords.set(word, rank);
  }
});

function rankOf(word: string): number | null {
  const exact = exactWords.get(word);
  if (exact !== undefined) return exact;
  if (word.length < 4) return null;
  return beginnings.find(([beginning]) => word.startsWith(beginning))?.[1] ?? null;
}

function byWords(words: readonly string[]): string | null {
  let best: number | null = null;
  for (const word of words) {
    const rank = rankOf(word);
    if (rank !== null && (best === null || rank < best)) best = rank;
  }
  const short = best === null ? undefined : CATEGORY_WORDS[best]?.[0];
  return short === undefined ? null : (SHORTHAND[short] ?? null);
}

/** What a known firm's transaction means when the money comes in: a refund keeps the category, the rest has its own. */
function inflowCategory(code: string): string {
  const primary = primaryOf(code);
  if (code === 'PEOPLE_WIRE') return 'INCOME_WIRE';
  if (primary === 'PEOPLE') return 'INCOME_FROM_PEOPLE';
  if (primary === 'CASH') return 'INCOME_DEPOSIT';
  if (primary === 'INVESTMENTS') return 'INVESTMENTS_DISTRIBUTION';
  if (code === 'GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT') return 'INCOME_TAX_REFUND';
  if (code === 'GOVERNMENT_AND_NON_PROFIT_GOVERNMENT_DEPARTMENTS_AND_AGENCIES') return 'INCOME_OTHER';
  if (primary === 'LOAN_PAYMENTS' && code !== 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT') {
    return 'LOAN_DISBURSEMENTS_OTHER_DISBURSEMENT';
  }
  return code;
}

function directed(code: string, isInflow: boolean): string {
  return isInflow ? inflowCategory(code) : code;
}

function model(category: string, confidence: number): CategorizeResult {
  return { category, source: 'model', confidence };
}

function byMovement(text: string, isInflow: boolean): CategorizeResult | null {
  for (const [pattern, into, out, confidence] of MOVEMENT_PATTERNS) {
    if (pattern.test(text)) return model(isInflow ? into : out, confidence);
  }
  return null;
}

/** What the first fitting wording says, where it is at least this sure. */
function byIncome(text: string, confidenceMin: number): CategorizeResult | null {
  const found = INCOME_PATTERNS.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const [, category, confidence] = found;
  return confidence >= confidenceMin ? model(category, confidence) : null;
}

const CARD_PAYMENT = /\b(?:payment|pymt|pmt|autopay|thank you|zahlung|paiement|pago)\b/;

function byModel(input: CategorizeInput): CategorizeResult {
  const isInflow = input.amountMinor > 0;
  const text = foldSameLength(input.description.normalize('NFC'));
  const isCard = input.accountType === 'credit';
  if (isCard && isInflow && CARD_PAYMENT.test(text)) return model('LOAN_PAYMENTS_CREDIT_CARD_PAYMENT', 0.95);
  const read = readDescriptor(input.description);
  const named = input.merchant ? readDescriptor(input.merchant) : read;
  const brand = read.category ?? named.category;
  const income = isInflow && !isCard ? byIncome(text, brand === null ? 0 : 0.85) : null;
  if (income) return income;
  if (brand) return model(directed(brand, isInflow), isInflow ? 0.8 : 0.93);
  const movement = byMovement(text, isInflow);
  if (movement && movement.confidence >= 0.8) return movement;
  const words = foldedWords([...new Set([named.merchant, read.merchant])].join(' '));
  const worded = byWords(words) ?? byWords(foldedWords(input.description));
  return byMeaning(movement, worded, isInflow);
}

/** The weaker signs: a movement's wording, which says more of money received, and the words of the name. */
function byMeaning(
  movement: CategorizeResult | null,
  worded: string | null,
  isInflow: boolean,
): CategorizeResult {
  if (movement && (!worded || isInflow)) return movement;
  if (worded) return model(directed(worded, isInflow), 0.72);
  return isInflow ? model('INCOME_OTHER', 0.35) : model(UNCATEGORIZED, 0.2);
}

/**
 * Gives a transaction its category: the provider's where there is one it is at least fairly sure of, else what merchant
 * table and words say. The provider's own detailed code is kept even when we do not list it. Never throws.
 */
export function categorize(input: CategorizeInput): CategorizeResult {
  const provided = input.providerCategory;
  if (!provided) return byModel(input);
  const detailed = currentCategoryCode(provided.detailed.trim().toUpperCase());
  const category = detailed === '' ? categoryOf(provided.primary).code : detailed;
  const confidence = LEVELS[provided.confidenceLevel?.toUpperCase() ?? ''] ?? 0.8;
  const isTransfer = /^TRANSFER_(?:IN|OUT)_/.test(category);
  const isSure = confidence > 0.5 && category !== UNCATEGORIZED;
  if (isSure && !isTransfer) return { category, source: 'provider', confidence };
  const own = byModel(input);
  // The word transfer proves nothing: who was paid says more.
  if (isTransfer && own.confidence < 0.8) return { category, source: 'provider', confidence };
  return own.confidence >= 0.85 ? own : { category, source: 'provider', confidence };
}
