/** Number of series with their own color; the remainder shares the last one. */
export const SERIES_MAX = 8;

// Complete class names, so that Tailwind generates them.
const BACKGROUNDS = [
  'bg-series-1',
  'bg-series-2',
  'bg-series-3',
  'bg-series-4',
  'bg-series-5',
  'bg-series-6',
  'bg-series-7',
  'bg-series-8',
];
const FILLS = [
  'fill-series-1',
  'fill-series-2',
  'fill-series-3',
  'fill-series-4',
  'fill-series-5',
  'fill-series-6',
  'fill-series-7',
  'fill-series-8',
];

/** Background class of a series, 1 to 8. */
export function seriesBackground(series: number): string {
  return BACKGROUNDS[series - 1] ?? 'bg-series-8';
}

/** SVG fill class of a series, 1 to 8. */
export function seriesFill(series: number): string {
  return FILLS[series - 1] ?? 'fill-series-8';
}
