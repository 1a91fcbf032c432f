/** Time an item must have been on screen before a key or click can decide it. */
export const SETTLE_MS = 300;

/** A keyboard or pointer event that decides an item. */
export interface AnswerEvent {
  /** Milliseconds since page load, as in events and `performance.now()`. */
  readonly timeStamp: number;
  /** True for a held key. */
  readonly repeat?: boolean;
}

/** Prevents a key or click meant for one item from deciding the next one. */
export interface AnswerGuard {
  /** Reports the item on screen; an equal item isn't a change. */
  readonly show: (shown: unknown, now: number) => void;
  /** Whether the current item had been on screen long enough when the event happened. */
  readonly allows: (event: AnswerEvent) => boolean;
  /** The time from which the current item can be decided. */
  readonly openFrom: () => number;
}

export function createAnswerGuard(): AnswerGuard {
  let last: { readonly shown: unknown } | null = null;
  let openFrom = Number.NEGATIVE_INFINITY;
  return {
    show(shown, now) {
      // The first item has no predecessor that a key could have been meant for.
      if (last !== null && last.shown !== shown) openFrom = now + SETTLE_MS;
      last = { shown };
    },
    allows: ({ timeStamp, repeat }) => repeat !== true && timeStamp >= openFrom,
    openFrom: () => openFrom,
  };
}
