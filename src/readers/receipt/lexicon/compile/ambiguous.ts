import type { Ambiguities } from './find-conflicts.ts';

/** Entries with two meanings, each with the reason for keeping both. */
export const AMBIGUOUS: Ambiguities = {
  'charge date':
    'In a receipt the day of the payment, in a notice the day it will be taken: the tense decides.',
  'odeme tarihi': 'Turkish for the day of a payment, made or due: the tense decides.',
};
