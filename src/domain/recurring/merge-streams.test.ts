import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../calendar/civil-date.ts';
import type { TransferTransaction } from '../ledger/transfers/transfer-types.ts';
import { detectStreams } from './detect-streams.ts';
import { combineMergedStreams } from './merge-streams.ts';
import { isMergedInto, shownStreamOf } from './mergeable-streams.ts';
import type { Stream } from './stream-types.ts';

const ACCOUNTS = [{ id: 'card', name: 'Sapphire', type: 'credit', currency: 'USD', mask: '3391' }];

function charges(merchant: string, from: string, count: number, amountMinor: number, months = 1) {
  return Array.from({ length: count }, (_, at): TransferTransaction => {
    const postedOn = addMonths(from, at * months, Number(from.slice(8)));
    return {
      ...{ id: `${merchant} ${postedOn}`, accountId: 'card', currency: 'USD' },
      ...{ postedOn, amountMinor, description: merchant.toUpperCase(), merchant },
    };
  });
}

const ASOF = '2026-11-20';

/** Detects streams of these charges, with their merchants as IDs. */
function identified(transactions: readonly TransferTransaction[], asOf = ASOF) {
  const streams = detectStreams({ asOf, accounts: ACCOUNTS, transactions });
  return streams.map((stream) => ({ id: stream.merchant, stream }));
}

/** The streams shown after merging these pairs. */
function combine(
  all: readonly TransferTransaction[],
  pairs: readonly (readonly [string, string])[],
  asOf = ASOF,
) {
  const sorted = all.toSorted((a, b) => (a.postedOn < b.postedOn ? -1 : 1));
  const streams = identified(sorted, asOf);
  const mergedInto = mergeAll(streams, pairs);
  const combined = combineMergedStreams(streams, mergedInto, sorted, asOf);
  return combined.filter(({ id }) => shownStreamOf(id, mergedInto) === id);
}

/** Merges pairs one after another, as the user does. */
function mergeAll(
  streams: readonly { readonly id: string; readonly stream: Stream }[],
  pairs: readonly (readonly [string, string])[],
): Map<string, string | null> {
  const lastOn = new Map(streams.map(({ id, stream }) => [id, stream.lastOn]));
  const mergedInto = new Map<string, string | null>(streams.map(({ id }) => [id, null]));
  for (const pair of pairs) {
    const [a, b] = pair.map((each) => {
      const id = shownStreamOf(each, mergedInto);
      return { id, lastOn: lastOn.get(id) ?? '' };
    });
    if (!a || !b || a.id === b.id) continue;
    const [merged, kept] = isMergedInto(a, b) ? [a, b] : [b, a];
    mergedInto.set(merged.id, kept.id);
  }
  return mergedInto;
}

const old = charges('Netflix', '2026-01-12', 5, -1549);
const current = charges('Netflux Media', '2026-06-12', 6, -1799);

describe('merged streams', () => {
  it('are one stream with both histories, and the price change between them', () => {
    const [stream, ...others] = combine([...old, ...current], [['Netflix', 'Netflux Media']]);
    expect(others).toEqual([]);
    expect(stream?.id).toBe('Netflux Media');
    expect(stream?.stream).toMatchObject({
      ...{ merchant: 'Netflux Media', frequency: 'monthly', nextOn: '2026-12-12' },
      ...{ firstOn: '2026-01-12', lastOn: '2026-11-12', lastAmountMinor: -1799 },
      priceChanges: [{ on: '2026-06-12', fromMinor: -1549, toMinor: -1799 }],
    });
    expect(stream?.stream.transactionIds).toHaveLength(11);
    expect(stream?.stream.averageAmountMinor).toBe(Math.round((5 * -1549 + 6 * -1799) / 11));
  });

  it('report a price increase between them only while it is recent', () => {
    const all = [...charges('Netflix', '2026-01-12', 8, -1549), ...charges('Hulu', '2026-09-12', 3, -1799)];
    const statusOn = (asOf: string) => combine(all, [['Netflix', 'Hulu']], asOf)[0]?.stream.status;
    expect(statusOn('2026-11-12')).toBe('price_up');
    expect(statusOn('2026-11-20')).toBe('active');
  });

  it('of different frequencies have that of the latest charge, and no price change between them', () => {
    const yearly = charges('Netflux Yearly', '2025-09-12', 2, -14_900, 12);
    const monthly = charges('Netflix', '2025-01-12', 8, -1549);
    const [stream] = combine([...monthly, ...yearly], [['Netflux Yearly', 'Netflix']]);
    expect(stream?.stream).toMatchObject({ frequency: 'annually', priceChanges: [], status: 'active' });
    expect(stream?.stream.transactionIds).toHaveLength(10);
  });

  it('stay one when the charges of one part vanish, and show what is left', () => {
    const pairs = [['Netflix', 'Netflux Media']] as const;
    const streams = identified(old);
    const mergedInto = new Map<string, string | null>([
      ['Netflix', 'Netflux Media'],
      ['Netflux Media', null],
    ]);
    expect(combineMergedStreams(streams, mergedInto, old, ASOF)).toEqual([
      ...streams,
      { id: 'Netflux Media', stream: { ...streams[0]?.stream, priceChanges: [] } },
    ]);
    expect(combine(current, pairs)).toEqual(identified(current));
  });

  it('are separate again if the stream they were merged into is gone', () => {
    const streams = identified(old);
    expect(combineMergedStreams(streams, new Map([['Netflix', 'gone']]), old, ASOF)).toEqual(streams);
  });

  it('are the same in whatever order they were merged', () => {
    const names = ['Netflix', 'Hulu', 'Spotify', 'Peacock', 'Audible'];
    const months = fc.integer({ min: 2, max: 6 });
    const all = fc.tuple(...names.map(() => fc.record({ from: fc.integer({ min: 1, max: 5 }), months })));
    const pairs = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)).filter(([a, b]) => a !== b),
      { minLength: 1, maxLength: 5, selector: ([a, b]) => [a, b].toSorted().join(' ') },
    );
    fc.assert(
      fc.property(
        all,
        pairs.chain((drawn) =>
          fc.tuple(fc.constant(drawn), fc.shuffledSubarray(drawn, { minLength: drawn.length })),
        ),
        (drawn, [one, other]) => {
          const transactions = drawn.flatMap(({ from, months: count }, at) =>
            charges(names[at] ?? '', `2026-0${from}-1${at}`, count, -1000 - at),
          );
          const flipped = other.map(([a, b]) => [b, a] as const);
          const sorted = (result: ReturnType<typeof combine>) =>
            result.toSorted((a, b) => (a.id < b.id ? -1 : 1));
          expect(sorted(combine(transactions, one))).toEqual(sorted(combine(transactions, flipped)));
          const ids = combine(transactions, one).flatMap(({ stream }) => stream.transactionIds);
          expect(ids.length).toBe(new Set(ids).size);
        },
      ),
    );
  });
});
