export interface LinearScale {
  (value: number): number;
  /** Round values inside the domain, for the axis. */
  readonly ticks: readonly number[];
}

/**
 * Maps values to pixels over a domain extended to round ends. Produces about `count` ticks at steps of 1, 2 or 5 times
 * a power of ten, including zero if the domain contains it.
 */
export function linearScale(
  domain: readonly [number, number],
  range: readonly [number, number],
  count: number,
): LinearScale {
  const step = roundStep(domain[1] - domain[0], count);
  const low = Math.floor(domain[0] / step);
  const high = Math.max(low + 1, Math.ceil(domain[1] / step));
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => trim((low + index) * step));
  const from = low * step;
  const span = (high - low) * step;
  const scale = (value: number): number => range[0] + ((value - from) / span) * (range[1] - range[0]);
  return Object.assign(scale, { ticks });
}

function roundStep(span: number, count: number): number {
  if (!(span > 0)) return 1;
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const lead = raw / power;
  // The thresholds between 1, 2, 5 and 10 are their geometric means.
  const round = lead >= Math.sqrt(50) ? 10 : lead >= Math.sqrt(10) ? 5 : lead >= Math.SQRT2 ? 2 : 1;
  return round * power;
}

function trim(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(12));
}
