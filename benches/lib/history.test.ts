import { expect, it } from 'vitest';
import { hasSlowed, type Noted } from './history.ts';
import { type Figure, isMet, median } from './measure.ts';
import { performancePage } from './performance-page.ts';

const figure = (value: number, limit = 10, better: Figure['better'] = 'less'): Figure => ({
  ...{
    name: 'a path',
    value,
    unit: better === 'less' ? 'ms' : '/s',
    mark: better === 'less' ? 1e9 : 0,
    better,
  },
  limit: { name: 'the least', value: limit },
});
const history = (figures: readonly Figure[]): Noted[] =>
  figures.map((one) => ({ at: '', bench: 'b', commit: 'c', machine: 'm', load: 0, ...one }));
const steady = [20, 20.5, 19.5, 20.2, 19.8];

it('a path that costs more of its limit than in earlier runs has slowed', () => {
  const before = history(steady.map((value) => figure(value)));
  expect(hasSlowed(figure(26), before)).toBe(true);
  expect(hasSlowed(figure(23), before)).toBe(false);
  const rates = history(steady.map((value) => figure(1000 / value, 100, 'more')));
  expect(hasSlowed(figure(1000 / 26, 100, 'more'), rates)).toBe(true);
  expect(hasSlowed(figure(1000 / 23, 100, 'more'), rates)).toBe(false);
});

it('a slow machine slows the limit as well and is no slowdown', () => {
  expect(hasSlowed(figure(60, 30), history(steady.map((value) => figure(value))))).toBe(false);
});

it('a path whose runs differ widely must slow by more than that', () => {
  const wild = history([12, 30, 20, 15, 27].map((value) => figure(value)));
  expect(hasSlowed(figure(35), wild)).toBe(false);
  expect(hasSlowed(figure(60), wild)).toBe(true);
});

it('too few runs, another limit or none prove nothing', () => {
  const before = history(steady.map((value) => figure(value)));
  expect(hasSlowed(figure(99), before.slice(1))).toBe(false);
  expect(hasSlowed({ ...figure(99), limit: { name: 'another', value: 10 } }, before)).toBe(false);
  const { limit: _, ...alone } = figure(99);
  expect(hasSlowed(alone, before)).toBe(false);
});

it('a figure must meet its mark and stay near its limit', () => {
  const near = { ...figure(20), mark: 30, limit: { name: 'the least', value: 10, times: 2 } };
  expect(isMet(near)).toBe(true);
  expect(isMet({ ...near, value: 21 })).toBe(false);
  expect(isMet({ ...near, mark: 19 })).toBe(false);
});

it('the median of an even number lies between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});

it('the page shows the median of the runs, and only figures that the newest run of a bench still has', () => {
  const run = (at: string, name: string, value: number): Noted => ({
    ...{ at, bench: 'b', commit: at, machine: 'm', load: 0 },
    ...figure(value),
    name,
  });
  const page = performancePage([run('1', 'gone', 5), run('1', 'kept', 20), run('2', 'kept', 40)], 'm');
  expect(page).toContain('| kept | 30 ms | 20–40 | 2 |');
  expect(page).toContain('the least: 10 ms | 3.00 |');
  expect(page).not.toContain('gone');
});
