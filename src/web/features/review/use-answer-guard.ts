import { useEffect, useLayoutEffect, useState } from 'react';
import type { AnswerGuard } from './answer-guard.ts';

/**
 * Tells the guard what is on the screen as soon as it is, and gives whether it may be decided: for whoever watches the
 * screen rather than the clock.
 */
export function useAnswerGuard(guard: AnswerGuard, shown: unknown): boolean {
  const [openFor, setOpenFor] = useState<unknown>(null);
  useLayoutEffect(() => guard.show(shown, performance.now()), [guard, shown]);
  useEffect(() => {
    const timer = setTimeout(() => setOpenFor(shown), Math.max(0, guard.openFrom() - performance.now()));
    return () => clearTimeout(timer);
  }, [guard, shown]);
  return openFor === shown;
}
