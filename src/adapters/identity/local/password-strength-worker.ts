import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as leakedPasswords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';
import type { StrengthAnswer, StrengthQuestion } from './password-strength.ts';

/** The cost grows faster than the length, so only the beginning of a password is rated. */
const CHARACTERS_MAX = 40;
const LEET_SUBSTITUTIONS_MAX = 12;
/** Passwords that take fewer guesses are rejected; eight random letters take about 10^8. */
const GUESSES_LOG10_MIN = 7;
/** The most that punctuation around a guessable password can add. */
const PUNCTUATION_LOG10 = 1.5;

const estimator = new ZxcvbnFactory({
  dictionary: { ...leakedPasswords, ...englishWords },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: LEET_SUBSTITUTIONS_MAX,
});

parentPort?.on('message', ({ id, password, userWords }: StrengthQuestion) => {
  const answer: StrengthAnswer = { id, weakness: weaknessOf(password, userWords) };
  parentPort?.postMessage(answer);
});

function weaknessOf(password: string, userWords: readonly string[]): StrengthAnswer['weakness'] {
  const whole = [...password].slice(0, CHARACTERS_MAX).join('');
  const bare = whole.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
  const judged = estimator.check(whole, [...userWords]);
  if (judged.guessesLog10 < GUESSES_LOG10_MIN) return reasonOf(judged.sequence);
  if (bare === whole || bare === '') return null;
  const inner = estimator.check(bare, [...userWords]);
  return inner.guessesLog10 + PUNCTUATION_LOG10 < GUESSES_LOG10_MIN ? reasonOf(inner.sequence) : null;
}

type Sequence = ReturnType<typeof estimator.check>['sequence'];

/** The first reason that the user can act on. */
function reasonOf(sequence: Sequence): Exclude<StrengthAnswer['weakness'], null> {
  const dictionaries = sequence.map((match) =>
    'dictionaryName' in match ? String(match.dictionaryName) : '',
  );
  const patterns = sequence.map((match) => String(match.pattern));
  if (dictionaries.includes('userInputs')) return 'own';
  if (dictionaries.includes('passwords-common')) return 'leaked';
  if (patterns.includes('repeat')) return 'repeated';
  if (patterns.includes('sequence') || patterns.includes('spatial')) return 'sequence';
  if (patterns.includes('date') || patterns.includes('regex')) return 'date';
  return 'guessable';
}
