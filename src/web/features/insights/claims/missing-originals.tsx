import type { ResponseOf } from '#contract/endpoints/table.ts';
import { formatCount } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/evidence.ts';
import { DateText } from '../../../ui/date-text.tsx';

type Missing = ResponseOf<'getClaimOriginals'>['unobtainable'];

/** Receipts whose emails can't be included, with the reason and whom to ask for a copy. */
export function MissingOriginals({
  receipts,
  missing,
}: {
  readonly receipts: number;
  readonly missing: Missing;
}) {
  return (
    <section className="card grid gap-3 px-4 py-3.5">
      <h3 className="text-14 font-medium text-amber">
        {texts.pack.missing(missing.length, formatCount(receipts))}
      </h3>
      <ul className="grid gap-3">
        {missing.map(({ receiptId, merchant, purchasedOn, orderId, problem, sender }) => (
          <li key={receiptId} className="grid gap-0.5 text-14">
            <span className="flex flex-wrap gap-x-2">
              <span className="font-medium">{merchant ?? sender ?? texts.pack.someMerchant}</span>
              <span className="text-muted">
                <DateText date={purchasedOn} />
              </span>
            </span>
            <span className="text-13 text-muted">
              {texts.problem[problem]}.{' '}
              {texts.pack.askFor(merchant ?? texts.pack.someMerchant, sender, orderId)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
