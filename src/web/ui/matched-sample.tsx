import './styles/matched-sample.css';
import { MerchantMark } from './merchant-mark.tsx';

export interface SampleTransactionData {
  /** Description as sent by the bank. */
  readonly raw: string;
  readonly merchant: string;
  readonly date: string;
  readonly amount: string;
}

/** A transaction in a product illustration. */
export function SampleTransaction({ raw, merchant, date, amount }: SampleTransactionData) {
  return (
    <div className="flex items-center gap-4 px-4 py-3.5 sm:px-5">
      <MerchantMark name={merchant} size={36} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-mono text-13">{raw}</p>
        <p className="truncate text-13 text-muted">
          {merchant} · {date}
        </p>
      </div>
      <span className="figures font-medium">−{amount}</span>
    </div>
  );
}

export interface SampleReceiptData {
  readonly head: string;
  readonly order: string;
  readonly lines: readonly { readonly name: string; readonly amount: string; readonly mark: string | null }[];
  readonly paidBy: string;
  readonly total: string;
  /** Match reason. */
  readonly reason: string;
}

/** The matching receipt in a product illustration. */
export function SampleReceipt({ head, order, lines, paidBy, total, reason }: SampleReceiptData) {
  return (
    <div className="receipt-paper">
      <div className="unfolding-words">
        <div className="receipt-line text-muted">
          <span>{head}</span>
          <span className="receipt-figure">{order}</span>
        </div>
        <div className="receipt-rule" />
        {lines.map((line) => (
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
          <span>{paidBy}</span>
          <span className="receipt-figure">{total}</span>
        </div>
        <p className="mt-2 text-12 text-muted">{reason}</p>
      </div>
    </div>
  );
}
