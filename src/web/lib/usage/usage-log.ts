import type { UsageAction } from '#contract/usage.ts';

/** Delay that batches actions. */
const SEND_AFTER_MS = 1_500;
const ACTIONS_MAX = 50;

export interface UsageLog {
  /** Records an action; dropped unless analytics is known to be on. */
  record(action: UsageAction): void;
  /** Sets whether analytics is on. */
  setAllowed(isAllowed: boolean): void;
}

/** Collects actions and sends them in batches. While analytics is off, nothing is sent or stored. */
export function createUsageLog(
  send: (actions: UsageAction[]) => Promise<{ readonly isCounted: boolean }>,
): UsageLog {
  let isAllowed = false;
  let waiting: UsageAction[] = [];
  const flush = (): void => {
    const actions = waiting.slice(0, ACTIONS_MAX);
    waiting = [];
    // Losing a count doesn't matter.
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
