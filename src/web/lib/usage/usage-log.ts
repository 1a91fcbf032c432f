import type { UsageAction } from '#contract/usage.ts';

/** What is sent at once: a moment of use. */
const SEND_AFTER_MS = 1_500;
const ACTIONS_MAX = 50;

export interface UsageLog {
  /** Notes an action; forgotten at once unless analytics is known to be on. */
  record(action: UsageAction): void;
  /** Whether analytics is on, as the settings tell it. */
  setAllowed(isAllowed: boolean): void;
}

/** Collects actions and sends them together. Nothing leaves the page, or is kept in it, while analytics is off. */
export function createUsageLog(
  send: (actions: UsageAction[]) => Promise<{ readonly isCounted: boolean }>,
): UsageLog {
  let isAllowed = false;
  let waiting: UsageAction[] = [];
  const flush = (): void => {
    const actions = waiting.slice(0, ACTIONS_MAX);
    waiting = [];
    // A count that is lost is no loss.
    if (isAllowed && actions.length > 0) send(actions).catch(() => undefined);
  };
  return {
    record(action) {
      if (!isAllowed) return;
      waiting.push(action);
      if (waiting.length === 1) setTimeout(flush, SEND_AFTER_MS);
    },
    setAllowed(allowed) {
      isAllowed = allowed;
      if (!allowed) waiting = [];
    },
  };
}
