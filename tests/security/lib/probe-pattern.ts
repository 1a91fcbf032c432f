import { type Attack, attacksOn } from './attacks.ts';
import type { FoundPattern } from './find-patterns.ts';

/** Lengths of the short and the long text. */
const SMALL = 2_000;
const LARGE = 8_000;
/** At these lengths only a power above the second, or an exponent, exceeds the floor. */
const EARLY_SIZES = [20, 28, 36, 48, 100, 400];
/** A time below this for the long text is harmless, and too short to compare. */
const FLOOR_MS = 4;
/** Linear patterns take four times as long; quadratic ones sixteen times. */
const GROWTH_MAX = 9;
const RUNS = 5;
/** Other work on the machine may falsify some comparisons. */
const COMPARISONS = 3;

/** Enough runs to rule out that other work on the machine slowed each of them. */
const RUNS_OF_LARGE = 20;

/** The first attack for which a pattern is superlinear, at the best of `runs`; null if there is none. */
export function findSuperlinear({ source, flags }: FoundPattern, runs = RUNS_OF_LARGE): string | null {
  const pattern = repeating(source, flags);
  for (const attack of attacksOn(source, flags)) {
    const early = EARLY_SIZES.find((size) => bestOf(RUNS, pattern, textOf(attack, size)) >= FLOOR_MS);
    if (early !== undefined) return `${JSON.stringify(attack)}: slow at ${early} characters`;
    if (bestOf(1, pattern, textOf(attack, LARGE)) < FLOOR_MS) continue;
    const growth = growthOf(pattern, attack, runs);
    if (growth !== null) return `${JSON.stringify(attack)}: ${growth}`;
  }
  return null;
}

/** How much more time four times the text takes, if that is superlinear in every comparison; else null. */
function growthOf(pattern: RegExp, attack: Attack, runs: number): string | null {
  let growth: string | null = null;
  for (let comparison = 0; comparison < COMPARISONS; comparison += 1) {
    const small = bestOf(RUNS, pattern, textOf(attack, SMALL), 0);
    const large = bestOf(runs, pattern, textOf(attack, LARGE), Math.max(FLOOR_MS, small * GROWTH_MAX));
    if (large < FLOOR_MS || large / small < GROWTH_MAX) return null;
    growth = `${small.toFixed(2)} ms, four times the text ${large.toFixed(2)} ms`;
  }
  return growth;
}

/** The first attack that takes too long at the length to which a pattern's texts are cut; null if there is none. */
export function findSlowAt(chars: number, { source, flags }: FoundPattern): string | null {
  const pattern = repeating(source, flags);
  const slow = attacksOn(source, flags).find(
    (attack) => bestOf(RUNS, pattern, textOf(attack, chars)) >= FLOOR_MS,
  );
  return slow === undefined ? null : `${JSON.stringify(slow)}: slow at ${chars} characters`;
}

/** Splitting and replacing search again after each match, which covers searching once. */
function repeating(source: string, flags: string): RegExp {
  return new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
}

function textOf({ prefix, pump, suffix }: Attack, size: number): string {
  // A part that can match nothing repeats nothing.
  return prefix + pump.repeat(Math.ceil(size / Math.max(1, pump.length))) + suffix;
}

/** The minimum time of several runs in milliseconds; the first run below the floor suffices. */
function bestOf(runs: number, pattern: RegExp, text: string, floor = FLOOR_MS): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && best >= floor; run += 1) {
    const start = performance.now();
    text.replace(pattern, '');
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
