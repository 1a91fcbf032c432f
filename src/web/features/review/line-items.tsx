import { countsAsHealth } from '#domain/receipts/health/item-class.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/review.ts';
import type { ReviewDetail } from './review-types.ts';

/** The line items of the receipt. */
export function LineItems(props: { readonly items: ReviewDetail['items']; readonly currency: string }) {
  return (
    <div>
      <h3 className="label pb-1.5">{texts.fields.items}</h3>
      <ul className="receipt-paper grid gap-1">
        {props.items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move.
            key={`${index} ${item.name}`}
            className={`receipt-line ${countsAsHealth(item) ? 'text-coral' : ''}`}
          >
            <span>
              {item.quantity !== null && item.quantity !== 1 && `${item.quantity} × `}
              {item.name}
            </span>
            <span className="receipt-figure">
              {item.amountMinor === null ? '' : formatMinor(item.amountMinor, props.currency)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
