import { daysBetween } from '#domain/calendar/civil-date.ts';
import { decideMatches } from './decide-matches.ts';
import type { MatchEdge } from './edges/match-edge.ts';
import type { Match, MatchInput, MatchReceipt, MatchTransaction } from './match-types.ts';
import { MatchView, MERCHANT_DAYS, type RequiredReads } from './match-view.ts';
import { normalizeOrderNumber } from './words/normalize-text.ts';

/** Receipts and transactions, as input to the matcher. */
export interface MatchRecords {
  readonly receipts: readonly MatchReceipt[];
  readonly transactions: readonly MatchTransaction[];
}

/**
 * Added and deleted records. A changed record is in both: as it was in `removed`, as it is in `added`. Records in
 * `removed` that never existed do no harm.
 */
export interface MatchChange {
  readonly added: MatchRecords;
  readonly removed: MatchRecords;
}

/** The matches a change affects, among the loaded records. */
export interface AffectedMatches {
  readonly receiptIds: readonly string[];
  /** The records that must be loaded for this to be complete. */
  readonly reads: RequiredReads;
  readonly decide: () => Match[];
}

/** Emails of one order number or amount within this many days may be one order or subscription. */
const SAME_ORDER_DAYS = 60;

/**
 * Finds the receipts whose matches a change affects. Compares the pairings before and after the change; where one
 * differs, everything that competes with it, directly or through others, is affected. Returns null when the change
 * affects which account a card draws on.
 */
export function findAffectedMatches(
  change: MatchChange,
  input: MatchInput,
  cardAccounts: ReadonlyMap<string, string>,
): AffectedMatches | null {
  const { added, removed } = change;
  const [changedReceipts, changedTransactions] = [
    [...added.receipts, ...removed.receipts],
    [...added.transactions, ...removed.transactions],
  ];
  const receiptIds = new Set(changedReceipts.map((receipt) => receipt.id));
  const transactionIds = new Set(changedTransactions.map((transaction) => transaction.id));
  const after = new MatchView(input, cardAccounts);
  const before = new MatchView(inputBeforeChange(change, input), cardAccounts, {
    transactions: changedTransactions.length === 0 ? after : undefined,
    receipts: changedReceipts.length === 0 ? after : undefined,
  });
  const views = [after, before];
  const amounts = new Set(changedTransactions.map((transaction) => Math.abs(transaction.amountMinor)));
  const touched = views.flatMap((view) =>
    view.receiptsMatchable((transaction) => amounts.has(transaction.amountMinor)),
  );
  const rated = views.flatMap((view) => view.receiptsInCurrencies(originalCurrenciesOf(changedTransactions)));
  const changed = new Set([...receiptIds, ...touched, ...rated]);
  let focus = new Set([
    ...changed,
    ...findRelatedReceipts(changed, [...input.receipts, ...removed.receipts], views),
  ]);
  for (;;) {
    const edges: Pairings = { after: after.edges(focus), before: before.edges(focus) };
    const reached = findCompeting(edges, receiptIds, transactionIds, focus);
    const wider = new Set([...focus, ...reached.receiptIds]);
    for (const view of views) {
      for (const id of view.receiptsMatchable((transaction) =>
        reached.transactionIds.has(transaction.source.id),
      ))
        wider.add(id);
      for (const id of view.receiptsOfSameOrders(reached.receiptIds)) wider.add(id);
    }
    if (wider.size > focus.size) {
      focus = wider;
      continue;
    }
    if (changesCardAccounts(after, before, focus, cardAccounts)) return null;
    const open = edges.after.filter((edge) =>
      edge.receipts.some(({ source }) => reached.receiptIds.has(source.id)),
    );
    return {
      receiptIds: [...reached.receiptIds],
      // Include receipts that no longer have pairings: an email may still suppress others of its order.
      reads: mergeReads(after.requiredReads(focus), before.requiredReads(focus)),
      decide: () => decideMatches(open),
    };
  }
}

function inputBeforeChange({ added, removed }: MatchChange, input: MatchInput): MatchInput {
  const receiptIds = new Set([...added.receipts, ...removed.receipts].map((receipt) => receipt.id));
  const transactionIds = new Set(
    [...added.transactions, ...removed.transactions].map((transaction) => transaction.id),
  );
  return {
    ...input,
    receipts: [...input.receipts.filter(({ id }) => !receiptIds.has(id)), ...removed.receipts].sort(
      compareReceiptsByDay,
    ),
    transactions: [
      ...input.transactions.filter(({ id }) => !transactionIds.has(id)),
      ...removed.transactions,
    ].sort(compareTransactionsByDay),
  };
}

function mergeReads(one: RequiredReads, other: RequiredReads): RequiredReads {
  return {
    receipts: [...one.receipts, ...other.receipts],
    transactions: [...one.transactions, ...other.transactions],
    amounts: [...new Set([...one.amounts, ...other.amounts])],
  };
}

/** Sort order of receipts passed to the matcher: by date, then id. */
export function compareReceiptsByDay(a: MatchReceipt, b: MatchReceipt): number {
  return compare(dayOf(a), dayOf(b)) || compare(a.id, b.id);
}

/** Sort order of transactions passed to the matcher: by posting date, then id. */
export function compareTransactionsByDay(a: MatchTransaction, b: MatchTransaction): number {
  return compare(a.postedOn, b.postedOn) || compare(a.id, b.id);
}

function dayOf(receipt: MatchReceipt): string {
  return receipt.purchasedOn ?? receipt.receivedAt ?? '';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Currencies whose exchange rate the changed transactions state. */
function originalCurrenciesOf(transactions: readonly MatchTransaction[]): ReadonlySet<string> {
  return new Set(transactions.flatMap((transaction) => transaction.originalCurrency ?? []));
}

/** Receipts whose interpretation may depend on these: same order, subscription, price or sum. */
function findRelatedReceipts(
  ids: ReadonlySet<string>,
  receipts: readonly MatchReceipt[],
  views: readonly MatchView[],
): string[] {
  const changed = receipts.filter(({ id }) => ids.has(id));
  const alike = receipts.filter((other) => changed.some((receipt) => mayBeSameOrder(receipt, other)));
  const prepared = views.flatMap((view) => view.receipts);
  const sold = prepared.filter((receipt) => ids.has(receipt.source.id));
  const near = prepared.filter((other) =>
    sold.some(
      ({ merchantKey, days }) =>
        merchantKey === other.merchantKey && Math.abs(days.purchased - other.days.purchased) <= MERCHANT_DAYS,
    ),
  );
  return [...alike.map((receipt) => receipt.id), ...near.map((receipt) => receipt.source.id)];
}

function mayBeSameOrder(one: MatchReceipt, other: MatchReceipt): boolean {
  const [day, otherDay] = [one.purchasedOn ?? one.receivedAt, other.purchasedOn ?? other.receivedAt];
  if (day === null || otherDay === null || Math.abs(daysBetween(day, otherDay)) > SAME_ORDER_DAYS)
    return false;
  if (one.totalMinor !== null && one.totalMinor === other.totalMinor) return true;
  return (
    one.orderId !== null &&
    other.orderId !== null &&
    normalizeOrderNumber(one.orderId) === normalizeOrderNumber(other.orderId)
  );
}

interface Pairings {
  readonly after: readonly MatchEdge[];
  readonly before: readonly MatchEdge[];
}

/** Everything that competes with a changed record or a changed pairing. */
function findCompeting(
  { after, before }: Pairings,
  receiptIds: ReadonlySet<string>,
  transactionIds: ReadonlySet<string>,
  focus: ReadonlySet<string>,
): { receiptIds: ReadonlySet<string>; transactionIds: ReadonlySet<string> } {
  const [earlier, later] = [new Set(before.map(edgeKey)), new Set(after.map(edgeKey))];
  const differing = [
    ...after.filter((edge) => !earlier.has(edgeKey(edge))),
    ...before.filter((edge) => !later.has(edgeKey(edge))),
  ].filter((edge) => edge.receipts.every((receipt) => focus.has(receipt.source.id)));
  const reached = { receiptIds: new Set(receiptIds), transactionIds: new Set(transactionIds) };
  const take = (edge: MatchEdge): void => {
    for (const { source } of edge.receipts) reached.receiptIds.add(source.id);
    for (const { source } of edge.transactions) reached.transactionIds.add(source.id);
  };
  for (const edge of differing) take(edge);
  for (let size = -1; size !== reached.receiptIds.size + reached.transactionIds.size; ) {
    size = reached.receiptIds.size + reached.transactionIds.size;
    for (const edge of [...after, ...before]) {
      const isNear =
        edge.receipts.some(({ source }) => reached.receiptIds.has(source.id)) ||
        edge.transactions.some(({ source }) => reached.transactionIds.has(source.id));
      if (isNear) take(edge);
    }
  }
  return reached;
}

function edgeKey(edge: MatchEdge): string {
  const receipts = edge.receipts.map(({ source }) => source.id);
  const transactions = edge.transactions.map(({ source }) => source.id);
  const { score, canBeAuto, isExact, isLoneAmount, reasons } = edge;
  return [...receipts, '>', ...transactions, score, canBeAuto, isExact, isLoneAmount, ...reasons].join('|');
}

/** True if the change adds or removes evidence about a card that no account shows. */
function changesCardAccounts(
  after: MatchView,
  before: MatchView,
  focus: ReadonlySet<string>,
  learned: ReadonlyMap<string, string>,
): boolean {
  const [earlier, later] = [before.cardUses(focus), after.cardUses(focus)];
  const isSame = (id: string): boolean => earlier.get(id)?.join() === later.get(id)?.join();
  return [...focus].some((id) => {
    if (isSame(id)) return false;
    const use = later.get(id);
    return earlier.has(id) || use === undefined || learned.get(use[0]) !== use[1];
  });
}
