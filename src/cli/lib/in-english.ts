/** The command line is in English. */
export { sentence as inEnglish } from '#server/texts/en/sentence.ts';
