import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UsageAction } from '#contract/usage.ts';
import { createUsageLog } from './usage-log.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('sends actions together while analytics is on, and nothing at all while it is off', () => {
  const sent: UsageAction[][] = [];
  const log = createUsageLog(async (actions) => {
    sent.push(actions);
    return { isCounted: true };
  });
  log.note('opened_dashboard');
  vi.runAllTimers();
  log.allow(true);
  log.note('opened_dashboard');
  log.note('opened_insights');
  vi.runAllTimers();
  expect(sent).toEqual([['opened_dashboard', 'opened_insights']]);
  log.note('opened_settings');
  log.allow(false);
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
});
