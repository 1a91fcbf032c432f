import { describe, expect, it } from 'vitest';
import {
  groupStreams,
  listDueCharges,
  listMergeCandidates,
  type Stream,
  type Subscriptions,
} from './stream.ts';

function stream(changes: Partial<Stream>): Stream {
  return {
    id: 'sub_1',
    name: 'Netflix',
    frequency: 'monthly',
    status: 'active',
    class: 'subscription',
    currency: 'USD',
    lastAmountMinor: -1947,
    averageAmountMinor: -1947,
    yearlyAmountMinor: -23364,
    firstOn: '2026-01-31',
    lastOn: '2026-10-31',
    nextOn: '2026-11-30',
    trialEndsOn: null,
    accountName: 'Visa',
    isCounted: true,
    charges: [],
    priceChanges: [],
    confidence: 0.99,
    verdict: 'detected',
    merged: [],
    cancelUrl: null,
    ...changes,
  };
}

const listOf = (subscriptions: Stream[], announced: Subscriptions['announced'] = []) => ({
  subscriptions,
  announced,
  currency: 'USD',
});

describe('the calendar', () => {
  it('lists announced charges on their date', () => {
    const trial = {
      ...{ findingId: 'fnd_1', kind: 'trial_ends' as const, name: 'Mubi', on: '2026-11-30' },
      ...{ amountMinor: null, currency: null },
    };
    const due = listDueCharges(listOf([stream({})], [trial]), '2026-11-21', '2026-12-01');
    expect(due.map((charge) => [charge.on, charge.name, charge.amountMinor])).toEqual([
      ['2026-11-30', 'Mubi', null],
      ['2026-11-30', 'Netflix', 1947],
    ]);
    expect(listDueCharges(listOf([], [trial]), '2026-12-01', '2026-12-31')).toEqual([]);
  });

  it('lists a trial on its end date, with an unknown price', () => {
    const trial = stream({
      ...{
        status: 'trial',
        frequency: 'unknown',
        nextOn: null,
        trialEndsOn: '2026-12-03',
        lastAmountMinor: -100,
      },
    });
    const due = listDueCharges(listOf([trial]), '2026-11-21', '2026-12-31');
    expect(due.map((charge) => [charge.on, charge.amountMinor])).toEqual([['2026-12-03', null]]);
  });

  it('lists all charges in the range, earliest first', () => {
    const weekly = stream({ id: 'sub_2', name: 'Box', frequency: 'weekly', nextOn: '2026-11-25' });
    const due = listDueCharges(listOf([stream({}), weekly]), '2026-11-21', '2026-12-31');
    expect(due.map((charge) => `${charge.on} ${charge.name}`)).toEqual([
      '2026-11-25 Box',
      '2026-11-30 Netflix',
      '2026-12-02 Box',
      '2026-12-09 Box',
      '2026-12-16 Box',
      '2026-12-23 Box',
      '2026-12-30 Box',
      '2026-12-31 Netflix',
    ]);
  });

  it('expects no charges of ended, rejected or undated streams', () => {
    const none = [
      stream({ status: 'cancelled' }),
      stream({ verdict: 'not_subscription' }),
      stream({ nextOn: null }),
    ];
    expect(listDueCharges(listOf(none), '2026-11-21', '2027-11-21')).toEqual([]);
  });
});

describe('the list', () => {
  it('puts every stream in exactly one group', () => {
    const streams = [
      stream({ id: 'a' }),
      stream({ id: 'b', class: 'bill' }),
      stream({ id: 'c', status: 'ended' }),
      stream({ id: 'd', verdict: 'not_subscription', status: 'ended' }),
      stream({ id: 'e', status: 'paused', class: 'loan' }),
    ];
    const groups = groupStreams(streams);
    expect(groups.map((group) => [group.id, group.streams.map(({ id }) => id)])).toEqual([
      ['subscriptions', ['a']],
      ['bills', ['b', 'e']],
      ['over', ['c']],
      ['refused', ['d']],
    ]);
  });
});

describe('the streams to merge with', () => {
  const netflix = stream({ id: 'sub_1' });
  it('are those of the same currency that have a frequency and are subscriptions, most similar first', () => {
    const others = [
      stream({ id: 'sub_2', name: 'Hulu', lastAmountMinor: -1_900 }),
      stream({ id: 'sub_3', name: 'Gym', lastAmountMinor: -9_000 }),
      stream({ id: 'sub_4', name: 'NETFLIX.COM', lastAmountMinor: -900, status: 'cancelled' }),
      stream({ id: 'sub_5', currency: 'EUR' }),
      stream({ id: 'sub_6', frequency: 'unknown', status: 'trial' }),
      stream({ id: 'sub_7', verdict: 'not_subscription' }),
    ];
    const names = listMergeCandidates(netflix, [netflix, ...others]).map(({ id }) => id);
    expect(names).toEqual(['sub_4', 'sub_2', 'sub_3']);
  });

  it('are none for a trial or what is not a subscription', () => {
    const other = stream({ id: 'sub_2' });
    for (const changes of [{ frequency: 'unknown' }, { verdict: 'not_subscription' }] as const)
      expect(listMergeCandidates(stream(changes), [other])).toEqual([]);
  });
});
