/** What a mail is, in words. */
export const KIND_NAMES = {
  purchase: 'Purchase',
  refund: 'Refund',
  subscription: 'Subscription',
  shipping: 'Shipping',
  other: 'Other',
} as const;

/** What became of a mail, in words. */
export const STATE_NAMES = {
  processed: 'Receipt',
  needs_review: 'Waits for you',
  not_receipt: 'No receipt',
  failed: 'Failed',
  skipped: 'Skipped',
  new: 'Not read yet',
} as const;

/** A count of bytes: `0 bytes`, `1.2 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const units = ['kB', 'MB', 'GB'];
  let value = bytes;
  let unit = 'bytes';
  for (const next of units) {
    if (value < 1000) break;
    value /= 1000;
    unit = next;
  }
  return `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${unit}`;
}
