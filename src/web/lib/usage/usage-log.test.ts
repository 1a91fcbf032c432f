import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UsageAction } from '#contract/usage.ts';
import { createUsageLog } from './usage-log.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('sends actions in batches while analytics is on, and nothing while it is off', () => {
  const sent: UsageAction[][] = [];
  const log = createUsageLog(async (actions) => {
    sent.push(actions);
    return { isCounted: true };
  });
  log.record('opened_dashboard');
  vi.runAllTimers();
  log.setAllowed(true);
  log.record('opened_dashboard');
  log.record('opened_insights');
  vi.runAllTimers();
  expect(sent).toEqual([['opened_dashboard', 'opened_insights']]);
  log.record('opened_settings');
  log.setAllowed(false);
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
});
