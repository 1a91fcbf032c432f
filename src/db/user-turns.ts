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
    const own = users.get(userId) ?? { running: 0, waiting: [] };
    users.set(userId, own);
    if (own.running >= perUser) await new Promise<void>((resolve) => own.waiting.push(resolve));
    else own.running += 1;
    try {
      return await holder.run(userId, work);
    } finally {
      const next = own.waiting.shift();
      if (next) next();
      else own.running -= 1;
      if (own.running === 0) users.delete(userId);
    }
  };
}
