import { expect, it } from 'vitest';
import { isCountedSubscription, isRunning } from './running.ts';

it('counts continuing subscriptions of counted accounts that the user did not reject, and no bills', () => {
  const stream = { class: 'subscription', status: 'trial', verdict: 'detected', isCounted: true } as const;
  expect(isCountedSubscription(stream)).toBe(true);
  expect(isCountedSubscription({ ...stream, verdict: 'not_subscription' })).toBe(false);
  expect(isCountedSubscription({ ...stream, class: 'bill' })).toBe(false);
  expect(isCountedSubscription({ ...stream, isCounted: false })).toBe(false);
  expect(isRunning({ ...stream, status: 'overdue' })).toBe(true);
  for (const status of ['paused', 'cancelled', 'ended'] as const)
    expect(isRunning({ ...stream, status })).toBe(false);
});
