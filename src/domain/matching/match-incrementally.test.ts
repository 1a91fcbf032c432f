import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/civil-date.ts';
import { matchIncrementally, type ReadRequest, type ReadResult } from './match-incrementally.ts';
import { matchReceipts } from './match-receipts.ts';
import type { Match, MatchReceipt, MatchTransaction } from './match-types.ts';

const SHOPS = ['Willow Pottery', 'Harbor Books', 'Juniper Cafe', 'Shell', 'Netflix'];
const FIRST_DAY = '2025-09-01';
const MASKS = ['4242', '1881'];

const amount = fc.constantFrom(500, 1_000, 1_500, 2_000, 2_499);
const on = fc.integer({ min: 0, max: 300 }).map((days) => addDays(FIRST_DAY, days));
const sometimes = <T>(value: T) => fc.option(fc.constant(value), { nil: null, freq: 3 });

const transaction = fc.record({
  shop: fc.integer({ min: 0, max: SHOPS.length }),
  amount,
  on,
  account: fc.integer({ min: 0, max: 1 }),
  isInflow: fc.integer({ max: 9, min: 0 }).map((at) => at === 0),
  pending: fc.integer({ max: 6, min: 0 }).map((at) => at === 0),
  original: sometimes('EUR'),
});
const mail = fc.record({
  shop: fc.integer({ min: 0, max: SHOPS.length - 1 }),
  amount,
  on,
  kind: fc.constantFrom('purchase', 'purchase', 'purchase', 'subscription', 'refund', 'shipping'),
  order: fc.constantFrom(null, null, 'ORDER-77', 'ORDER-88'),
  currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR', null),
  charged: sometimes(0),
  tip: sometimes(200),
  card: fc.constantFrom(null, null, '4242', '7007'),
});

function toTransaction(drawn: Value<typeof transaction>, at: number): MatchTransaction {
  return {
    id: `t${String(at).padStart(3, '0')}`,
    accountId: `a${drawn.account}`,
    accountMask: MASKS[drawn.account] ?? null,
    postedOn: drawn.on,
    authorizedOn: null,
    amountMinor: drawn.isInflow ? drawn.amount : -drawn.amount,
    currency: 'USD',
    description: (SHOPS[drawn.shop] ?? 'XQ 5512').toUpperCase(),
    merchant: null,
    pending: drawn.pending,
    originalAmountMinor: drawn.original === null ? null : drawn.amount - 100,
    originalCurrency: drawn.original,
  };
}

function toMail(drawn: Value<typeof mail>, at: number): MatchReceipt {
  return {
    id: `r${String(at).padStart(3, '0')}`,
    kind: drawn.kind,
    merchant: SHOPS[drawn.shop] ?? null,
    orderId: drawn.order,
    purchasedOn: drawn.on,
    receivedAt: drawn.on,
    currency: drawn.currency,
    totalMinor: drawn.amount,
    chargedMinor: drawn.charged,
    tipMinor: drawn.tip,
    cardLast4: drawn.card,
    fromDomain: null,
  };
}

type Value<T> = T extends fc.Arbitrary<infer Own> ? Own : never;

const byDay = <T extends { readonly id: string }>(list: readonly T[], dayOf: (item: T) => string): T[] =>
  [...list].sort((a, b) => (`${dayOf(a)} ${a.id}` < `${dayOf(b)} ${b.id}` ? -1 : 1));

/** Answers like the database: returns only what was requested. */
function partOf(
  wanted: ReadRequest,
  transactions: readonly MatchTransaction[],
  messages: readonly MatchReceipt[],
): ReadResult {
  const isWithin = (day: string | null) => day !== null && day >= wanted.from && day <= wanted.to;
  if (wanted.kind === 'receipts')
    return { receipts: messages.filter(({ purchasedOn }) => isWithin(purchasedOn)), transactions: [] };
  const near = transactions.filter(({ postedOn }) => isWithin(postedOn));
  if (wanted.kind === 'transactions') return { receipts: [], transactions: near };
  return {
    receipts: [],
    transactions: near.filter(({ amountMinor }) => wanted.amounts.includes(Math.abs(amountMinor))),
  };
}

const shown = (matches: readonly Match[]) => matches.map((match) => JSON.stringify(match)).sort();

/** The change one case makes: the chosen receipts and transactions are added, deleted or modified. */
type How = 'added' | 'deleted' | 'modified';

function change<T extends { readonly id: string }>(
  all: readonly T[],
  picks: readonly T[],
  how: How,
  turn: (item: T) => T,
) {
  const ids = new Set(picks.map(({ id }) => id));
  const others = all.filter(({ id }) => !ids.has(id));
  const [was, is] = [picks, how === 'modified' ? picks.map(turn) : picks];
  return {
    before: how === 'added' ? others : all,
    after: how === 'deleted' ? others : [...others, ...is],
    removed: how === 'added' ? [] : was,
    added: how === 'deleted' ? [] : is,
  };
}

describe('incremental matching', () => {
  it('produces the same matches as matching everything again', () => {
    let answered = 0;
    fc.assert(
      fc.property(
        fc.array(transaction, { maxLength: 80, size: 'max' }),
        fc.array(mail, { maxLength: 50, size: 'max' }),
        fc.nat(),
        fc.constantFrom<('mail' | 'row')[]>(['mail'], ['row'], ['mail', 'row']),
        fc.constantFrom<How>('added', 'added', 'deleted', 'modified'),
        fc.record({ amount, on, shop: fc.integer({ min: 0, max: SHOPS.length - 1 }) }),
        fc.boolean(),
        (transactionList, mailList, pick, which, how, turned, isTaught) => {
          const allTransactions = transactionList.map(toTransaction);
          const allMessages = mailList.map(toMail);
          const transactions = change(
            allTransactions,
            which.includes('row')
              ? allTransactions.filter((_, at) => at === pick % allTransactions.length)
              : [],
            how,
            (each) => ({ ...each, postedOn: turned.on, amountMinor: -turned.amount, pending: false }),
          );
          const messages = change(
            allMessages,
            which.includes('mail') ? allMessages.filter((_, at) => at === pick % allMessages.length) : [],
            how,
            (receipt) => ({ ...receipt, totalMinor: turned.amount, merchant: SHOPS[turned.shop] ?? null }),
          );
          const known = (side: 'before' | 'after') => ({
            transactions: byDay(transactions[side], ({ postedOn }) => postedOn),
            receipts: byDay(messages[side], ({ purchasedOn }) => purchasedOn ?? ''),
          });
          const taught = {
            masks: MASKS,
            aliases: isTaught ? [{ description: 'XQ 5512', merchant: 'Willow Pottery' }] : [],
            declined: isTaught
              ? allMessages.slice(0, 2).map(({ id }, at) => ({ receiptId: id, transactionId: `t00${at}` }))
              : [],
          };
          const before = matchReceipts({ ...taught, ...known('before') });
          const now = known('after');
          const search = matchIncrementally(
            {
              added: { receipts: messages.added, transactions: transactions.added },
              removed: { receipts: messages.removed, transactions: transactions.removed },
            },
            { ...taught, cardAccounts: before.cardAccounts },
          );
          let step = search.next();
          while (!step.done) step = search.next(partOf(step.value, now.transactions, now.receipts));
          const found = step.value;
          if (found === null) return;
          answered += 1;
          const again = new Set(found.receiptIds);
          const kept = before.matches.filter((match) => !again.has(match.receiptId));
          expect(shown([...kept, ...found.matches])).toEqual(
            shown(matchReceipts({ ...taught, ...now }).matches),
          );
        },
      ),
      { numRuns: 400 },
    );
    expect(answered).toBeGreaterThan(360);
  });
});
