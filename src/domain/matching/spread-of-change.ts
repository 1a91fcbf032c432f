import { daysBetween } from '#domain/calendar/civil-date.ts';
import { decideMatches } from './decide-matches.ts';
import type { MatchEdge } from './edges/match-edge.ts';
import { KnownView, MERCHANT_DAYS, type Reads } from './known-view.ts';
import type { Match, MatchInput, MatchReceipt, MatchTransaction } from './match-types.ts';
import { toBareCode } from './words/normalize-text.ts';

/** Receipts and transactions as the matcher reads them. */
export interface Sides {
  readonly receipts: readonly MatchReceipt[];
  readonly transactions: readonly MatchTransaction[];
}

/**
 * What is there now and was not, and what was there and is no more: a receipt or transaction that changed is both, as
 * it was and as it is. What `gone` names and never was there does no harm.
 */
export interface Change {
  readonly added: Sides;
  readonly gone: Sides;
}

/** How far a change reaches in what is known of its neighbourhood. */
export interface Spread {
  readonly receiptIds: readonly string[];
  /** What has to be known for this to be all. */
  readonly reads: Reads;
  readonly decide: () => Match[];
}

/** Emails of one order number or one amount this near may be one order or one plan. */
const ALIKE_DAYS = 60;

/**
 * Follows a change from receipt to transaction to receipt for as long as they compete. Compares the pairings before it
 * with those after it: where one differs, everything that competes with it is decided anew. Null when it tells whose a
 * card is.
 */
export function spreadOfChange(
  change: Change,
  input: MatchInput,
  cardAccounts: ReadonlyMap<string, string>,
): Spread | null {
  const { added, gone } = change;
  const [changedReceipts, changedTransactions] = [
    [...added.receipts, ...gone.receipts],
    [...added.transactions, ...gone.transactions],
  ];
  const receiptIds = new Set(changedReceipts.map((receipt) => receipt.id));
  const transactionIds = new Set(changedTransactions.map((transaction) => transaction.id));
  const after = new KnownView(input, cardAccounts);
  const before = new KnownView(
    asItWas(change, input),
    cardAccounts,
    changedTransactions.length === 0 ? after : undefined,
  );
  const views = [after, before];
  const amounts = new Set(changedTransactions.map((transaction) => Math.abs(transaction.amountMinor)));
  const touched = views.flatMap((view) =>
    view.meeting((transaction) => amounts.has(transaction.amountMinor)),
  );
  const rated = views.flatMap((view) => view.billedIn(ratesOf(changedTransactions)));
  const changed = new Set([...receiptIds, ...touched, ...rated]);
  let focus = new Set([...changed, ...matesOf(changed, [...input.receipts, ...gone.receipts], views)]);
  for (;;) {
    const edges: Pairings = { after: after.edges(focus), before: before.edges(focus) };
    const reached = competing(edges, receiptIds, transactionIds, focus);
    const wider = new Set([...focus, ...reached.receiptIds]);
    for (const view of views) {
      for (const id of view.meeting((transaction) => reached.transactionIds.has(transaction.source.id)))
        wider.add(id);
      for (const id of view.ordersOf(reached.receiptIds)) wider.add(id);
    }
    if (wider.size > focus.size) {
      focus = wider;
      continue;
    }
    if (teachesCards(after, before, focus, cardAccounts)) return null;
    const open = edges.after.filter((edge) =>
      edge.receipts.some(({ source }) => reached.receiptIds.has(source.id)),
    );
    return {
      receiptIds: [...reached.receiptIds],
      // Also of what pairs no more: an email may silence others of its order.
      reads: both(after.reads(focus), before.reads(focus)),
      decide: () => decideMatches(open),
    };
  }
}

function asItWas({ added, gone }: Change, input: MatchInput): MatchInput {
  const receiptIds = new Set([...added.receipts, ...gone.receipts].map((receipt) => receipt.id));
  const transactionIds = new Set(
    [...added.transactions, ...gone.transactions].map((transaction) => transaction.id),
  );
  return {
    ...input,
    receipts: [...input.receipts.filter(({ id }) => !receiptIds.has(id)), ...gone.receipts].sort(byDay),
    transactions: [
      ...input.transactions.filter(({ id }) => !transactionIds.has(id)),
      ...gone.transactions,
    ].sort(byPosting),
  };
}

function both(one: Reads, other: Reads): Reads {
  return {
    receipts: [...one.receipts, ...other.receipts],
    transactions: [...one.transactions, ...other.transactions],
    amounts: [...new Set([...one.amounts, ...other.amounts])],
  };
}

/** The order in which a matching is given receipts. */
export function byDay(a: MatchReceipt, b: MatchReceipt): number {
  return compare(dayOf(a), dayOf(b)) || compare(a.id, b.id);
}

/** The order in which a matching is given transactions. */
export function byPosting(a: MatchTransaction, b: MatchTransaction): number {
  return compare(a.postedOn, b.postedOn) || compare(a.id, b.id);
}

function dayOf(receipt: MatchReceipt): string {
  return receipt.purchasedOn ?? receipt.receivedAt ?? '';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Currencies of which new transactions tell the day's rate. */
function ratesOf(transactions: readonly MatchTransaction[]): ReadonlySet<string> {
  return new Set(transactions.flatMap((transaction) => transaction.originalCurrency ?? []));
}

/** Receipts whose own reading may change with one of these: of its order, plan, price or sum. */
function matesOf(
  ids: ReadonlySet<string>,
  receipts: readonly MatchReceipt[],
  views: readonly KnownView[],
): string[] {
  const own = receipts.filter((receipt) => ids.has(receipt.id));
  const alike = receipts.filter((other) => own.some((one) => areAlike(one, other)));
  const prepared = views.flatMap((view) => view.receipts);
  const sold = prepared.filter((receipt) => ids.has(receipt.source.id));
  const near = prepared.filter((other) =>
    sold.some(
      (one) =>
        one.merchantKey === other.merchantKey &&
        Math.abs(one.days.purchased - other.days.purchased) <= MERCHANT_DAYS,
    ),
  );
  return [...alike.map((receipt) => receipt.id), ...near.map((receipt) => receipt.source.id)];
}

function areAlike(one: MatchReceipt, other: MatchReceipt): boolean {
  const [day, otherDay] = [one.purchasedOn ?? one.receivedAt, other.purchasedOn ?? other.receivedAt];
  if (day === null || otherDay === null || Math.abs(daysBetween(day, otherDay)) > ALIKE_DAYS) return false;
  if (one.totalMinor !== null && one.totalMinor === other.totalMinor) return true;
  return (
    one.orderId !== null && other.orderId !== null && toBareCode(one.orderId) === toBareCode(other.orderId)
  );
}

interface Pairings {
  readonly after: readonly MatchEdge[];
  readonly before: readonly MatchEdge[];
}

/** Everything that competes with what was added, or with a pairing that is not as it was. */
function competing(
  { after, before }: Pairings,
  receiptIds: ReadonlySet<string>,
  transactionIds: ReadonlySet<string>,
  focus: ReadonlySet<string>,
): { receiptIds: ReadonlySet<string>; transactionIds: ReadonlySet<string> } {
  const [earlier, later] = [new Set(before.map(edgeText)), new Set(after.map(edgeText))];
  const differing = [
    ...after.filter((edge) => !earlier.has(edgeText(edge))),
    ...before.filter((edge) => !later.has(edgeText(edge))),
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

function edgeText(edge: MatchEdge): string {
  const receipts = edge.receipts.map(({ source }) => source.id);
  const transactions = edge.transactions.map(({ source }) => source.id);
  const { score, canBeAuto, isExact, isLoneAmount, reasons } = edge;
  return [...receipts, '>', ...transactions, score, canBeAuto, isExact, isLoneAmount, ...reasons].join('|');
}

/** Whether the change adds to, or takes from, what is known of a card that no account shows. */
function teachesCards(
  after: KnownView,
  before: KnownView,
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
