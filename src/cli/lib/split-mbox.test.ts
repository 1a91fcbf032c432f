import { expect, test } from 'vitest';
import { splitMbox } from './split-mbox.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const split = (text: string) => [...splitMbox(bytes(text))].map((part) => new TextDecoder().decode(part));

test('returns every message of an mbox file', () => {
  const one = 'From a@b.example Tue Mar  3 09:12:00 2026\nSubject: one\n\nFrom here on it is text\n\n';
  const two = 'From a@b.example Tue Mar  3 09:13:00 2026\nSubject: two\n\nhi\n';
  expect(split(one + two)).toEqual([one, two]);
});

test('returns a single message unchanged', () => {
  expect(split('Subject: one\n\nhi\n')).toEqual(['Subject: one\n\nhi\n']);
});
