import { expect, test } from 'vitest';
import { prefixTree } from './prefix-tree.ts';

test('shares common prefixes, including those of words in a group', () => {
  expect(prefixTree(['paid', 'pay', 'due'])).toBe('pa(?:id|y)|due');
  expect(prefixTree(['(?:ignore|skip) all', '(?:ignore|skip) these'])).toBe(
    'ignore (?:all|these)|skip (?:all|these)',
  );
  expect(prefixTree(['(?:large )?model', 'mode'])).toBe('large model|mode(?:l|)');
});

test.each([
  [['pay', 'due', 'paying']],
  [['(?:pre)?paid?', 'p\\w+', 'pay(?:ing)?']],
  [['e?mail', 'email box', 'mails']],
  [['(?:a|ab)c?', 'abcd']],
])('matches the same as the alternatives %j, earlier ones first', (alternatives) => {
  const [flat, tree] = [alternatives.join('|'), prefixTree(alternatives)];
  for (const text of ['paying', 'prepaids', 'due pay', 'my email box', 'mails', 'abcd', 'ac', 'ppaid'])
    expect(new RegExp(tree).exec(text), text).toEqual(new RegExp(flat).exec(text));
});
