/**
 * Returns a function that runs `work` one call at a time. Calls during a run lead to one more run after it, so that the
 * last run starts after the last call. A failed run rejects the calls that wait for it.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    const current = work().finally(() => {
      if (running === current) running = null;
    });
    running = current;
    return current;
  };
  return () => {
    if (!running) return run();
    const start = () => {
      next = null;
      return run();
    };
    next ??= running.then(start, start);
    return next;
  };
}
