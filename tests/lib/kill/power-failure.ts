import pg from 'pg';

export interface PowerCut {
  /** Cuts the power at the `nth` commit from now on: just before it, or just after. */
  at(nth: number, moment: 'before' | 'after'): void;
  readonly isDark: boolean;
  /** Power is back: a process would start anew. */
  restore(): void;
  lift(): void;
}

/**
 * Lets everything this process does with one person's data end at a chosen commit, as the end of the process would:
 * what is not committed is rolled back by the database, and nothing more is written until power is back.
 */
export function wirePowerCut(userId: string): PowerCut {
  const plain = pg.Client.prototype.query;
  const theirs = new WeakSet<pg.Client>();
  let left = Number.POSITIVE_INFINITY;
  let moment: 'before' | 'after' = 'before';
  let isDark = false;
  const cut = (): Promise<never> => {
    isDark = true;
    return Promise.reject(new Error('the power is off'));
  };
  // The method has many forms; the product's transactions use the one that gives a promise, the others are passed on.
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
