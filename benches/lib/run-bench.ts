import process from 'node:process';
import { hasSlowed, note, readHistory } from './history.ts';
import { type Figure, isMet, timesLimit } from './measure.ts';

export type Bench = () => Promise<Figure[]>;

/** Runs a bench, notes its figures and prints each; gives how many miss their mark or have slowed. */
export async function runBench(name: string, bench: Bench): Promise<number> {
  let failures = 0;
  for (const { figure, isSlow } of await judged(name, bench)) {
    const verdict = !isMet(figure) ? 'MISS' : isSlow ? 'SLOW' : 'ok  ';
    if (verdict !== 'ok  ') failures += 1;
    process.stdout.write(`${verdict} ${lineOf(figure)}\n`);
  }
  return failures;
}

interface Judged {
  readonly figure: Figure;
  readonly isSlow: boolean;
}

/** A run that seems slower than the earlier ones is repeated twice: what has slowed is slow in most of the three. */
async function judged(name: string, bench: Bench): Promise<Judged[]> {
  const history = await readHistory();
  const runs = [await bench()];
  await note(name, runs[0] ?? []);
  while (runs.length < 3 && runs[0]?.some((figure) => hasSlowed(figure, history))) {
    const again = await bench();
    await note(name, again);
    runs.push(again);
  }
  return (runs.at(-1) ?? []).map((figure) => {
    const same = runs.flatMap((run) => run.filter((one) => one.name === figure.name));
    return { figure, isSlow: same.filter((one) => hasSlowed(one, history)).length > same.length / 2 };
  });
}

function lineOf(figure: Figure): string {
  const { name, value, unit, mark, limit } = figure;
  const inUnit = (number: number) => `${number.toFixed(mark < 1 ? 3 : 1)} ${unit}`;
  const beside = limit
    ? `; ${limit.name}: ${inUnit(limit.value)}, ${timesLimit(figure)?.toFixed(2)} times`
    : '';
  return `${name}: ${inUnit(value)} (mark ${mark}${beside})`;
}
