import { type LabeledEmail, loadEmails } from '#training/receipt/labeled-email.ts';

/** Every email of the `cases` folder: handwritten and never used for training. README.md documents the notation. */
export function loadCases(): LabeledEmail[] {
  return loadEmails(new URL('./cases/', import.meta.url));
}
