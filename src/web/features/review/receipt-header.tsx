import { KIND_NAMES } from '../../lib/format/mail.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/review.ts';
import { Badge } from '../../ui/badge.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import type { QueueItem } from './review-types.ts';

/** Merchant, amount and the reason for the review. */
export function ReceiptHeader({ item }: { readonly item: QueueItem }) {
  return (
    <header className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="truncate text-18 font-semibold">{item.merchant ?? texts.unknownMerchant}</h2>
        <span className="figures text-18 font-semibold">
          {item.totalMinor !== null && item.currency ? formatMinor(item.totalMinor, item.currency) : '–'}
        </span>
      </div>
      <div className="flex items-center gap-2">
        <Confidence value={item.confidence} />
        <Badge>{KIND_NAMES[item.kind]}</Badge>
      </div>
      <p className="rounded-control bg-amber-wash px-3 py-2 text-13">{item.reason}</p>
    </header>
  );
}
