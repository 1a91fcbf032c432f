import { expect, it } from 'vitest';
import { hasSlowed, type RecordedFigure } from './history.ts';
import { type Figure, median, meetsTarget } from './measure.ts';
import { performancePage } from './performance-page.ts';

const figure = (value: number, baseline = 10, better: Figure['better'] = 'less'): Figure => ({
  ...{
    name: 'a figure',
    value,
    unit: better === 'less' ? 'ms' : '/s',
    target: better === 'less' ? 1e9 : 0,
    better,
  },
  baseline: { name: 'minimum', value: baseline },
});
const history = (figures: readonly Figure[]): RecordedFigure[] =>
  figures.map((each) => ({ at: '', bench: 'b', commit: 'c', machine: 'm', load: 0, ...each }));
const steady = [20, 20.5, 19.5, 20.2, 19.8];

it('a figure with a higher ratio to its baseline than in earlier runs has slowed', () => {
  const before = history(steady.map((value) => figure(value)));
  expect(hasSlowed(figure(26), before)).toBe(true);
  expect(hasSlowed(figure(23), before)).toBe(false);
  const rates = history(steady.map((value) => figure(1000 / value, 100, 'more')));
  expect(hasSlowed(figure(1000 / 26, 100, 'more'), rates)).toBe(true);
  expect(hasSlowed(figure(1000 / 23, 100, 'more'), rates)).toBe(false);
});

it('a slow machine slows the baseline, too, and does not count as a slowdown', () => {
  expect(hasSlowed(figure(60, 30), history(steady.map((value) => figure(value))))).toBe(false);
});

it('a figure with a wide spread must slow by more than the spread', () => {
  const wild = history([12, 30, 20, 15, 27].map((value) => figure(value)));
  expect(hasSlowed(figure(35), wild)).toBe(false);
  expect(hasSlowed(figure(60), wild)).toBe(true);
});

it('too few runs, another baseline or no baseline never count as a slowdown', () => {
  const before = history(steady.map((value) => figure(value)));
  expect(hasSlowed(figure(99), before.slice(1))).toBe(false);
  expect(hasSlowed({ ...figure(99), baseline: { name: 'another', value: 10 } }, before)).toBe(false);
  const { baseline: _, ...alone } = figure(99);
  expect(hasSlowed(alone, before)).toBe(false);
});

it('a figure must reach its target and stay within the maximum ratio to its baseline', () => {
  const near = { ...figure(20), target: 30, baseline: { name: 'minimum', value: 10, ratioMax: 2 } };
  expect(meetsTarget(near)).toBe(true);
  expect(meetsTarget({ ...near, value: 21 })).toBe(false);
  expect(meetsTarget({ ...near, target: 19 })).toBe(false);
});

it('the median of an even count is the mean of the two middle values', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});

it('the page shows the median of the runs, only for figures of the newest run', () => {
  const run = (at: string, name: string, value: number): RecordedFigure => ({
    ...{ at, bench: 'b', commit: at, machine: 'm', load: 0 },
    ...figure(value),
    name,
  });
  const page = performancePage([run('1', 'dropped', 5), run('1', 'kept', 20), run('2', 'kept', 40)], 'm');
  expect(page).toContain('| kept | 30 ms | 20–40 | 2 |');
  expect(page).toContain('minimum: 10 ms | 3.00 |');
  expect(page).not.toContain('dropped');
});
