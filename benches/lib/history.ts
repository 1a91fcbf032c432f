import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { baselineRatio, type Figure, median } from './measure.ts';

/** One figure of one run, as recorded in the history. */
export interface RecordedFigure extends Figure {
  readonly at: string;
  readonly bench: string;
  readonly commit: string;
  readonly machine: string;
  readonly load: number;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Outside git, because figures of different machines can't be compared. */
const FILE = path.join(ROOT, '.cache/bench-history.jsonl');

const RUNS_MIN = 5;
const RUNS_MAX = 20;
/** A figure has slowed if its ratio exceeds the median by this fraction and by this many standard deviations. */
const SLOWER_FRACTION = 0.2;
const DEVIATIONS = 3;
/** Converts the median absolute deviation of a normal distribution to its standard deviation. */
const MAD_TO_DEVIATION = 1.4826;

/** CPU and Node version. Only figures of equal machines are compared. */
export function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? process.arch}, Node ${process.version}`;
}

/** Figures of earlier runs on this machine, oldest first. */
export async function readHistory(): Promise<RecordedFigure[]> {
  if (!existsSync(FILE)) return [];
  const lines = (await readFile(FILE, 'utf8')).split('\n').filter(Boolean);
  // Only `recordFigures` writes this file.
  return lines
    .map((line) => JSON.parse(line) as RecordedFigure)
    .filter(({ machine }) => machine === describeMachine());
}

/** Appends the figures of one run. */
export async function recordFigures(bench: string, figures: readonly Figure[]): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  const of = { at: new Date().toISOString(), bench, commit: commit(), machine: describeMachine() };
  const [load] = loadavg();
  const lines = figures.map((figure) => `${JSON.stringify({ ...of, load, ...figure })}\n`);
  await appendFile(FILE, lines.join(''));
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Whether a figure is slower than earlier runs by more than noise. Compares ratios to the baseline, because figure and
 * baseline are measured in one run and bear the same load. Figures without a baseline never count as slowed.
 */
export function hasSlowed(figure: Figure, history: readonly RecordedFigure[]): boolean {
  const now = baselineRatio(figure);
  if (now === null) return false;
  const before = history
    .filter(({ name, baseline }) => name === figure.name && baseline?.name === figure.baseline?.name)
    .slice(-RUNS_MAX)
    .map((recorded) => baselineRatio(recorded) ?? Number.NaN);
  if (before.length < RUNS_MIN) return false;
  const middle = median(before);
  const deviation = MAD_TO_DEVIATION * median(before.map((value) => Math.abs(value - middle)));
  return now > middle + Math.max(SLOWER_FRACTION * middle, DEVIATIONS * deviation);
}
