import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctSearch } from './correct-search.ts';

const MERCHANTS = ['Starbucks', 'Whole Foods Market', 'Café Luna', 'Target', 'Walgreens Pharmacy'];

describe('correctSearch', () => {
  it.each([
    ['starbuks', 'starbucks'],
    ['Strabucks', 'starbucks'],
    ['starbcks > 5', 'starbucks > 5'],
    ['whole fods', 'whole foods'],
    ['cafe luna', 'café luna'],
    ['targte', 'target'],
    ['walgrens pharmcy', 'walgreens pharmacy'],
  ])('reads %s as %s', (typed, meant) => {
    expect(correctSearch(typed, MERCHANTS)).toBe(meant);
  });

  it.each(['zebra', 'tar', 'starbu', 'whole foods', '114.21', 'walmart', ''])('leaves %s alone', (typed) => {
    expect(correctSearch(typed, MERCHANTS)).toBeNull();
  });

  it('changes at most two letters of a word, and only to a word of a merchant name', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(word, fc.array(word), (typed, names) => {
        const meant = correctSearch(typed, names);
        if (meant === null) return;
        expect(names).toContain(meant);
        expect(Math.abs(meant.length - typed.length)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
