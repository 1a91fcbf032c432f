import { formatShortDay, userToday } from '../../lib/format/dates.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import type { Stream } from './stream.ts';

const CHARGES = 12;
const HEIGHT_PX = 26;

/** Legend of the two bar colors. */
export function ChargeLegend() {
  return (
    <span className="flex items-center gap-4 text-12 text-muted max-lg:hidden">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-1.5 rounded-[1.5px] bg-evergreen" />
        {texts.charges.proven}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-1.5 rounded-[1.5px] bg-line-strong" />
        {texts.charges.unproven}
      </span>
    </span>
  );
}

/** The last twelve charges as bars; those with a receipt are green. */
export function ChargeStrip({ stream }: { readonly stream: Stream }) {
  const charges = stream.charges.slice(0, CHARGES).reverse();
  const highest = Math.max(1, ...charges.map((charge) => Math.abs(charge.amountMinor)));
  const today = userToday();
  const proven = charges.filter((charge) => charge.hasReceipt).length;
  return (
    <span
      role="img"
      aria-label={texts.charges.summary(charges.length, proven)}
      className="flex h-[26px] items-end justify-end gap-[3px]"
      style={{ width: CHARGES * 9 }}
    >
      {charges.map((charge) => (
        <span
          key={charge.transactionId}
          title={(charge.hasReceipt ? texts.charges.oneProven : texts.charges.one)(
            formatShortDay(charge.on, today),
            formatMinor(Math.abs(charge.amountMinor), stream.currency),
          )}
          className={`w-1.5 rounded-[1.5px] ${charge.hasReceipt ? 'bg-evergreen' : 'bg-line-strong'}`}
          style={{ height: Math.max(4, (Math.abs(charge.amountMinor) / highest) * HEIGHT_PX) }}
        />
      ))}
    </span>
  );
}
