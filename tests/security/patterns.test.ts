import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { attacksOn } from './lib/attacks.ts';
import { compiledPatterns, type FoundPattern, literalsOf, ROOT, sourcesOf } from './lib/find-patterns.ts';
import { findSlowAt, findSuperlinear } from './lib/probe-pattern.ts';

// Every pattern is tested with a hundred texts or more.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const FOLDERS = ['readers', 'domain', 'adapters', 'server', 'contract', 'web'].map((name) => `src/${name}`);
/** These modules only compile patterns while they load. */
const PURE = /^src\/(?:readers|domain)\//;

interface Bound {
  readonly files: RegExp;
  readonly charsMax: number;
  readonly reason: string;
}

/** Enough for patterns that are known to be superlinear. */
const FEW_RUNS = 3;

/** Patterns that may be superlinear, because their text is truncated first. */
const BOUNDS: readonly Bound[] = [
  {
    files: /^src\/domain\/categorization\/(?:clean-descriptor|descriptor\/)/,
    charsMax: 500,
    reason: 'A description is cut to 500 characters before it is cleaned.',
  },
];

/** These modules compile patterns inside functions, from trusted names, codes, numbers and sentences. */
const COMPILED_LATER = [
  'src/contract/values.ts',
  'src/readers/receipt/candidates/items/register-legend.ts',
  'src/readers/receipt/email/authentication.ts',
];

const boundOf = ({ at }: FoundPattern) => BOUNDS.find(({ files }) => files.test(at));

describe('every regular expression', () => {
  let patterns: FoundPattern[] = [];
  let compiled: FoundPattern[] = [];

  beforeAll(async () => {
    const files = sourcesOf(FOLDERS);
    compiled = await compiledPatterns(async () => {
      for (const file of files.filter((name) => PURE.test(name))) await import(path.join(ROOT, file));
    });
    patterns = [...files.flatMap(literalsOf), ...compiled];
  });

  it('is found: literals, and those of the lexicon', () => {
    expect(patterns.length).toBeGreaterThan(1_200);
    expect(compiled.filter(({ at }) => at.startsWith('src/readers/receipt/')).length).toBeGreaterThan(150);
  });

  it('is compiled while its module loads, or listed', () => {
    const later = sourcesOf(FOLDERS).filter(
      (file) =>
        readFileSync(path.join(ROOT, file), 'utf8').includes('new RegExp(') &&
        !compiled.some(({ at }) => at.startsWith(`${file}:`)),
    );
    expect(later).toEqual(COMPILED_LATER);
  });

  it('takes linear time', () => {
    const unbounded = patterns.filter((pattern) => !boundOf(pattern));
    const once = new Map(unbounded.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern]));
    const found = [...once.values()].flatMap((pattern) => {
      const attack = findSuperlinear(pattern);
      return attack === null ? [] : [`${placesOf(pattern)} /${pattern.source}/${pattern.flags} ${attack}`];
    });
    expect(found).toEqual([]);
  });

  it('takes little time where its text is cut first', () => {
    const found = patterns.flatMap((pattern) => {
      const bound = boundOf(pattern);
      const attack = bound ? findSlowAt(bound.charsMax, pattern) : null;
      return attack === null ? [] : [`${pattern.at} /${pattern.source}/${pattern.flags} ${attack}`];
    });
    expect(found).toEqual([]);
  });

  it('has no unnecessary bound', () => {
    for (const bound of BOUNDS) {
      const bounded = patterns.filter((pattern) => boundOf(pattern) === bound);
      expect(
        bounded.some((pattern) => findSuperlinear(pattern, FEW_RUNS) !== null),
        bound.reason,
      ).toBe(true);
    }
  });

  function placesOf({ source, flags }: FoundPattern): string {
    const same = patterns.filter((other) => other.source === source && other.flags === flags);
    return same.map(({ at }) => at).join(', ');
  }
});

describe('the probe', () => {
  it.each([
    ['a run before an end that is missing', /\s+$/],
    ['two runs of the same characters', /^\d+\d*x/],
    ['a part that repeats what is repeated', /^(?:a+)+$/],
    ['a beginning that may be anywhere', /<[^>]*>/],
    ['what is looked for behind', /(?<=a.*)b/],
    ['a second word behind the first', /from .* to/],
    ['matches that each look at the rest', /,(?![^(]*\))/],
    ['alternatives that share their beginning', /^(?:a|aa)+$/],
    ['characters that one-byte texts do not hold', /\s*–/],
  ])('finds %s', (_, { source, flags }) => {
    expect(findSuperlinear({ at: 'here', source, flags }, FEW_RUNS)).not.toBeNull();
  });

  it.each([
    ['a run from its beginning', /(?<!\s)\s+$/],
    ['a bounded run', /\s{1,40}$/],
    ['disjoint runs', /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/],
  ])('accepts %s', (_, { source, flags }) => {
    expect(attacksOn(source, flags)).not.toEqual([]);
    expect(findSuperlinear({ at: 'here', source, flags })).toBeNull();
  });
});
