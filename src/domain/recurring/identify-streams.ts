/** A stored stream, as far as it identifies detected ones. */
export interface StoredStream {
  readonly id: string;
  readonly transactionIds: readonly string[];
  /** The stream that the user merged it into. */
  readonly mergedInto: string | null;
}

/**
 * Assigns each detected stream the ID of the stored stream that it shares a transaction with, else a new one. A stored
 * stream with merged ones also contains their transactions; those identify the merged stream.
 */
export function identifyStreams<Detected extends { readonly transactionIds: readonly string[] }>(
  detected: readonly Detected[],
  stored: readonly StoredStream[],
  nextId: () => string,
): { readonly id: string; readonly stream: Detected }[] {
  const widestFirst = stored.toSorted(
    (a, b) =>
      b.transactionIds.length - a.transactionIds.length ||
      Number(a.mergedInto !== null) - Number(b.mergedInto !== null) ||
      (a.id < b.id ? -1 : 1),
  );
  const byTransaction = new Map(
    widestFirst.flatMap(({ id, transactionIds }) => transactionIds.map((each) => [each, id] as const)),
  );
  const taken = new Set<string>();
  return detected.map((stream) => {
    const same = stream.transactionIds
      .map((each) => byTransaction.get(each))
      .find((found) => found !== undefined && !taken.has(found));
    const id = same ?? nextId();
    taken.add(id);
    return { id, stream };
  });
}
