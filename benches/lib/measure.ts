import process from 'node:process';

/** Milliseconds that this process has worked: what else the machine does weighs less on them than on the clock. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of one call after another, by the clock or another meter: median and the 95th and 99th of a hundred. */
export async function times(
  count: number,
  work: (index: number) => Promise<unknown>,
  meter: () => number = () => performance.now(),
): Promise<{ median: number; p95: number; p99: number }> {
  const taken: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const before = meter();
    await work(index);
    taken.push(meter() - before);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Seconds that something takes once. */
export async function seconds(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** The middle one; of an even number the mean of the two. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The mark to meet, and whether more or less is better. */
  readonly mark: number;
  readonly better: 'more' | 'less';
  readonly limit?: Limit;
}

/** The least that the same work can cost, or what it costs with little data: of the same run and in the same unit. */
export interface Limit {
  readonly name: string;
  readonly value: number;
  /** The figure may cost at most so many times as much. */
  readonly times?: number;
}

/** How many times what its limit costs a figure costs; null without a limit. */
export function timesLimit({ value, better, limit }: Figure): number | null {
  if (!limit) return null;
  return better === 'less' ? value / limit.value : limit.value / value;
}

/** Whether a figure meets its mark, and stays as near to its limit as it must. */
export function isMet(figure: Figure): boolean {
  const { value, mark, better, limit } = figure;
  const isNear = (timesLimit(figure) ?? 0) <= (limit?.times ?? Number.POSITIVE_INFINITY);
  return isNear && (better === 'less' ? value <= mark : value >= mark);
}
