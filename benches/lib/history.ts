import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Figure, median, timesLimit } from './measure.ts';

/** One figure of one run, as the history keeps it. */
export interface Noted extends Figure {
  readonly at: string;
  readonly bench: string;
  readonly commit: string;
  readonly machine: string;
  readonly load: number;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Outside of git: figures of two machines cannot be compared. */
const FILE = path.join(ROOT, '.cache/bench-history.jsonl');

const RUNS_MIN = 5;
const RUNS_MAX = 20;
/** A path has slowed when it is this share above its median, and as many times the usual deviation. */
const SHARE = 0.2;
const DEVIATIONS = 3;
/** From the median of absolute deviations to the standard deviation of what is spread normally. */
const NORMAL = 1.4826;

/** The processor and the version of Node: what figures must have in common to be compared. */
export function thisMachine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? process.arch}, Node ${process.version}`;
}

/** What earlier runs on this machine noted, oldest first. */
export async function readHistory(): Promise<Noted[]> {
  if (!existsSync(FILE)) return [];
  const lines = (await readFile(FILE, 'utf8')).split('\n').filter(Boolean);
  // Written by `note` alone; lines from before it named the machine fall out here.
  return lines.map((line) => JSON.parse(line) as Noted).filter(({ machine }) => machine === thisMachine());
}

/** Adds the figures of one run of a bench. */
export async function note(bench: string, figures: readonly Figure[]): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  const of = { at: new Date().toISOString(), bench, commit: commit(), machine: thisMachine() };
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
 * Whether a figure is slower than earlier runs by more than noise. Only figures with a limit are compared, and by how
 * many times their limit they cost: both halves of the pair are measured in one run, so that what else the machine does
 * weighs on both.
 */
export function hasSlowed(figure: Figure, history: readonly Noted[]): boolean {
  const now = timesLimit(figure);
  if (now === null) return false;
  const before = history
    .filter(({ name, limit }) => name === figure.name && limit?.name === figure.limit?.name)
    .slice(-RUNS_MAX)
    .map((noted) => timesLimit(noted) ?? Number.NaN);
  if (before.length < RUNS_MIN) return false;
  const middle = median(before);
  const deviation = NORMAL * median(before.map((one) => Math.abs(one - middle)));
  return now > middle + Math.max(SHARE * middle, DEVIATIONS * deviation);
}
