import { keptByText } from '#domain/categorization/kept-texts.ts';
import { cardDigits } from './card-accounts.ts';
import { type SeenRates, seenRates } from './exchange-evidence.ts';
import { type LearnedAliases, learnAliases } from './learned-aliases.ts';
import { MATCH_WEIGHTS, type MatchWeights } from './match-constants.ts';
import type { MatchInput } from './match-types.ts';
import { type BankName, mayShareWord, toBankName } from './merchant-name.ts';
import { nameSimilarity } from './merchant-similarity.ts';
import { groupByOrder } from './order-mails.ts';
import { type PreparedReceipt, prepareReceipts } from './prepared-receipt.ts';
import { type PreparedRow, prepareRows, rowTextKey } from './prepared-row.ts';

/** Everything the search works on. */
export interface Prepared {
  readonly rows: readonly PreparedRow[];
  readonly receipts: readonly PreparedReceipt[];
  readonly weights: MatchWeights;
  readonly rates: SeenRates;
  readonly aliases: LearnedAliases;
  readonly masks: ReadonlySet<string>;
  /** Account by the digits of a card that no account shows. */
  readonly cardAccounts: ReadonlyMap<string, string>;
  /** The row's texts, read once for all rows of one text. */
  readonly bankOf: (row: PreparedRow) => BankName;
  /** Similarity of a receipt's and a row's merchant, remembered for each pair of texts. */
  readonly similarity: (receipt: PreparedReceipt, row: PreparedRow) => number;
  /** The same, but 0 without comparing when no word of the two begins alike: for wide searches. */
  readonly quickSimilarity: (receipt: PreparedReceipt, row: PreparedRow) => number;
  readonly isDeclined: (receipt: PreparedReceipt, row: PreparedRow) => boolean;
}

/**
 * Reads the input once: days, amounts, names, kinds, twins, orders. Rows that only move money are left out. Rows that
 * were prepared for another input with the same rows can be taken over.
 */
export function prepareInput(input: MatchInput, same?: Pick<Prepared, 'rows' | 'bankOf'>): Prepared {
  const rows = same?.rows ?? prepareRows(input.transactions);
  const bankOf = same?.bankOf ?? rememberedBanks();
  const orders = groupByOrder(input.receipts);
  const receipts = prepareReceipts(input.receipts, orders);
  const declined = declinedPairs(input, orders);
  return {
    rows,
    receipts,
    weights: { ...MATCH_WEIGHTS, ...input.weights },
    rates: seenRates(rows.map((row) => ({ ...row, originalAmountMinor: row.originalMinor }))),
    aliases: learnAliases(input.aliases ?? []),
    masks: new Set(
      (input.masks ?? input.transactions.map((row) => row.accountMask))
        .map(cardDigits)
        .filter((mask) => mask !== ''),
    ),
    cardAccounts: new Map(),
    bankOf,
    ...rememberedSimilarity(bankOf),
    isDeclined: (receipt, row) => declined.get(receipt.order)?.has(row.source.id) === true,
  };
}

/** Refused pairs, by order: what was refused for one mail is refused for every mail of that order. */
function declinedPairs(
  input: MatchInput,
  orders: readonly number[],
): ReadonlyMap<number, ReadonlySet<string>> {
  const orderOf = new Map(input.receipts.map((receipt, index) => [receipt.id, orders[index] ?? index]));
  const declined = new Map<number, Set<string>>();
  for (const { receiptId, transactionId } of input.declined ?? []) {
    const order = orderOf.get(receiptId);
    if (order === undefined) continue;
    const rows = declined.get(order) ?? new Set();
    declined.set(order, rows.add(transactionId));
  }
  return declined;
}

const NAMES_MAX = 4_096;
const bankNameOf = keptByText<BankName>(NAMES_MAX);

function rememberedBanks(): Prepared['bankOf'] {
  const banks: BankName[] = [];
  return (row) => {
    const known = banks[row.nameGroup];
    if (known) return known;
    const { description, merchant } = row.source;
    const bank = bankNameOf(rowTextKey(row.source), () => toBankName(description, merchant));
    banks[row.nameGroup] = bank;
    return bank;
  };
}

function rememberedSimilarity(bankOf: Prepared['bankOf']): Pick<Prepared, 'similarity' | 'quickSimilarity'> {
  const memory: number[][] = [];
  const similarity = (receipt: PreparedReceipt, row: PreparedRow): number => {
    let known = memory[receipt.nameId];
    if (!known) {
      known = [];
      memory[receipt.nameId] = known;
    }
    const remembered = known[row.nameGroup];
    if (remembered !== undefined) return remembered;
    const found = nameSimilarity(receipt.name, bankOf(row));
    known[row.nameGroup] = found;
    return found;
  };
  return {
    similarity,
    quickSimilarity: (receipt, row) =>
      mayShareWord(receipt.name, bankOf(row)) ? similarity(receipt, row) : 0,
  };
}
