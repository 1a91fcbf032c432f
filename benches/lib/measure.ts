import process from 'node:process';

/** CPU time of this process in milliseconds, which other load affects less than wall-clock time. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs `work` `count` times in sequence and returns percentiles in milliseconds, by the clock or another meter. */
export async function measurePercentiles(
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

/** Runs `work` once and returns the seconds it took. */
export async function measureSeconds(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** The median; the mean of the two middle values for an even count, NaN for none. */
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
  /** The value to reach; `better` says whether less or more is better. */
  readonly target: number;
  readonly better: 'more' | 'less';
  readonly baseline?: Baseline;
}

/** The minimum cost of the same work, or its cost with little data: measured in the same run and unit. */
export interface Baseline {
  readonly name: string;
  readonly value: number;
  /** The maximum ratio of the figure to the baseline. */
  readonly ratioMax?: number;
}

/** The cost of a figure as a multiple of its baseline; null without a baseline. */
export function baselineRatio({ value, better, baseline }: Figure): number | null {
  if (!baseline) return null;
  return better === 'less' ? value / baseline.value : baseline.value / value;
}

/** Whether a figure reaches its target and stays within the maximum ratio to its baseline. */
export function meetsTarget(figure: Figure): boolean {
  const { value, target, better, baseline } = figure;
  const isNear = (baselineRatio(figure) ?? 0) <= (baseline?.ratioMax ?? Number.POSITIVE_INFINITY);
  return isNear && (better === 'less' ? value <= target : value >= target);
}
