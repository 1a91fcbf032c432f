import bidiFactory from 'bidi-js/dist/bidi.mjs';

/** A part of a line with one text direction. */
export interface VisualPart {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

const bidi = bidiFactory();
/** Right-to-left scripts, such as Hebrew and Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a text contains right-to-left letters. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Splits a line into parts in visual order (Unicode bidirectional algorithm); each right-to-left word is one part. */
export function visualParts(line: string): VisualPart[] {
  if (!hasRightToLeft(line)) return [{ text: line, isRightToLeft: false }];
  const embedding = bidi.getEmbeddingLevels(line);
  const isOdd = (index: number) => (embedding.levels[index] ?? 0) % 2 === 1;
  const order = bidi.getReorderedIndices(line, embedding);
  const parts: VisualPart[] = [];
  for (let index = 0; index < order.length; ) {
    const first = order[index] ?? 0;
    const isRightToLeft = isOdd(first);
    const step = isRightToLeft ? -1 : 1;
    let last = first;
    for (index += 1; order[index] === last + step && isOdd(last + step) === isRightToLeft; index += 1)
      last += step;
    const text = line.slice(Math.min(first, last), Math.max(first, last) + 1);
    if (!isRightToLeft) parts.push({ text, isRightToLeft });
    else
      for (const word of text.split(/(\s+)/).reverse()) parts.push({ text: mirrored(word), isRightToLeft });
  }
  return parts;
}

/** Mirrors brackets. */
function mirrored(text: string): string {
  return Array.from(text, (char) => bidi.getMirroredCharacter(char) ?? char).join('');
}
