/** The command line speaks English. */
export { sentence as inEnglish } from '#server/texts/en/sentence.ts';
