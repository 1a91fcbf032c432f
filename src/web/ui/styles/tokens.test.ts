import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const TEXTS = ['ink', 'muted', 'evergreen', 'coral', 'amber', 'brick'];
const GROUNDS = ['paper', 'surface', 'raised', 'sunken', 'receipt'];
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])),
  ...['evergreen', 'coral', 'amber', 'brick'].map((text) => [text, `${text}-wash`]),
  ...['evergreen', 'coral', 'amber', 'brick'].map((text) => ['ink', `${text}-wash`]),
  ['on-evergreen', 'evergreen'],
  ['on-evergreen', 'evergreen-strong'],
  ['on-brick', 'brick'],
] as [string, string][];
const SERIES = [
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'series-5',
  'series-6',
  'series-7',
  'series-8',
];

/** Matrices for linear RGB of the three kinds of color blindness (Machado, Oliveira and Fernandes 2009, severity 1). */
const BLINDNESS = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

describe.each(THEMES)('the colors in %s', (theme) => {
  it.each(PAIRS)('%s on %s has a contrast of at least 4.5 to 1', (text, ground) => {
    expect(contrast(linearOf(text, theme), linearOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it('gives field borders a contrast of at least 3 to 1', () => {
    expect(contrast(linearOf('line-strong', theme), linearOf('surface', theme))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.keys(BLINDNESS) as (keyof typeof BLINDNESS)[])(
    'keeps every two series apart for %s eyes',
    (kind) => {
      const seen = SERIES.map((name) => labOf(seenBy(linearOf(name, theme), BLINDNESS[kind])));
      const distances = seen.flatMap((color, index) =>
        seen.slice(index + 1).map((other) => distance(color, other)),
      );
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.08);
    },
  );
});

function linearOf(name: string, theme: Theme): Rgb {
  const found = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(CSS);
  const numbers = (found?.[theme === 'light' ? 1 : 2] ?? '').split(' ').map(Number);
  const [l = Number.NaN, c = Number.NaN, h = Number.NaN] = numbers;
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function labOf([red, green, blue]: Rgb): Rgb {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function seenBy([red, green, blue]: Rgb, m: readonly number[]): Rgb {
  const row = (at: number): number =>
    Math.min(1, Math.max(0, (m[at] ?? 0) * red + (m[at + 1] ?? 0) * green + (m[at + 2] ?? 0) * blue));
  return [row(0), row(3), row(6)];
}

function contrast(one: Rgb, other: Rgb): number {
  const light = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [high, low] = [light(one), light(other)].sort((left, right) => right - left);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
