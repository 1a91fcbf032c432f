import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userMessage } from '../messages/user-message.ts';
import { type MailRun, newestJob } from './mail-job.ts';
import { waitBeforeRetry } from './mail-retry.ts';
import { firstDayOf } from './mailbox-range.ts';
import { receivedAtOf } from './received-at.ts';
import { parseSender, senderVerdict } from './sender-rules.ts';

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
  it('is the newest run; one that had ended before it began is another job', () => {
    const job = newestJob([run({ id: 'b', startedAt: 100, finishedAt: 200 }), run({})]);
    expect(job).toMatchObject({ id: 'b', state: 'COMPLETED', read: 10 });
    expect(newestJob([])).toBeNull();
  });

  it('counts runs over several mailboxes that go on together as one', () => {
    const job = newestJob([
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

  it('stands still while it is paused, and fails when one of its runs did', () => {
    expect(newestJob([open({ isPaused: true, read: 3, total: 9 })])).toMatchObject({
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
    expect(newestJob([failed, run({})])).toMatchObject({ state: 'FAILED', error: 'Connect it again.' });
  });
});

describe('the next attempt by itself', () => {
  it('waits longer with every failure, or as long as asked; six hours at most, never for what the user must do', () => {
    expect(waitBeforeRetry('reauth', 1, null)).toBeNull();
    expect(waitBeforeRetry('busy', 1, null)).toBe(120_000);
    expect(waitBeforeRetry('busy', 2, null)).toBe(240_000);
    expect(waitBeforeRetry('busy', 1, 600_000)).toBe(600_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0 }), (failures, askedForMs) => {
        const wait = waitBeforeRetry('unavailable', failures, askedForMs) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(300_000);
        expect(wait).toBeLessThanOrEqual(21_600_000);
      }),
    );
  });
});

describe('when a message came', () => {
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
    expect(receivedAtOf({ provider, stated, foundAt }).toISOString()).toBe(expected);
  });
});

describe('the range read back', () => {
  it('begins a number of months ago, at the end of a short month too, or at the beginning', () => {
    expect(firstDayOf('3_months', '2026-05-31')).toBe('2026-02-28');
    expect(firstDayOf('24_months', '2026-11-21')).toBe('2024-11-21');
    expect(firstDayOf('all', '2026-11-21')).toBeNull();
  });
});

describe('senders a person always wants read, or never', () => {
  it('are found by address, then by domain, the closest rule first', () => {
    const rules = [
      { sender: 'shop.com', verdict: 'block' },
      { sender: 'receipts.shop.com', verdict: 'allow' },
      { sender: 'news@receipts.shop.com', verdict: 'block' },
    ] as const;
    expect(senderVerdict(rules, 'a@shop.com')).toBe('block');
    expect(senderVerdict(rules, 'a@mail.shop.com')).toBe('block');
    expect(senderVerdict(rules, 'a@eu.receipts.shop.com')).toBe('allow');
    expect(senderVerdict(rules, 'news@receipts.shop.com')).toBe('block');
    expect(senderVerdict(rules, 'a@othershop.com')).toBeNull();
    expect(senderVerdict(rules, '')).toBeNull();
  });

  it('are typed as addresses or domains, and nothing else', () => {
    expect(parseSender(' News@Shop.COM ')).toBe('news@shop.com');
    expect(parseSender('@shop.com')).toBe('shop.com');
    for (const text of ['', 'shop', 'com', 'a b@shop.com', 'a@', '<a@b.com>', `${'x'.repeat(300)}@b.com`])
      expect(parseSender(text), text).toBeNull();
  });
});
