import { describe, expect, it } from 'vitest';
import { readSearch } from './search-terms.ts';

describe('readSearch', () => {
  it.each([
    ['coffee', [{ kind: 'word', word: 'coffee' }]],
    ['114.21', [{ kind: 'number', word: '114.21', amount: 11_421 }]],
    ['$1,200', [{ kind: 'number', word: '$1,200', amount: 120_000 }]],
    ['> 100', [{ kind: 'amount', from: 10_001, to: null }]],
    ['>=100.5', [{ kind: 'amount', from: 10_050, to: null }]],
    ['< $50', [{ kind: 'amount', from: null, to: 4_999 }]],
    ['<=50', [{ kind: 'amount', from: null, to: 5_000 }]],
    ['60..50', [{ kind: 'amount', from: 5_000, to: 6_000 }]],
    ['50..60.25', [{ kind: 'amount', from: 5_000, to: 6_025 }]],
    ['2026-11-22', [{ kind: 'word', word: '2026-11-22' }]],
    ['>', [{ kind: 'word', word: '>' }]],
    ['', []],
  ])('%s', (text, terms) => {
    expect(readSearch(text)).toEqual(terms);
  });

  it('combines words and amounts, at most eight', () => {
    expect(readSearch('amazon > 20  order').map((term) => term.kind)).toEqual(['word', 'amount', 'word']);
    expect(readSearch('a '.repeat(50))).toHaveLength(8);
  });
});
