import { expect, test } from 'vitest';
import { entriesOf, makeMail } from './make-mail.ts';

test('a seed always makes the same mail', () => {
  expect(makeMail(7, 'train')).toEqual(makeMail(7, 'train'));
});

test('phrases that are held out never stand in training', () => {
  const train = new Set(entriesOf('purchase', 'train'));
  expect(entriesOf('purchase', 'held-out').filter((entry) => train.has(entry))).toEqual([]);
});
