import { hashOf } from '../decision/kind-vector.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';

const SKETCH_SIZE = 64;
const LINE_CHARS = 80;

/**
 * The smallest hashes of an email's fixed lines (lines without digits), at most 64, sorted. Emails of one template
 * share most of them, whatever was bought.
 */
export function computeLayoutSketch(lines: readonly Line[]): readonly number[] {
  const hashes = new Set<number>();
  for (const { text } of lines) {
    const fixed = foldText(text).slice(0, LINE_CHARS).trim();
    if (fixed.length > 2 && !/\d/.test(fixed)) hashes.add(hashOf(fixed));
  }
  return [...hashes].sort((a, b) => a - b).slice(0, SKETCH_SIZE);
}

/** Estimates the Jaccard index of two sketches from their smallest hashes, 0 to 1. */
export function computeSimilarity(a: readonly number[], b: readonly number[]): number {
  const merged = [...new Set([...a, ...b])].sort((x, y) => x - y).slice(0, SKETCH_SIZE);
  if (merged.length === 0) return 0;
  const [inA, inB] = [new Set(a), new Set(b)];
  return merged.filter((hash) => inA.has(hash) && inB.has(hash)).length / merged.length;
}
