import { expect, it } from 'vitest';
import { isRunning, isRunningSubscription } from './running.ts';

it('a subscription is one that goes on and that the user did not refuse; a bill is none', () => {
  const stream = { class: 'subscription', status: 'trial', verdict: 'detected' } as const;
  expect(isRunningSubscription(stream)).toBe(true);
  expect(isRunningSubscription({ ...stream, verdict: 'not_subscription' })).toBe(false);
  expect(isRunningSubscription({ ...stream, class: 'bill' })).toBe(false);
  expect(isRunning({ ...stream, status: 'overdue' })).toBe(true);
  for (const status of ['paused', 'cancelled', 'ended'] as const)
    expect(isRunning({ ...stream, status })).toBe(false);
});
