import { isMovementOnly } from '../matching/transaction-movement.ts';
import { regexSource } from '../text/regex-source.ts';
import { categoryOf, currentCategoryCode, primaryOf, UNCATEGORIZED } from './categories.ts';
import { CATEGORY_SHORTHAND } from './category-shorthand.ts';
import { CATEGORY_WORDS, INCOME_PATTERNS, MOVEMENT_PATTERNS } from './category-words.ts';
import { parseDescriptor } from './clean-descriptor.ts';
import { foldedWords, foldSameLength } from './fold-text.ts';

/** The facts a transaction is categorized by. Amounts are signed from the account holder's view (negative = out). */
export interface CategorizeInput {
  readonly description: string;
  readonly merchant: string | null;
  readonly amountMinor: number;
  /** `credit`, `checking`, `savings`, `loan`, `investment`, … as stated by the statement or provider. */
  readonly accountType?: string | null;
  readonly providerCategory?: {
    readonly primary: string;
    readonly detailed: string;
    readonly confidenceLevel: string | null;
  } | null;
}

/** A detailed category code (open set), its source, and the probability that it is right. */
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

/** Rank of each word's list in the table: the earlier trade wins (`Apotheke am Markt` is a pharmacy). */
const exactWords = new Map<string, number>();
const beginnings = new Map<string, number>();
CATEGORY_WORDS.forEach(([, list], rank) => {
  for (const word of list.split(' ')) {
    const [known, key] = word.endsWith('*') ? [beginnings, word.slice(0, -1)] : [exactWords, word];
    if (!known.has(key)) known.set(key, rank);
  }
});

function rankOf(word: string): number | null {
  const exact = exactWords.get(word);
  if (exact !== undefined) return exact;
  if (word.length < 4) return null;
  let best: number | null = null;
  for (let length = 1; length <= word.length; length += 1) {
    const rank = beginnings.get(word.slice(0, length));
    if (rank !== undefined && (best === null || rank < best)) best = rank;
  }
  return best;
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

/** The category of money in from a known company: a refund keeps the category, other kinds have their own. */
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

/** The category of the first matching pattern, if it has at least this confidence. */
function byIncome(text: string, confidenceMin: number): CategorizeResult | null {
  const found = INCOME_PATTERNS.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const [, category, confidence] = found;
  return confidence >= confidenceMin ? model(category, confidence) : null;
}

const CARD_PAYMENT = new RegExp(
  regexSource`
    \b(?:
      payment|pa?ymn?t|pmt|autopay|epay|bill ?pay|direct ?pay|thank you|(?:ein)?zahlung|paiement|pago|pagamento|
      betaling
    )\b`,
);

function byModel(input: CategorizeInput): CategorizeResult {
  const isInflow = input.amountMinor > 0;
  const text = foldSameLength(input.description.normalize('NFC'));
  const isCard = input.accountType === 'credit';
  if (isCard && isInflow && CARD_PAYMENT.test(text)) return model('LOAN_PAYMENTS_CREDIT_CARD_PAYMENT', 0.95);
  const read = parseDescriptor(input.description);
  const named = input.merchant ? parseDescriptor(input.merchant) : read;
  const brand = read.category ?? named.category;
  const income = isInflow && !isCard ? byIncome(text, brand === null ? 0 : 0.85) : null;
  if (income) return income;
  if (brand) return model(directed(brand, isInflow), isInflow ? 0.8 : 0.93);
  const movement = byMovement(text, isInflow);
  if (movement && movement.confidence >= 0.8) return movement;
  const words = foldedWords([...new Set([named.merchant, read.merchant])].join(' '));
  const worded = byWords(words) ?? byWords(foldedWords(input.description));
  return byWeakSigns(movement, worded, input);
}

/** Weaker evidence: movement wording, which is more reliable for money in, and words of the name. */
function byWeakSigns(
  movement: CategorizeResult | null,
  worded: string | null,
  input: CategorizeInput,
): CategorizeResult {
  const isInflow = input.amountMinor > 0;
  if (movement && (!worded || isInflow)) return movement;
  return worded ? model(directed(worded, isInflow), 0.72) : byDirection(input);
}

/** Without evidence, money in is income; into a card account it reverses a charge, unless it is a reward. */
function byDirection({ amountMinor, description, accountType }: CategorizeInput): CategorizeResult {
  if (amountMinor <= 0) return model(UNCATEGORIZED, 0.2);
  const isReversal = accountType === 'credit' && !isMovementOnly(description);
  return model(isReversal ? UNCATEGORIZED : 'INCOME_OTHER', 0.35);
}

/**
 * Categorizes a transaction: the provider's category if it is reasonably confident, else the merchant table and the
 * words of the description. The provider's own detailed code is kept even if it is not listed here. Never throws.
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
  const guess = byModel(input);
  // The word "transfer" proves nothing; the counterparty is more reliable.
  if (isTransfer && guess.confidence < 0.8) return { category, source: 'provider', confidence };
  return guess.confidence >= 0.85 ? guess : { category, source: 'provider', confidence };
}
