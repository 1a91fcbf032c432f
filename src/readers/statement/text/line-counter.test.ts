import { expect, it } from 'vitest';
import { LineCounter } from './line-counter.ts';

it('counts lines in one pass with any line endings', () => {
  for (const mark of ['\n', '\r\n', '\r']) {
    const text = ['a', 'b', 'c', 'd'].join(mark);
    const counter = new LineCounter(text);
    expect(['a', 'b', 'c', 'd'].map((letter) => counter.lineAt(text.indexOf(letter)))).toEqual([1, 2, 3, 4]);
  }
});
