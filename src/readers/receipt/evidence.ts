import type { Evidence } from './extraction.ts';
import type { EmailWithCandidates } from './find-candidates.ts';

/** Where a text stands in a line of the visible page; of several places the last, beside the label of its value. */
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
