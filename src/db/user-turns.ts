import { AsyncLocalStorage } from 'node:async_hooks';

interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits each user to a share of the pool's connections; further work of that user waits. Nested work counts as part of
 * its turn, so that a transaction never waits for itself.
 */
export function createUserTurns(perUser: number) {
  const users = new Map<string, Turns>();
  const holder = new AsyncLocalStorage<string>();
  return async function run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (holder.getStore() === userId) return work();
    const turns = users.get(userId) ?? { running: 0, waiting: [] };
    users.set(userId, turns);
    if (turns.running >= perUser) await new Promise<void>((resolve) => turns.waiting.push(resolve));
    else turns.running += 1;
    try {
      return await holder.run(userId, work);
    } finally {
      const next = turns.waiting.shift();
      if (next) next();
      else turns.running -= 1;
      if (turns.running === 0) users.delete(userId);
    }
  };
}
