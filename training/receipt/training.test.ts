import { expect, test } from 'vitest';
import { loadCases } from '../../tests/golden/mail/golden-emails.ts';
import { generateEmail } from './generate-email.ts';
import { listEmailFiles, loadTrainingEmails } from './labeled-email.ts';
import { TRAINING_FILES, TRAINING_FOLDER } from './training-files.ts';

test('a seed always generates the same email', () => {
  expect(generateEmail(7)).toEqual(generateEmail(7));
});

test('training uses no golden email', () => {
  const bodies = new Set(loadTrainingEmails().map(({ body }) => body.join('\n')));
  expect(loadCases().filter(({ body }) => bodies.has(body.join('\n')))).toEqual([]);
});

test('training reads every file of its folder', () => {
  expect(TRAINING_FILES.map((name) => `${name}.txt`).sort()).toEqual(listEmailFiles(TRAINING_FOLDER));
});
