import { type LabeledEmail, loadEmails } from '#training/receipt/labeled-email.ts';

/** Every email of the `cases` folder: hand-written, never trained on. The notation stands in README.md. */
export function loadCases(): LabeledEmail[] {
  return loadEmails(new URL('./cases/', import.meta.url));
}
