import { describe, expect, it } from 'vitest';
import { identifyStreams } from './identify-streams.ts';

const nextId = () => 'new';
const idsOf = (
  detected: readonly (readonly string[])[],
  stored: readonly (readonly [id: string, transactionIds: readonly string[], mergedInto?: string])[],
) =>
  identifyStreams(
    detected.map((transactionIds) => ({ transactionIds })),
    stored.map(([id, transactionIds, mergedInto]) => ({
      id,
      transactionIds,
      mergedInto: mergedInto ?? null,
    })),
    nextId,
  ).map(({ id }) => id);

describe('a detected stream', () => {
  it('is the stored stream with one of its transactions, else a new one', () => {
    expect(idsOf([['c', 'b'], ['z']], [['one', ['a', 'b']]])).toEqual(['one', 'new']);
  });

  it('takes an ID that no other stream has taken', () => {
    expect(idsOf([['a'], ['b']], [['one', ['a', 'b']]])).toEqual(['one', 'new']);
  });

  it('keeps the ID of a merged stream, whose transactions the other one contains as well', () => {
    const stored = [
      ['kept', ['a', 'b', 'c', 'd']],
      ['merged', ['a', 'b'], 'kept'],
    ] as const;
    expect(
      idsOf(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        stored,
      ),
    ).toEqual(['merged', 'kept']);
    expect(
      idsOf(
        [
          ['c', 'd'],
          ['a', 'b'],
        ],
        stored,
      ),
    ).toEqual(['kept', 'merged']);
  });

  it('keeps the ID of a merged stream that alone is left', () => {
    const stored = [
      ['merged', ['a', 'b'], 'kept'],
      ['kept', ['a', 'b']],
    ] as const;
    expect(idsOf([['a', 'b']], stored)).toEqual(['merged']);
  });

  it('keeps its ID right after the streams are separated again', () => {
    const stored = [
      ['merged', ['a', 'b']],
      ['kept', ['a', 'b', 'c', 'd']],
    ] as const;
    expect(
      idsOf(
        [
          ['c', 'd'],
          ['a', 'b'],
        ],
        stored,
      ),
    ).toEqual(['kept', 'merged']);
  });
});
