/** After `g` the next key names a place within this time. */
const GO_WITHIN_MS = 900;

/** Remembers the last `g` of a keyboard. */
export interface GoKey {
  /** Takes a key; true when it follows a `g`, so that it is no command of its own. */
  follows(key: string, timeStamp: number): boolean;
  forget(): void;
}

export function createGoKey(): GoKey {
  // Never yet: 0 would be the moment of loading, and a lone letter soon after it would lead away.
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
