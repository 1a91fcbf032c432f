import { describe, expect, it } from 'vitest';
import { rankOptions } from './rank-options.ts';

const GROUPS = [
  { title: 'Most likely', options: [{ id: 'pharmacy', label: 'Pharmacy' }] },
  {
    title: 'Bills',
    options: [
      { id: 'utilities', label: 'Natural gas & electricity' },
      { id: 'vegas', label: 'Las Vegas' },
      { id: 'gas', label: 'Gas' },
      { id: 'cafe', label: 'Café', words: 'coffee' },
    ],
  },
];

const idsFor = (text: string) =>
  rankOptions(GROUPS, text).flatMap(({ options }) => options.map(({ id }) => id));

describe('rankOptions', () => {
  it('returns all groups in order without a text', () => {
    expect(rankOptions(GROUPS, '  ')).toBe(GROUPS);
  });

  it('ranks labels that start with the text first, then words, then the rest', () => {
    expect(idsFor('gas')).toEqual(['gas', 'utilities', 'vegas']);
  });

  it('ignores accents and case, and matches additional terms and the group', () => {
    expect(idsFor('CAFE')).toEqual(['cafe']);
    expect(idsFor('coffee')).toEqual(['cafe']);
    expect(idsFor('bills')).toEqual(['utilities', 'vegas', 'gas', 'cafe']);
  });

  it('returns nothing for a text without matches', () => {
    expect(idsFor('zebra')).toEqual([]);
  });
});
