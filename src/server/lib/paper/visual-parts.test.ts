import { expect, it } from 'vitest';
import { visualParts } from './visual-parts.ts';

const seen = (line: string) => visualParts(line).map(({ text }) => text);

it('a line from left to right is one part', () => {
  expect(visualParts('Total $4.50')).toEqual([{ text: 'Total $4.50', isRightToLeft: false }]);
});

it('words from right to left stand in their order, and amounts among them keep theirs', () => {
  expect(seen('Total קבלה עבור')).toEqual(['Total ', 'עבור', ' ', 'קבלה']);
  expect(seen('סכום 45.90 שקל').filter((text) => text.trim())).toEqual(['שקל', '45.90', 'סכום']);
});

it('brackets of such words open to the other side', () => {
  expect(seen('(שקל)').join('')).toBe(')שקל(');
});
