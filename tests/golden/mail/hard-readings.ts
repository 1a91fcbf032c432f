import type { Share } from './first-readings.ts';

/** The first reading of emails of one difficult kind, before any change was made for it. */
export interface HardReading {
  readonly kindOfEmail: string;
  readonly allRight: Share;
  readonly sure: Share;
  readonly merchant: Share;
  readonly orderId: Share;
  readonly total: Share;
}

const reading = (
  kindOfEmail: string,
  allRight: Share,
  sure: Share,
  merchant: Share,
  orderId: Share,
  total: Share,
): HardReading => ({ kindOfEmail, allRight, sure, merchant, orderId, total });

/** Two batches: 154 emails in eight languages, later 66 in sixteen. */
export const HARD_READINGS: readonly HardReading[] = [
  reading('1, sentences that list amounts', [9, 12], [6, 7], [12, 12], [10, 10], [9, 12]),
  reading('2, instructions to software', [10, 11], [7, 7], [10, 10], [5, 6], [9, 10]),
  reading('3, refunds of an invoice', [10, 11], [8, 9], [11, 11], [7, 7], [10, 11]),
  reading('4, renewals with their next price', [10, 12], [9, 9], [9, 9], [4, 4], [6, 8]),
  reading('5, reference numbers', [14, 16], [8, 8], [16, 16], [5, 16], [16, 16]),
  reading('6, several amounts for one buyer', [11, 12], [10, 11], [12, 12], [8, 9], [11, 12]),
  reading('7, borderline kinds', [12, 16], [5, 6], [2, 2], [1, 1], [2, 2]),
  reading('8, money mentioned but not moved', [21, 23], [13, 14], [4, 4], [2, 3], [4, 4]),
  reading('9, impostors', [10, 17], [7, 9], [6, 6], [3, 3], [6, 6]),
  reading('10, merchants behind generic text', [13, 13], [11, 11], [6, 13], [9, 9], [13, 13]),
  reading('12, totals in attachments of several pages', [10, 11], [8, 8], [9, 9], [5, 7], [8, 9]),
  reading('later, sentences that list amounts', [3, 5], [1, 2], [4, 4], [1, 1], [3, 4]),
  reading('later, instructions to software', [7, 7], [5, 5], [7, 7], [6, 7], [7, 7]),
  reading('later, refunds of an invoice', [4, 5], [3, 4], [3, 3], [1, 1], [2, 3]),
  reading('later, renewals with their next price', [3, 4], [3, 3], [3, 3], [1, 1], [3, 3]),
  reading('later, reference numbers', [6, 7], [5, 6], [7, 7], [4, 7], [7, 7]),
  reading('later, several amounts for one buyer', [5, 7], [3, 3], [7, 7], [1, 1], [7, 7]),
  reading('later, borderline kinds', [8, 11], [5, 5], [2, 2], [1, 1], [2, 2]),
  reading('later, money mentioned but not moved', [9, 9], [9, 9], [0, 0], [0, 0], [0, 0]),
  reading('later, impostors', [5, 5], [5, 5], [1, 1], [1, 1], [1, 1]),
  reading('later, merchants behind generic text', [4, 4], [4, 4], [4, 4], [0, 0], [4, 4]),
  reading('later, totals in attachments', [2, 2], [1, 1], [2, 2], [0, 0], [2, 2]),
];

/** Order numbers in short emails in about twenty languages, each read once before any change was made for it. */
export const FIRST_READINGS_OF_NUMBERS: readonly (readonly [name: string, share: Share])[] = [
  ['order numbers of short emails, first reading, numbers in all forms', [65, 69]],
  ['order numbers of short emails, first reading, other forms, after fixes', [37, 43]],
];
