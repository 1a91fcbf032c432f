import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type IncomingTransaction,
  type LedgerTransaction,
  UNSTATED_FIELDS,
} from '#domain/ledger/ingest/ingest-types.ts';
import { planFeed } from '#domain/ledger/ingest/plan-feed.ts';
import { planImport } from '#domain/ledger/ingest/plan-import.ts';
import { fromAccount, fromFile } from '#domain/ledger/ingest/to-reconcile-transaction.ts';
import { Dice, shuffle } from '../recurring/random.ts';
import { buildPurchases, type Purchase } from './feed.ts';

const ROWS = 10_000;

/** Ten thousand purchases of some years on two accounts, including duplicates and repeated amounts. */
const PURCHASES = buildPurchases(77, 4_400, '2014-01-01').slice(0, ROWS);

interface StoredTransaction extends LedgerTransaction {
  readonly feedIds: readonly string[];
  readonly fileIds: readonly string[];
}

/** A ledger like the server's: transactions with the IDs of each source. */
class Ledger {
  readonly transactions = new Map<string, StoredTransaction>();
  #next = 0;

  takeFile(incoming: readonly IncomingTransaction[]): void {
    for (const account of new Set(incoming.map((transaction) => transaction.accountId))) {
      const existing = [...this.transactions.values()]
        .filter((transaction) => transaction.accountId === account)
        .map((transaction) => ({
          ...transaction,
          externalId: [...transaction.fileIds].sort().at(-1) ?? null,
        }));
      const ofAccount = incoming.filter(({ accountId }) => accountId === account);
      const verdicts = planImport(ofAccount.map(fromFile), existing.map(fromAccount));
      for (const [at, transaction] of ofAccount.entries()) {
        const verdict = verdicts[at];
        if (verdict?.kind === 'known') continue;
        const id = !verdict || verdict.kind === 'add' ? this.#add(transaction) : verdict.existingId;
        this.#name(id, transaction.externalId, 'fileIds');
      }
    }
  }

  takeFeed(incoming: readonly IncomingTransaction[]): void {
    const known = new Map<string, LedgerTransaction>();
    for (const transaction of this.transactions.values())
      for (const externalId of transaction.feedIds) known.set(externalId, { ...transaction, externalId });
    const others = [...this.transactions.values()].filter((transaction) => transaction.feedIds.length === 0);
    const { changes } = planFeed({ incoming, removedExternalIds: [], known, others });
    for (const change of changes) {
      const id = change.kind === 'add' ? this.#add(change.incoming) : change.existingId;
      this.#name(id, change.incoming.externalId, 'feedIds');
    }
  }

  /** Amounts by account, each as often as it occurs. */
  get figures(): string[] {
    return [...this.transactions.values()]
      .map((transaction) => `${transaction.accountId} ${transaction.amountMinor}`)
      .sort();
  }

  #add(incoming: IncomingTransaction): string {
    this.#next += 1;
    const id = `row-${this.#next}`;
    const { accountId, postedOn, authorizedOn, amountMinor, currency, originalDescription } = incoming;
    const transaction = { id, accountId, postedOn, authorizedOn, amountMinor, currency, originalDescription };
    const rest = {
      merchant: incoming.merchant ?? '',
      externalId: null,
      isRemoved: false,
      status: 'posted',
    } as const;
    this.transactions.set(id, { ...transaction, ...rest, feedIds: [], fileIds: [] });
    return id;
  }

  #name(id: string, externalId: string | null, kind: 'feedIds' | 'fileIds'): void {
    const transaction = this.transactions.get(id);
    if (transaction && externalId !== null && !transaction[kind].includes(externalId))
      this.transactions.set(id, { ...transaction, [kind]: [...transaction[kind], externalId] });
  }
}

type Source = 'ofx' | 'csv' | 'feed';

function toIncoming(purchase: Purchase, source: Source): IncomingTransaction {
  const prefix = { ofx: '2026', csv: null, feed: 'tok-' }[source];
  const key = purchase.key.replaceAll('-', '');
  return {
    key: purchase.key,
    accountId: purchase.accountId,
    accountType: 'checking',
    externalId: prefix === null ? null : `${prefix}${key}`,
    pendingExternalId: null,
    postedOn: purchase.bookedOn,
    authorizedOn: source === 'feed' ? purchase.boughtOn : null,
    amountMinor: purchase.amountMinor,
    currency: 'USD',
    originalDescription: purchase.postedText,
    merchant: source === 'feed' ? purchase.merchant : null,
    isPending: false,
    ...UNSTATED_FIELDS,
    providerCategory: null,
  };
}

/** One complete delivery, split into overlapping periods in any order, some of them twice. */
function deliver(ledger: Ledger, source: Source, dice: Dice): void {
  const size = dice.int(2_000, 6_000);
  const overlap = dice.int(0, 400);
  const stretches: Purchase[][] = [];
  for (let start = 0; start < PURCHASES.length; start += size)
    stretches.push(PURCHASES.slice(Math.max(0, start - overlap), start + size));
  if (dice.chance(0.5)) stretches.push(dice.pick(stretches));
  for (const stretch of shuffle(stretches, dice)) {
    const transactions = shuffle(stretch, dice).map((purchase) => toIncoming(purchase, source));
    if (source === 'feed') ledger.takeFeed(transactions);
    else ledger.takeFile(transactions);
  }
}

describe('ten thousand transactions, three times by any mix of file and feed, in any order, split and repeated', () => {
  const truth = PURCHASES.map((transaction) => `${transaction.accountId} ${transaction.amountMinor}`).sort();
  const source = fc.constantFrom<Source>('ofx', 'csv', 'feed');

  it('give the same transactions: none duplicated, none lost', () => {
    fc.assert(
      fc.property(fc.tuple(source, source, source), fc.integer({ min: 1, max: 1e6 }), (sources, seed) => {
        const ledger = new Ledger();
        const dice = new Dice(seed);
        for (const each of sources) deliver(ledger, each, dice);
        expect(ledger.figures).toEqual(truth);
      }),
      { numRuns: 5 },
    );
  });
});
