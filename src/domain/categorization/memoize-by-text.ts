/**
 * Memoizes a pure function of a text. A user's transactions and receipts have few distinct texts, which are processed
 * again with every change. Clears the cache when it reaches `most` entries.
 */
export function memoizeByText<Value>(most: number): (key: string, read: () => Value) => Value {
  const cache = new Map<string, Value>();
  return (key, read) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const value = read();
    if (cache.size >= most) cache.clear();
    cache.set(key, value);
    return value;
  };
}
