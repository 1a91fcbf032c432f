import { MerchantMark } from '../../ui/merchant-mark.tsx';

const LINES = [
  { name: 'Ibuprofen 200 mg, 300 tablets', amount: '16.49', mark: 'HSA eligible' },
  { name: 'Dental floss, 6 × 50 m', amount: '14.97', mark: 'Health' },
  { name: 'Desk lamp, brass', amount: '44.00', mark: null },
  { name: 'Sales tax', amount: '7.71', mark: null },
] as const;

/** Three rows of an account; the middle one unfolds into the receipt behind it. */
export function UnfoldingLedger() {
  return (
    <figure className="card overflow-hidden" aria-label="A bank row and the receipt that explains it">
      <Row name="Corner Bakery" raw="SQ *CORNER BAKERY 0412" date="Mon 3 May" amount="$11.40" />
      <Row name="Amazon" raw="AMZN MKTP US*2K4" date="Tue 4 May" amount="$83.17" isBelow />
      <div className="unfolding h-58 px-4 sm:px-5">
        <div className="receipt-paper ml-0 sm:ml-13">
          <div className="unfolding-words">
            <div className="receipt-line text-muted">
              <span>Your order of 2 May</span>
              <span className="receipt-figure">#112-4471</span>
            </div>
            <div className="receipt-rule" />
            {LINES.map((line) => (
              <div key={line.name} className="receipt-line">
                <span className="flex min-w-0 items-baseline gap-2">
                  <span className="truncate">{line.name}</span>
                  {line.mark && (
                    <span className="shrink-0 text-12 font-medium text-coral max-sm:hidden">{line.mark}</span>
                  )}
                </span>
                <span className="receipt-figure">{line.amount}</span>
              </div>
            ))}
            <div className="receipt-rule" />
            <div className="receipt-line font-semibold">
              <span>Charged to card ·· 4417</span>
              <span className="receipt-figure">$83.17</span>
            </div>
            <p className="mt-2 text-12 text-muted">Sure: same amount, same card, two days apart.</p>
          </div>
        </div>
      </div>
      <div className="after-unfolding border-t bg-surface">
        <Row name="Northwind Gym" raw="NORTHWIND GYM 800-555" date="Wed 5 May" amount="$39.00" />
      </div>
    </figure>
  );
}

interface RowProps {
  readonly name: string;
  readonly raw: string;
  readonly date: string;
  readonly amount: string;
  readonly isBelow?: boolean;
}

function Row({ name, raw, date, amount, isBelow }: RowProps) {
  return (
    <div
      className={
        isBelow
          ? 'flex items-center gap-4 border-t px-4 py-3.5 sm:px-5'
          : 'flex items-center gap-4 px-4 py-3.5 sm:px-5'
      }
    >
      <MerchantMark name={name} size={36} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-mono text-13">{raw}</p>
        <p className="truncate text-13 text-muted">
          {name} · {date}
        </p>
      </div>
      <span className="figures font-medium">−{amount}</span>
    </div>
  );
}
