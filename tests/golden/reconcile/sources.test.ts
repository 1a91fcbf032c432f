import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconcile } from '#domain/ledger/reconcile/reconcile.ts';
import type { Decision, ReconcileTransaction } from '#domain/ledger/reconcile/reconcile-types.ts';
import { buildPurchases, type Purchase, toTransaction } from './feed.ts';

interface Short {
  readonly day: number;
  readonly amountMinor: number;
  readonly description: string;
  readonly pending: boolean;
  readonly externalId: string | null;
}

type Shape = Parameters<typeof toTransaction>[2];

const OFX: Shape = { idPrefix: '2026' };
const CSV: Shape = { idPrefix: null };
const FEED: Shape = { idPrefix: 'tok-', text: 'merchant', hasMerchant: true, hasAuthorized: true };
const OLD_LINK: Shape = { idPrefix: 'A1b2C3d4E5f6G7h8J9k0', hasAuthorized: true };
const NEW_LINK: Shape = { idPrefix: 'Z1y2X3w4V5u6T7s8R9q0', hasAuthorized: true };

/** Extra and missing transactions after an import, by account and amount. */
function importInto(stored: readonly Purchase[], first: Shape, arriving: readonly Purchase[], second: Shape) {
  const decisions = reconcile({
    existing: stored.map((purchase) => toTransaction(purchase, 'e', first)),
    incoming: arriving.map((purchase) => toTransaction(purchase, 'i', second)),
  });
  const added = arriving.filter(
    (_, at) => decisions[at]?.action === 'new' || decisions[at]?.action === 'suggest',
  );
  const truth = bag(new Set([...stored, ...arriving]));
  const got = bag([...stored, ...added]);
  let extra = 0;
  let lost = 0;
  for (const [key, count] of truth) {
    extra += Math.max(0, (got.get(key) ?? 0) - count);
    lost += Math.max(0, count - (got.get(key) ?? 0));
  }
  return { extra, lost, decisions };
}

function bag(purchases: Iterable<Purchase>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { accountId, amountMinor } of purchases) {
    const key = `${accountId} ${amountMinor}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function usesEachTransactionOnce(decisions: readonly Decision[]): boolean {
  const used = decisions.flatMap(({ existingId }) => existingId ?? []);
  return new Set(used).size === used.length;
}

describe('the same transactions from two sources', () => {
  it.each([
    ['the same OFX twice', OFX, OFX, 1, 0],
    ['the same CSV twice', CSV, CSV, 1, 0],
    ['overlapping CSV statements', CSV, CSV, 0.6, 0.4],
    ['overlapping OFX statements', OFX, OFX, 0.6, 0.4],
    ['OFX, then CSV', OFX, CSV, 1, 0],
    ['CSV, then OFX', CSV, OFX, 1, 0],
    ['half OFX, then overlapping CSV', OFX, CSV, 0.6, 0.4],
    ['CSV history, then a feed', CSV, FEED, 0.6, 0.4],
    ['a feed, then OFX', FEED, OFX, 0.6, 0.4],
    ['a bank linked again', OLD_LINK, NEW_LINK, 1, 0.7],
    ['a feed that goes on', OLD_LINK, OLD_LINK, 0.7, 0.7],
  ])('%s: none duplicated, none lost', (_name, first, second, until, from) => {
    for (let seed = 401; seed <= 406; seed += 1) {
      const purchases = buildPurchases(seed, 180);
      const count = purchases.length;
      const { extra, lost, decisions } = importInto(
        purchases.slice(0, count * until),
        first,
        purchases.slice(count * from),
        second,
      );
      expect({ seed, extra, lost }).toEqual({ seed, extra: 0, lost: 0 });
      expect(usesEachTransactionOnce(decisions)).toBe(true);
    }
  });

  it('decides about every arriving transaction once and uses every stored one at most once', () => {
    const short = fc.record({
      day: fc.integer({ min: 1, max: 9 }),
      amountMinor: fc.constantFrom(-450, -450, -900, 1200, 0),
      description: fc.constantFrom('COFFEE', 'COFFEE BAR', 'SHOP', ''),
      pending: fc.boolean(),
      externalId: fc.constantFrom(null, 'a1', 'a2', 'ofx-9'),
    });
    const transaction =
      (side: string) =>
      ({ day, ...rest }: Short, at: number): ReconcileTransaction => ({
        id: `${side}${at}`,
        accountId: 'A',
        postedOn: `2026-01-0${day}`,
        authorizedOn: null,
        currency: 'USD',
        merchant: null,
        ...rest,
      });
    fc.assert(
      fc.property(
        fc.array(short, { maxLength: 14 }),
        fc.array(short, { maxLength: 14 }),
        (stored, arriving) => {
          const incoming = arriving.map(transaction('i'));
          const decisions = reconcile({ existing: stored.map(transaction('e')), incoming });
          expect(decisions.map(({ incomingId }) => incomingId)).toEqual(incoming.map(({ id }) => id));
          expect(usesEachTransactionOnce(decisions)).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('handles thousands of equal amounts quickly', () => {
    const [purchase] = buildPurchases(1, 30);
    if (!purchase) throw new Error('no purchase');
    const coffee = (side: string, postedOn: string) =>
      Array.from({ length: 20_000 }, (_, at) => ({
        ...toTransaction(purchase, side, CSV),
        id: `${side}${at}`,
        postedOn,
      }));
    const begun = performance.now();
    const decisions = reconcile({ existing: coffee('e', '2026-01-05'), incoming: coffee('i', '2026-01-05') });
    expect(decisions.every(({ action }) => action === 'duplicate')).toBe(true);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
