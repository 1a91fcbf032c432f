import type { Evidence } from './extraction.ts';
import type { EmailWithCandidates } from './find-candidates.ts';

/**
 * Locates a text in a line of the visible page. If it occurs more than once, the last occurrence wins because it is
 * next to the value's label.
 */
export function evidenceAt({ page, lines }: EmailWithCandidates, text: string, line: number): Evidence {
  const start = line < 0 ? -1 : (lines[line]?.text.lastIndexOf(text) ?? -1);
  return {
    text,
    part: line < 0 ? 'header' : page.part,
    line,
    start,
    end: start < 0 ? -1 : start + text.length,
  };
}
