/** Milliseconds of one call after another: median and the 95th and 99th of a hundred. */
export async function times(
  count: number,
  work: (index: number) => Promise<unknown>,
): Promise<{ median: number; p95: number; p99: number }> {
  const taken: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    await work(index);
    taken.push(performance.now() - startedAt);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Seconds that something takes once. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The mark to meet, and whether more or less is better. */
  readonly mark: number;
  readonly better: 'more' | 'less';
}
