import { texts } from '../../texts/en/emails.ts';

/** Names of email kinds. */
export const KIND_NAMES = {
  purchase: texts.kinds.purchase,
  refund: texts.kinds.refund,
  subscription: texts.kinds.subscription,
  shipping: texts.kinds.shipping,
  other: texts.kinds.other,
} as const;

/** Names of email states. */
export const STATE_NAMES = {
  processed: texts.states.processed,
  needs_review: texts.states.needsReview,
  not_receipt: texts.states.notReceipt,
  failed: texts.states.failed,
  skipped: texts.states.skipped,
  new: texts.states.new,
} as const;

/** Formats a size: `0 bytes`, `1.2 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return texts.bytes(bytes);
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
