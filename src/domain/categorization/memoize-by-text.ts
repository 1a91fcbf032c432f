/**
 * A pure function of a text that keeps its answers: the texts of a person's transactions and receipts are few, and are
 * asked about again with every change. Forgets all of them when they become too many.
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
