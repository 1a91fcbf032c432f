import { expect, it } from 'vitest';
import { isRunning, isRunningSubscription } from './running.ts';

it('counts continuing subscriptions the user did not reject, and no bills', () => {
  const stream = { class: 'subscription', status: 'trial', verdict: 'detected' } as const;
  expect(isRunningSubscription(stream)).toBe(true);
  expect(isRunningSubscription({ ...stream, verdict: 'not_subscription' })).toBe(false);
  expect(isRunningSubscription({ ...stream, class: 'bill' })).toBe(false);
  expect(isRunning({ ...stream, status: 'overdue' })).toBe(true);
  for (const status of ['paused', 'cancelled', 'ended'] as const)
    expect(isRunning({ ...stream, status })).toBe(false);
});
