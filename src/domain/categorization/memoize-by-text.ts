/**
 * Memoizes a pure function of a text. A user's transactions and receipts have few distinct texts, which are processed
 * again with every change. Clears the cache when it reaches `most` entries.
 */
export function memoizeByText<Value>(most: number): (key: string, read: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, read) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = read();
    if (kept.size >= most) kept.clear();
    kept.set(key, value);
    return value;
  };
}
