import { readSearch } from './search-terms.ts';

/** Shorter words resemble too many others. */
const WORD_LENGTH_MIN = 4;
/** From this length on, two typos are corrected. */
const LONG_WORD = 7;

/**
 * Returns the search text with typos corrected, or null if no word has a correction. Each word that occurs in no
 * merchant name is replaced by the nearest word that does, at most one edit away, or two in a long word (a letter
 * missing, added or changed, or two swapped). Earlier names win ties.
 */
export function correctSearch(text: string, merchants: readonly string[]): string | null {
  const names = merchants.map((name) => name.toLowerCase());
  const words = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== ''));
  const wrong = readSearch(text).flatMap((term) => {
    if (term.kind !== 'word' || term.word.length < WORD_LENGTH_MIN) return [];
    const word = term.word.toLowerCase();
    return names.some((name) => name.includes(word)) ? [] : [{ typed: term.word, word }];
  });
  let corrected = text;
  for (const { typed, word } of wrong) {
    const nearest = findNearest(word, words);
    if (nearest !== null) corrected = corrected.replace(typed, nearest);
  }
  return corrected === text ? null : corrected;
}

function findNearest(word: string, words: ReadonlySet<string>): string | null {
  let best: string | null = null;
  let bestSlips = (word.length < LONG_WORD ? 1 : 2) + 1;
  for (const candidate of words) {
    if (candidate.length < WORD_LENGTH_MIN || Math.abs(candidate.length - word.length) >= bestSlips) continue;
    const slips = editDistance(word, candidate);
    if (slips < bestSlips) [best, bestSlips] = [candidate, slips];
  }
  return best;
}

/** Optimal string alignment distance of two words. */
function editDistance(a: string, b: string): number {
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, index) => index),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      current.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (current[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
