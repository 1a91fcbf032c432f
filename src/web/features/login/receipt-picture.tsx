import { BankRow, ReceiptOfRow, type SampleReceipt, type SampleRow } from '../../ui/joined-sample.tsx';

const ROW: SampleRow = {
  raw: 'TARRYTOWN PHARMACY TX',
  merchant: 'Tarrytown Pharmacy',
  date: 'Tue 5 May',
  amount: '$53.69',
};
const RECEIPT: SampleReceipt = {
  head: 'Your receipt of 5 May',
  order: '#20418',
  lines: [
    { name: 'Allergy relief, 90 tablets', amount: '24.99', mark: 'HSA eligible' },
    { name: 'Sunscreen SPF 50', amount: '16.49', mark: 'HSA eligible' },
    { name: 'Greeting card', amount: '6.99', mark: null },
    { name: 'Birthday candles', amount: '4.29', mark: null },
    { name: 'Sales tax', amount: '0.93', mark: null },
  ],
  paidBy: 'Charged to card ·· 4417',
  total: '$53.69',
  reason: 'Sure: same amount, same card, same day.',
};

/** Beside the form: a charge gives its receipt, and what follows from it. */
export function ReceiptPicture() {
  return (
    <figure className="[--receipt:var(--raised)]">
      <div className="card relative z-1">
        <BankRow {...ROW} />
      </div>
      <div className="printing mx-5">
        <ReceiptOfRow {...RECEIPT} />
      </div>
      <figcaption className="after-printing mt-10">
        <p className="font-serif text-24 tracking-[-0.01em] text-balance">
          <span className="figures text-coral">$41.48</span> of this charge is health spending. It is yours to
          claim, with the proof.
        </p>
        <p className="mt-3 text-14 text-muted">
          Read on this machine, line by line, from the mail that came with it.
        </p>
      </figcaption>
    </figure>
  );
}
