import { useEffect, useLayoutEffect, useState } from 'react';
import type { AnswerGuard } from './answer-guard.ts';

/** Reports the item on screen to the guard and returns whether it can be decided, as a signal for tests. */
export function useAnswerGuard(guard: AnswerGuard, shown: unknown): boolean {
  const [openFor, setOpenFor] = useState<unknown>(null);
  useLayoutEffect(() => guard.show(shown, performance.now()), [guard, shown]);
  useEffect(() => {
    const timer = setTimeout(() => setOpenFor(shown), Math.max(0, guard.openFrom() - performance.now()));
    return () => clearTimeout(timer);
  }, [guard, shown]);
  return openFor === shown;
}
