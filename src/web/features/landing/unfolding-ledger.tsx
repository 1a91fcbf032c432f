import { texts } from '../../texts/en/landing.ts';
import { BankRow, ReceiptOfRow } from '../../ui/matched-sample.tsx';

const { sample } = texts;

/** Three transactions of an account; the middle one unfolds into the receipt behind it. */
export function UnfoldingLedger() {
  return (
    <figure className="card overflow-hidden [--unfold-height:14.5rem]" aria-label={texts.sample.title}>
      <BankRow {...sample.before} />
      <div className="border-t">
        <BankRow {...sample.explained} />
      </div>
      <div className="unfolding h-(--unfold-height) px-4 sm:px-5">
        <div className="ml-0 sm:ml-13">
          <ReceiptOfRow {...sample.receipt} />
        </div>
      </div>
      <div className="after-unfolding border-t bg-surface">
        <BankRow {...sample.after} />
      </div>
    </figure>
  );
}
