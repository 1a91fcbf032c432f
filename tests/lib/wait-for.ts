const PAUSE_MS = 25;

/** Polls until the result is neither null, undefined nor false; fails with the name at the timeout. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  withinMs = 15_000,
  pauseMs = PAUSE_MS,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  let lastError: unknown = null;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
    } catch (error) {
      lastError = error;
    }
    if (performance.now() > deadline)
      throw new Error(`waited ${withinMs} ms in vain: ${what}`, { cause: lastError });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
