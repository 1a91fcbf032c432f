import { memoizeByText } from '#domain/categorization/memoize-by-text.ts';
import { cardDigits } from './card-accounts.ts';
import { collectObservedRates, type ObservedRates } from './evidence/exchange-evidence.ts';
import { type LearnedAliases, learnAliases } from './learned-aliases.ts';
import { MATCH_WEIGHTS, type MatchWeights } from './match-constants.ts';
import type { MatchInput } from './match-types.ts';
import { groupByOrder } from './order-messages.ts';
import { type PreparedReceipt, prepareReceipts } from './prepared-receipt.ts';
import { type PreparedTransaction, prepareTransactions, transactionTextKey } from './prepared-transaction.ts';
import { type BrandRelation, brandRelation, isIntermediary, knownBrand } from './words/known-brand.ts';
import { type BankName, mayShareWord, toBankName } from './words/merchant-name.ts';
import { nameSimilarity } from './words/merchant-similarity.ts';

/** Input prepared for the search. */
export interface PreparedInput {
  readonly transactions: readonly PreparedTransaction[];
  readonly receipts: readonly PreparedReceipt[];
  readonly weights: MatchWeights;
  readonly rates: ObservedRates;
  readonly aliases: LearnedAliases;
  readonly masks: ReadonlySet<string>;
  /** Account id by the digits of a card that no account shows. */
  readonly cardAccounts: ReadonlyMap<string, string>;
  /** The parsed bank text of a transaction; cached for transactions with the same text. */
  readonly bankNameOf: (transaction: PreparedTransaction) => BankName;
  /** Similarity of the receipt's and the transaction's merchant, cached by text; 0 for two different brands. */
  readonly similarity: (receipt: PreparedReceipt, transaction: PreparedTransaction) => number;
  /** Like `similarity`, but returns 0 without comparing if no words share a prefix: for wide searches. */
  readonly quickSimilarity: (receipt: PreparedReceipt, transaction: PreparedTransaction) => number;
  /** True if the two name unrelated brands. */
  readonly hasUnrelatedBrands: (receipt: PreparedReceipt, transaction: PreparedTransaction) => boolean;
  /** True if one brand is named after the other (Uber, Uber Eats), and the bank text names no intermediary. */
  readonly hasRelatedBrands: (receipt: PreparedReceipt, transaction: PreparedTransaction) => boolean;
  readonly isDeclined: (receipt: PreparedReceipt, transaction: PreparedTransaction) => boolean;
}

/** Prepared inputs with the same transactions or the same receipts and declined pairs, which are then reused. */
export interface PreparedBefore {
  readonly transactions?: Pick<PreparedInput, 'transactions' | 'bankNameOf'> | undefined;
  readonly receipts?: Pick<PreparedInput, 'receipts' | 'isDeclined'> | undefined;
}

/** Prepares dates, amounts, names, kinds, pending duplicates and orders. Money movements are left out. */
export function prepareInput(input: MatchInput, same: PreparedBefore = {}): PreparedInput {
  const transactions = same.transactions?.transactions ?? prepareTransactions(input.transactions);
  const bankOf = same.transactions?.bankNameOf ?? cacheBankNames();
  return {
    transactions,
    ...(same.receipts ?? prepareOrders(input)),
    weights: { ...MATCH_WEIGHTS, ...input.weights },
    rates: collectObservedRates(
      transactions.map((transaction) => ({ ...transaction, originalAmountMinor: transaction.originalMinor })),
    ),
    aliases: learnAliases(input.aliases ?? []),
    masks: new Set(
      (input.masks ?? input.transactions.map((transaction) => transaction.accountMask))
        .map(cardDigits)
        .filter((mask) => mask !== ''),
    ),
    cardAccounts: new Map(),
    bankNameOf: bankOf,
    ...cacheSimilarities(bankOf),
  };
}

function prepareOrders(input: MatchInput): Pick<PreparedInput, 'receipts' | 'isDeclined'> {
  const orders = groupByOrder(input.receipts);
  const declined = declinedPairs(input, orders);
  return {
    receipts: prepareReceipts(input.receipts, orders),
    isDeclined: (receipt, transaction) => declined.get(receipt.order)?.has(transaction.source.id) === true,
  };
}

/** Declined pairs by order: a pair declined for one email is declined for all emails of that order. */
function declinedPairs(
  input: MatchInput,
  orders: readonly number[],
): ReadonlyMap<number, ReadonlySet<string>> {
  const orderOf = new Map(input.receipts.map((receipt, index) => [receipt.id, orders[index] ?? index]));
  const declined = new Map<number, Set<string>>();
  for (const { receiptId, transactionId } of input.declined ?? []) {
    const order = orderOf.get(receiptId);
    if (order === undefined) continue;
    const transactions = declined.get(order) ?? new Set();
    declined.set(order, transactions.add(transactionId));
  }
  return declined;
}

const NAMES_MAX = 4_096;
const cachedBankName = memoizeByText<BankName>(NAMES_MAX);

function cacheBankNames(): PreparedInput['bankNameOf'] {
  const banks: BankName[] = [];
  return (transaction) => {
    const known = banks[transaction.nameGroup];
    if (known) return known;
    const { description, merchant } = transaction.source;
    const bank = cachedBankName(transactionTextKey(transaction.source), () =>
      toBankName(description, merchant),
    );
    banks[transaction.nameGroup] = bank;
    return bank;
  };
}

function cacheSimilarities(
  bankOf: PreparedInput['bankNameOf'],
): Pick<PreparedInput, 'similarity' | 'quickSimilarity' | 'hasUnrelatedBrands' | 'hasRelatedBrands'> {
  const memory: number[][] = [];
  const similarity = (receipt: PreparedReceipt, transaction: PreparedTransaction): number => {
    let known = memory[receipt.nameId];
    if (!known) {
      known = [];
      memory[receipt.nameId] = known;
    }
    const remembered = known[transaction.nameGroup];
    if (remembered !== undefined) return remembered;
    const relation = brandRelationOf(receipt, transaction);
    const isOther = relation === 'related' || relation === 'unrelated';
    const found = isOther ? 0 : nameSimilarity(receipt.name, bankOf(transaction));
    known[transaction.nameGroup] = found;
    return found;
  };
  return {
    similarity,
    quickSimilarity: (receipt, transaction) =>
      mayShareWord(receipt.name, bankOf(transaction)) ? similarity(receipt, transaction) : 0,
    hasUnrelatedBrands: (receipt, transaction) =>
      brandRelationOf(receipt, transaction) === 'unrelated' || namesOtherBrand(receipt, transaction),
    hasRelatedBrands: (receipt, transaction) =>
      brandRelationOf(receipt, transaction) === 'related' && !isIntermediaryCharge(transaction),
  };
}

function brandRelationOf(receipt: PreparedReceipt, transaction: PreparedTransaction): BrandRelation {
  if (receipt.isPayLater || transaction.isPayLater) return 'unknown';
  return brandRelation(receipt.source.merchant, transaction.source.description);
}

function isIntermediaryCharge(transaction: PreparedTransaction): boolean {
  const bank = knownBrand(transaction.source.description);
  return bank !== null && isIntermediary(bank);
}

/** True if the bank text names a known brand while the receipt's merchant is not a known brand. */
function namesOtherBrand({ source, isPayLater }: PreparedReceipt, transaction: PreparedTransaction): boolean {
  if (source.merchant === null || isPayLater || transaction.isPayLater) return false;
  const [brand, bank] = [knownBrand(source.merchant), knownBrand(transaction.source.description)];
  return brand === null && bank !== null && !isIntermediary(bank);
}
