import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userMessage } from '../messages/user-message.ts';
import { findNewestJob, type MailRun } from './mail-job.ts';
import { computeRetryDelay } from './mail-retry.ts';
import { rangeStart } from './mailbox-range.ts';
import { resolveReceivedAt } from './received-at.ts';
import { parseSender, resolveSenderVerdict } from './sender-rules.ts';

const run = (more: Partial<MailRun>): MailRun => ({
  id: 'a',
  state: 'COMPLETED',
  isPaused: false,
  step: 10,
  message: userMessage('syncCompleted', 'gmail'),
  read: 10,
  total: 10,
  emailsProcessed: 10,
  purchasesFound: 2,
  transactionsCreated: 1,
  error: null,
  startedAt: 0,
  finishedAt: 100,
  ...more,
});
const open = (more: Partial<MailRun>) => run({ state: 'PROCESSING', finishedAt: null, ...more });

describe('the job on screen', () => {
  it('is the newest run, without runs that ended before it started', () => {
    const job = findNewestJob([run({ id: 'b', startedAt: 100, finishedAt: 200 }), run({})]);
    expect(job).toMatchObject({ id: 'b', state: 'COMPLETED', read: 10 });
    expect(findNewestJob([])).toBeNull();
  });

  it('counts runs over several mailboxes that go on together as one', () => {
    const job = findNewestJob([
      open({
        id: 'b',
        startedAt: 60,
        read: 5,
        total: 90,
        step: 5,
        message: userMessage('syncProcess', 1, 90),
      }),
      run({ startedAt: 50 }),
    ]);
    expect(job).toMatchObject({ state: 'PROCESSING', read: 15, total: 100, startedAt: 50, finishedAt: null });
    expect(job?.message).toBe(userMessage('syncProcess', 1, 100));
  });

  it('is idle while paused, and fails if one of its runs failed', () => {
    expect(findNewestJob([open({ isPaused: true, read: 3, total: 9 })])).toMatchObject({
      state: 'IDLE',
      read: 3,
    });
    const failed = run({
      id: 'b',
      state: 'FAILED',
      error: 'Connect it again.',
      startedAt: 90,
      finishedAt: 120,
    });
    expect(findNewestJob([failed, run({})])).toMatchObject({ state: 'FAILED', error: 'Connect it again.' });
  });
});

describe('the next automatic attempt', () => {
  it('waits longer with every failure or as requested, at most six hours, and never if the user must act', () => {
    expect(computeRetryDelay('reauth', 1, null)).toBeNull();
    expect(computeRetryDelay('busy', 1, null)).toBe(120_000);
    expect(computeRetryDelay('busy', 2, null)).toBe(240_000);
    expect(computeRetryDelay('busy', 1, 600_000)).toBe(600_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0 }), (failures, askedForMs) => {
        const wait = computeRetryDelay('unavailable', failures, askedForMs) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(300_000);
        expect(wait).toBeLessThanOrEqual(21_600_000);
      }),
    );
  });
});

describe('resolveReceivedAt', () => {
  const foundAt = new Date('2026-11-21T12:00:00Z');
  const at = (text: string) => new Date(text);
  it.each([
    ['the provider says', at('2026-03-01T00:00:00Z'), at('2020-01-01T00:00:00Z'), '2026-03-01T00:00:00.000Z'],
    [
      'the provider says 1970',
      at('1970-01-01T00:00:00Z'),
      at('2024-05-05T00:00:00Z'),
      '2024-05-05T00:00:00.000Z',
    ],
    ['both say 2099', at('2099-01-01T00:00:00Z'), at('2099-01-01T00:00:00Z'), '2026-11-21T12:00:00.000Z'],
    ['nobody says', null, null, '2026-11-21T12:00:00.000Z'],
    ['no date that can be read', at('nonsense'), null, '2026-11-21T12:00:00.000Z'],
  ])('%s', (_what, provider, stated, expected) => {
    expect(resolveReceivedAt({ provider, stated, foundAt }).toISOString()).toBe(expected);
  });
});

describe('the mailbox range', () => {
  it('starts the given number of months ago, also from the end of a short month, or at the beginning', () => {
    expect(rangeStart('3_months', '2026-05-31')).toBe('2026-02-28');
    expect(rangeStart('24_months', '2026-11-21')).toBe('2024-11-21');
    expect(rangeStart('all', '2026-11-21')).toBeNull();
  });
});

describe('sender rules', () => {
  it('match by address, then by domain, most specific first', () => {
    const rules = [
      { sender: 'shop.com', verdict: 'block' },
      { sender: 'receipts.shop.com', verdict: 'allow' },
      { sender: 'news@receipts.shop.com', verdict: 'block' },
    ] as const;
    expect(resolveSenderVerdict(rules, 'a@shop.com')).toBe('block');
    expect(resolveSenderVerdict(rules, 'a@mail.shop.com')).toBe('block');
    expect(resolveSenderVerdict(rules, 'a@eu.receipts.shop.com')).toBe('allow');
    expect(resolveSenderVerdict(rules, 'news@receipts.shop.com')).toBe('block');
    expect(resolveSenderVerdict(rules, 'a@othershop.com')).toBeNull();
    expect(resolveSenderVerdict(rules, '')).toBeNull();
  });

  it('accept addresses and domains only', () => {
    expect(parseSender(' News@Shop.COM ')).toBe('news@shop.com');
    expect(parseSender('@shop.com')).toBe('shop.com');
    for (const text of ['', 'shop', 'com', 'a b@shop.com', 'a@', '<a@b.com>', `${'x'.repeat(300)}@b.com`])
      expect(parseSender(text), text).toBeNull();
  });
});
