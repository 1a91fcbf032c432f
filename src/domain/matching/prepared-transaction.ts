import { type CivilDate, toDayNumber } from '#domain/calendar/civil-date.ts';
import { memoizeByText } from '#domain/categorization/memoize-by-text.ts';
import { findFundingLegs, namesWallet } from './funding-legs.ts';
import type { MatchTransaction } from './match-types.ts';
import { findPostedReplacements } from './posted-replacements.ts';
import { isMovementOnly, isPayLater, isPersonPayment } from './transaction-movement.ts';
import { descriptorKey } from './words/normalize-text.ts';

/** A bank transaction and the values the matcher derives from it. */
export interface PreparedTransaction {
  readonly source: MatchTransaction;
  readonly index: number;
  readonly day: number;
  readonly authorizedDay: number | null;
  readonly amountMinor: number;
  readonly isInflow: boolean;
  readonly currency: string;
  readonly originalMinor: number | null;
  readonly originalCurrency: string | null;
  readonly isPending: boolean;
  /** Description without reference numbers; equal for transactions of one merchant. */
  readonly nameKey: string;
  /** Number of the group of transactions with equal text, used as a cache key. */
  readonly nameGroup: number;
  readonly isPerson: boolean;
  /** True if the text names a buy-now-pay-later service. */
  readonly isPayLater: boolean;
}

/** Values derived from the text alone, shared by all transactions with that text. */
interface TransactionText {
  readonly nameKey: string;
  readonly groupKey: string;
  readonly isMovement: boolean;
  readonly namesWallet: boolean;
  readonly isPerson: boolean;
  readonly isPayLater: boolean;
}

/** Prepares dates, amounts and texts. Money movements, replaced pending transactions and funding legs are left out. */
export function prepareTransactions(transactions: readonly MatchTransaction[]): PreparedTransaction[] {
  const groups = new Map<string, number>();
  const toDay = cacheDayNumbers();
  const prepared = transactions.map((source, index) =>
    prepareTransaction(source, index, textOf(source), groups, toDay),
  );
  const isWallet = ({ source }: PreparedTransaction) =>
    source.accountId !== null && source.accountMask === null;
  const legs = findFundingLegs(
    prepared
      .filter((transaction) => transaction.namesWallet || isWallet(transaction))
      .map((transaction) => ({
        ...transaction,
        ...legOf(transaction),
        isWallet: isWallet(transaction),
        description: transaction.source.description,
      })),
  );
  const hasPending = prepared.some((transaction) => transaction.isPending);
  const twins = findPostedReplacements(
    hasPending
      ? prepared.map((transaction) => ({ ...transaction, ...legOf(transaction), id: transaction.source.id }))
      : [],
  );
  return prepared
    .filter(
      (transaction) =>
        transaction.amountMinor > 0 &&
        !twins.has(transaction.index) &&
        !legs.has(transaction.index) &&
        !transaction.isMovement,
    )
    .map((transaction, index) => ({ ...transaction, index }));
}

function legOf({ source }: PreparedTransaction): { accountId: string | null; signedMinor: number } {
  return { accountId: source.accountId, signedMinor: source.amountMinor };
}

/** Caches day numbers by date: a hundred thousand transactions share a few thousand dates. */
function cacheDayNumbers(): (date: CivilDate) => number {
  const known = new Map<CivilDate, number>();
  return (date) => {
    const day = known.get(date) ?? toDayNumber(date);
    known.set(date, day);
    return day;
  };
}

const textsOfTransactions = new WeakMap<MatchTransaction, TransactionText>();
const TEXTS_MAX = 4_096;
const cachedText = memoizeByText<TransactionText>(TEXTS_MAX);

/** Cached by text, and per transaction: incremental matching looks at the same transactions repeatedly. */
function textOf(source: MatchTransaction): TransactionText {
  const cached = textsOfTransactions.get(source);
  if (cached) return cached;
  const { description, merchant } = source;
  const text = cachedText(transactionTextKey(source), () => {
    const nameKey = descriptorKey(description);
    return {
      nameKey,
      groupKey: merchant === null ? nameKey : `${nameKey}\u0000${merchant}`,
      isMovement: isMovementOnly(description),
      namesWallet: namesWallet(description),
      isPerson: isPersonPayment(description),
      isPayLater: isPayLater(description),
    };
  });
  textsOfTransactions.set(source, text);
  return text;
}

/** Cache key: equal for transactions with identical texts. */
export function transactionTextKey({ description, merchant }: MatchTransaction): string {
  return `${description}\u0000${merchant ?? ''}`;
}

function prepareTransaction(
  source: MatchTransaction,
  index: number,
  { nameKey, groupKey, ...text }: TransactionText,
  groups: Map<string, number>,
  toDay: (date: CivilDate) => number,
): PreparedTransaction & { isMovement: boolean; namesWallet: boolean } {
  const nameGroup = groups.get(groupKey) ?? groups.size;
  groups.set(groupKey, nameGroup);
  return {
    source,
    index,
    day: toDay(source.postedOn),
    authorizedDay: source.authorizedOn === null ? null : toDay(source.authorizedOn),
    amountMinor: Math.abs(source.amountMinor),
    isInflow: source.amountMinor > 0,
    currency: source.currency,
    originalMinor: source.originalAmountMinor === null ? null : Math.abs(source.originalAmountMinor),
    originalCurrency: source.originalCurrency,
    isPending: source.pending,
    nameKey,
    nameGroup,
    ...text,
  };
}
