const FAILURES_MAX = 5;
const PAUSE_MS = 60_000;
const PAUSE_MAX_MS = 15 * 60_000;

/** Circuit breaker: opens after five consecutive failures, for increasing periods; one success closes it. */
export interface Breaker {
  isOpen(now: Date): boolean;
  failed(now: Date): void;
  succeeded(): void;
}

export function createBreaker(): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: (now) => now.getTime() < openUntil,
    failed(now) {
      failures += 1;
      const over = failures - FAILURES_MAX;
      if (over >= 0) openUntil = now.getTime() + Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** over);
    },
    succeeded() {
      failures = 0;
      openUntil = 0;
    },
  };
}
