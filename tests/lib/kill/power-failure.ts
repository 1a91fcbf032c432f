import pg from 'pg';

export interface PowerFailure {
  /** Simulates a power failure at the `nth` commit from now on: just before or just after it. */
  at(nth: number, moment: 'before' | 'after'): void;
  readonly isDark: boolean;
  /** Restores power, like a restarted process. */
  restore(): void;
  lift(): void;
}

/**
 * Makes all work of this process for one user stop at a chosen commit, as if the process had died: the database rolls
 * back uncommitted work, and nothing is written until power is restored.
 */
export function createPowerFailure(userId: string): PowerFailure {
  const plain = pg.Client.prototype.query;
  const theirs = new WeakSet<pg.Client>();
  let left = Number.POSITIVE_INFINITY;
  let moment: 'before' | 'after' = 'before';
  let isDark = false;
  const cut = (): Promise<never> => {
    isDark = true;
    return Promise.reject(new Error('the power is off'));
  };
  // The method has several overloads; the product's transactions use the one that returns a promise, the others pass
  // through.
  pg.Client.prototype.query = function guarded(this: pg.Client, ...args: unknown[]): unknown {
    const text = textOf(args[0]);
    if (text.startsWith('begin')) {
      if (text.includes(`app.user_id = '${userId}'`)) theirs.add(this);
      else theirs.delete(this);
    }
    const go = () => Reflect.apply(plain, this, args) as unknown;
    if (!theirs.has(this)) return go();
    if (isDark) return cut();
    if (text !== 'commit') return go();
    theirs.delete(this);
    left -= 1;
    if (left > 0) return go();
    return moment === 'before' ? cut() : Promise.resolve(go()).then(cut);
  } as typeof plain;
  return {
    at(nth, when) {
      [left, moment] = [nth, when];
    },
    get isDark() {
      return isDark;
    },
    restore() {
      isDark = false;
      left = Number.POSITIVE_INFINITY;
    },
    lift() {
      pg.Client.prototype.query = plain;
    },
  };
}

function textOf(first: unknown): string {
  if (typeof first === 'string') return first;
  return first && typeof first === 'object' && 'text' in first && typeof first.text === 'string'
    ? first.text
    : '';
}
