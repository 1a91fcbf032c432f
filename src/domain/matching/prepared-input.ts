import { keptByText } from '#domain/categorization/kept-texts.ts';
import { cardDigits } from './card-accounts.ts';
import { type SeenRates, seenRates } from './evidence/exchange-evidence.ts';
import { type LearnedAliases, learnAliases } from './learned-aliases.ts';
import { MATCH_WEIGHTS, type MatchWeights } from './match-constants.ts';
import type { MatchInput } from './match-types.ts';
import { groupByOrder } from './order-messages.ts';
import { type PreparedReceipt, prepareReceipts } from './prepared-receipt.ts';
import { type PreparedTransaction, prepareTransactions, transactionTextKey } from './prepared-transaction.ts';
import { type BrandRelation, brandRelation, isAgent, knownBrand } from './words/known-brand.ts';
import { type BankName, mayShareWord, toBankName } from './words/merchant-name.ts';
import { nameSimilarity } from './words/merchant-similarity.ts';

/** Everything the search works on. */
export interface Prepared {
  readonly transactions: readonly PreparedTransaction[];
  readonly receipts: readonly PreparedReceipt[];
  readonly weights: MatchWeights;
  readonly rates: SeenRates;
  readonly aliases: LearnedAliases;
  readonly masks: ReadonlySet<string>;
  /** Account by the digits of a card that no account shows. */
  readonly cardAccounts: ReadonlyMap<string, string>;
  /** The transaction's texts, read once for all transactions of one text. */
  readonly bankOf: (transaction: PreparedTransaction) => BankName;
  /** Similarity of a receipt's and a transaction's merchant, remembered for each pair of texts; 0 for two brands. */
  readonly similarity: (receipt: PreparedReceipt, transaction: PreparedTransaction) => number;
  /** The same, but 0 without comparing when no word of the two begins alike: for wide searches. */
  readonly quickSimilarity: (receipt: PreparedReceipt, transaction: PreparedTransaction) => number;
  /** True when the two name brands that have nothing to do with each other. */
  readonly isApart: (receipt: PreparedReceipt, transaction: PreparedTransaction) => boolean;
  /** True when the bank names a brand that the receipt's is named after, or the other way round, and no agent. */
  readonly isSibling: (receipt: PreparedReceipt, transaction: PreparedTransaction) => boolean;
  readonly isDeclined: (receipt: PreparedReceipt, transaction: PreparedTransaction) => boolean;
}

/**
 * Reads the input once: days, amounts, names, kinds, twins, orders. Transactions that only move money are left out.
 * Transactions that were prepared for another input with the same transactions can be taken over.
 */
export function prepareInput(input: MatchInput, same?: Pick<Prepared, 'transactions' | 'bankOf'>): Prepared {
  const transactions = same?.transactions ?? prepareTransactions(input.transactions);
  const bankOf = same?.bankOf ?? rememberedBanks();
  const orders = groupByOrder(input.receipts);
  const receipts = prepareReceipts(input.receipts, orders);
  const declined = declinedPairs(input, orders);
  return {
    transactions,
    receipts,
    weights: { ...MATCH_WEIGHTS, ...input.weights },
    rates: seenRates(
      transactions.map((transaction) => ({ ...transaction, originalAmountMinor: transaction.originalMinor })),
    ),
    aliases: learnAliases(input.aliases ?? []),
    masks: new Set(
      (input.masks ?? input.transactions.map((transaction) => transaction.accountMask))
        .map(cardDigits)
        .filter((mask) => mask !== ''),
    ),
    cardAccounts: new Map(),
    bankOf,
    ...rememberedSimilarity(bankOf),
    isDeclined: (receipt, transaction) => declined.get(receipt.order)?.has(transaction.source.id) === true,
  };
}

/** Refused pairs, by order: what was refused for one email is refused for every email of that order. */
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
const bankNameOf = keptByText<BankName>(NAMES_MAX);

function rememberedBanks(): Prepared['bankOf'] {
  const banks: BankName[] = [];
  return (transaction) => {
    const known = banks[transaction.nameGroup];
    if (known) return known;
    const { description, merchant } = transaction.source;
    const bank = bankNameOf(transactionTextKey(transaction.source), () => toBankName(description, merchant));
    banks[transaction.nameGroup] = bank;
    return bank;
  };
}

function rememberedSimilarity(
  bankOf: Prepared['bankOf'],
): Pick<Prepared, 'similarity' | 'quickSimilarity' | 'isApart' | 'isSibling'> {
  const memory: number[][] = [];
  const similarity = (receipt: PreparedReceipt, transaction: PreparedTransaction): number => {
    let known = memory[receipt.nameId];
    if (!known) {
      known = [];
      memory[receipt.nameId] = known;
    }
    const remembered = known[transaction.nameGroup];
    if (remembered !== undefined) return remembered;
    const relation = relationOf(receipt, transaction);
    const isOther = relation === 'kin' || relation === 'apart';
    const found = isOther ? 0 : nameSimilarity(receipt.name, bankOf(transaction));
    known[transaction.nameGroup] = found;
    return found;
  };
  return {
    similarity,
    quickSimilarity: (receipt, transaction) =>
      mayShareWord(receipt.name, bankOf(transaction)) ? similarity(receipt, transaction) : 0,
    isApart: (receipt, transaction) =>
      relationOf(receipt, transaction) === 'apart' || isOthersBrand(receipt, transaction),
    isSibling: (receipt, transaction) =>
      relationOf(receipt, transaction) === 'kin' && !isAgentsCharge(transaction),
  };
}

function relationOf(receipt: PreparedReceipt, transaction: PreparedTransaction): BrandRelation {
  if (receipt.isPayLater || transaction.isPayLater) return 'unknown';
  return brandRelation(receipt.source.merchant, transaction.source.description);
}

function isAgentsCharge(transaction: PreparedTransaction): boolean {
  const bank = knownBrand(transaction.source.description);
  return bank !== null && isAgent(bank);
}

/** The bank names a brand that the receipt, whose merchant it does not name, has nothing of. */
function isOthersBrand({ source, isPayLater }: PreparedReceipt, transaction: PreparedTransaction): boolean {
  if (source.merchant === null || isPayLater || transaction.isPayLater) return false;
  const [brand, bank] = [knownBrand(source.merchant), knownBrand(transaction.source.description)];
  return brand === null && bank !== null && !isAgent(bank);
}
