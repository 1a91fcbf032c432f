import { plural } from '../plural.ts';

/** Keeping receipt emails as evidence, and fetching those that are missing. */
export const texts = {
  label: 'Keep receipts as evidence',
  hint: 'Keeps an encrypted copy of each receipt email for your claims.',
  notSaved: 'Couldn’t save your choice. Try again in a moment.',
  failed: 'Couldn’t load the stored emails',
  fetching: 'Fetching receipt emails',
  progress: (here: string, total: number) => `${here} of ${receiptEmails(total)}`,
  stored: (kept: string, receipts: number, size: string) =>
    `${kept} of ${receiptEmails(receipts)} stored, ${size}, encrypted.`,
  waitingOnly: (count: number, size: string) =>
    plural(count, {
      one: `# email stored until you decide, one week at most, ${size}, encrypted.`,
      other: `# emails stored until you decide, one week at most, ${size}, encrypted.`,
    }),
  none: 'No emails are stored.',
  /** Before the copies are deleted. */
  askOff: (count: number, size: string, uploaded: number) =>
    [
      plural(count, {
        one: `Delete # stored receipt email (${size})?`,
        other: `Delete # stored receipt emails (${size})?`,
      }),
      'Receipts and matches stay.',
      uploaded === 0
        ? 'Fettle can fetch the emails again while they’re in your mailbox.'
        : plural(uploaded, {
            one: '# of them was uploaded and can’t be fetched again.',
            other: '# of them were uploaded and can’t be fetched again.',
          }),
    ].join(' '),
  problem: {
    mailbox_disconnected: 'Mailbox disconnected',
    sign_in_needed: 'Mailbox needs you to sign in',
    upload_not_kept: 'Uploaded, but not stored',
    deleted: 'No longer in the mailbox',
    too_large: 'Larger than 25 MB',
    storage_full: 'Storage full',
    unreachable: 'Mailbox not responding',
  },
  missing: (problem: string, count: number) =>
    plural(count, { one: `${problem}: # email`, other: `${problem}: # emails` }),
  again: 'Try again',
  pack: {
    now: 'Download available files',
    here: (count: number) =>
      plural(count, {
        one: 'The original receipt email is ready.',
        other: 'All # original receipt emails are ready.',
      }),
    noReceipts: 'No receipt emails belong to this claim.',
    toFetch: (missing: number) =>
      plural(missing, {
        one: '# receipt email isn’t stored. Fettle will fetch it from your mailbox.',
        other: '# receipt emails aren’t stored. Fettle will fetch them from your mailbox.',
      }),
    missing: (count: number, receipts: string) =>
      plural(count, {
        one: `# of ${receipts} receipt emails can’t be included`,
        other: `# of ${receipts} receipt emails can’t be included`,
      }),
    askFor: (merchant: string, sender: string | null, order: string | null) => {
      const at = sender === null ? '' : ` (${sender})`;
      return `Ask ${merchant}${at} for a copy${order === null ? '' : ` of order ${order}`}.`;
    },
    someMerchant: 'the merchant',
  },
};

function receiptEmails(count: number): string {
  return plural(count, { one: '# receipt email', other: '# receipt emails' });
}
