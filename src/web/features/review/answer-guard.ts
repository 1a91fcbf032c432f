/** How long something must have stood on the screen before a key or a click may decide it. */
export const SETTLE_MS = 300;

/** When and how somebody meant to decide: an event of the keyboard or the pointer. */
export interface AnswerEvent {
  /** Milliseconds since the page began, as events and `performance.now()` count them. */
  readonly timeStamp: number;
  /** A key that is held down. */
  readonly repeat?: boolean;
}

/** Keeps a key or click that was meant for one question from deciding another that has just taken its place. */
export interface AnswerGuard {
  /** Something to decide is on the screen now; what is equal to the last one is no change. */
  readonly show: (shown: unknown, now: number) => void;
  /** Whether what is on the screen stood there long enough when this event came about. */
  readonly allows: (event: AnswerEvent) => boolean;
  /** When what is on the screen may be decided. */
  readonly openFrom: () => number;
}

export function createAnswerGuard(): AnswerGuard {
  let last: { readonly shown: unknown } | null = null;
  let openFrom = Number.NEGATIVE_INFINITY;
  return {
    show(shown, now) {
      // The first question replaces nothing that a key could have been meant for.
      if (last !== null && last.shown !== shown) openFrom = now + SETTLE_MS;
      last = { shown };
    },
    allows: ({ timeStamp, repeat }) => repeat !== true && timeStamp >= openFrom,
    openFrom: () => openFrom,
  };
}
