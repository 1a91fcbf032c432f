/** The key after `g` must follow within this time. */
const GO_WITHIN_MS = 900;

/** Tracks whether `g` was the last key pressed. */
export interface GoKey {
  /** Records a key press; true if it follows `g` and therefore isn't a shortcut of its own. */
  follows(key: string, timeStamp: number): boolean;
  forget(): void;
}

export function createGoKey(): GoKey {
  // Never: 0 is the time the page loaded, and an early key press would then count as following `g`.
  let since = Number.NEGATIVE_INFINITY;
  return {
    follows(key, timeStamp) {
      if (key !== 'g') return timeStamp - since < GO_WITHIN_MS;
      since = timeStamp;
      return false;
    },
    forget() {
      since = Number.NEGATIVE_INFINITY;
    },
  };
}
