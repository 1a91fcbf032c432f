import { describe, expect, it } from 'vitest';
import { storable, storableJson } from './storable.ts';

describe('parameters', () => {
  it('contain no NUL, also in lists', () => {
    expect(storable(['a\u0000b', 1, ['\u0000']])).toEqual(['ab', 1, ['']]);
  });

  it('of JSON contain neither NUL nor half a surrogate pair, in values and in names', () => {
    const emoji = '\u{1f9fe}';
    const value = {
      text: `a\u0000b${emoji.slice(0, 1)}`,
      list: [emoji.slice(1)],
      [`${emoji.slice(0, 1)}x`]: null,
    };
    expect(JSON.parse(storableJson(value))).toEqual({ text: 'ab\ufffd', list: ['\ufffd'], '\ufffdx': null });
  });

  it('of JSON keep everything else as it is', () => {
    const value = { text: '\\ud83e \u{1f9fe} "x"', none: null, day: new Date(0), count: 1.5 };
    expect(storableJson(value)).toBe(JSON.stringify(value));
  });
});
