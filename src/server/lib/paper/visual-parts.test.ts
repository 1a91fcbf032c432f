import { expect, it } from 'vitest';
import { visualParts } from './visual-parts.ts';

const seen = (line: string) => visualParts(line).map(({ text }) => text);

it('a left-to-right line is one part', () => {
  expect(visualParts('Total $4.50')).toEqual([{ text: 'Total $4.50', isRightToLeft: false }]);
});

it('right-to-left words keep their order, and so do amounts among them', () => {
  expect(seen('Total קבלה עבור')).toEqual(['Total ', 'עבור', ' ', 'קבלה']);
  expect(seen('סכום 45.90 שקל').filter((text) => text.trim())).toEqual(['שקל', '45.90', 'סכום']);
});

it('brackets of right-to-left words are mirrored', () => {
  expect(seen('(שקל)').join('')).toBe(')שקל(');
});
