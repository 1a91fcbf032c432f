import process from 'node:process';
import { hasSlowed, readHistory, recordFigures } from './history.ts';
import { baselineRatio, type Figure, meetsTarget } from './measure.ts';

export type Bench = () => Promise<Figure[]>;

/**
 * Runs a benchmark, records its figures and prints each. Returns the number of figures that miss their target or have
 * slowed.
 */
export async function runBench(name: string, bench: Bench): Promise<number> {
  let failures = 0;
  for (const { figure, isSlow } of await measureAndCompare(name, bench)) {
    const verdict = !meetsTarget(figure) ? 'MISS' : isSlow ? 'SLOW' : 'ok  ';
    if (verdict !== 'ok  ') failures += 1;
    process.stdout.write(`${verdict} ${lineOf(figure)}\n`);
  }
  return failures;
}

interface Judged {
  readonly figure: Figure;
  readonly isSlow: boolean;
}

/**
 * Repeats a run twice if it seems slower than earlier ones; a figure counts as slowed if most of the three runs are
 * slow.
 */
async function measureAndCompare(name: string, bench: Bench): Promise<Judged[]> {
  const history = await readHistory();
  const runs = [await bench()];
  await recordFigures(name, runs[0] ?? []);
  while (runs.length < 3 && runs[0]?.some((figure) => hasSlowed(figure, history))) {
    const again = await bench();
    await recordFigures(name, again);
    runs.push(again);
  }
  return (runs.at(-1) ?? []).map((figure) => {
    const same = runs.flatMap((run) => run.filter(({ name }) => name === figure.name));
    return { figure, isSlow: same.filter((run) => hasSlowed(run, history)).length > same.length / 2 };
  });
}

function lineOf(figure: Figure): string {
  const { name, value, unit, target, baseline } = figure;
  const inUnit = (number: number) => `${number.toFixed(target < 1 ? 3 : 1)} ${unit}`;
  const compared = baseline
    ? `; ${baseline.name}: ${inUnit(baseline.value)}, ${baselineRatio(figure)?.toFixed(2)} ×`
    : '';
  return `${name}: ${inUnit(value)} (target ${target}${compared})`;
}
