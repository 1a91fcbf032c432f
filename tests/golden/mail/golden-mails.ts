import { loadMails, type WrittenMail } from '#readers/receipt/training/written/written-mail.ts';

/** Every mail of the `cases` folder: hand-written, never trained on. The notation stands in README.md. */
export function loadCases(): WrittenMail[] {
  return loadMails(new URL('./cases/', import.meta.url));
}
