import { BankRow, ReceiptOfRow, type SampleReceipt, type SampleRow } from '../../ui/joined-sample.tsx';

const BAKERY: SampleRow = {
  raw: 'SQ *CORNER BAKERY 0412',
  merchant: 'Corner Bakery',
  date: 'Mon 4 May',
  amount: '$11.40',
};
const ORDER: SampleRow = {
  raw: 'AMZN MKTP US*2K4',
  merchant: 'Amazon',
  date: 'Tue 5 May',
  amount: '$83.17',
};
const GYM: SampleRow = {
  raw: 'NORTHWIND GYM 800-555',
  merchant: 'Northwind Gym',
  date: 'Wed 6 May',
  amount: '$39.00',
};
const RECEIPT: SampleReceipt = {
  head: 'Your order of 3 May',
  order: '#112-4471',
  lines: [
    { name: 'Ibuprofen 200 mg, 300 tablets', amount: '16.49', mark: 'HSA eligible' },
    { name: 'Dental floss, 6 × 50 m', amount: '14.97', mark: 'Health' },
    { name: 'Desk lamp, brass', amount: '44.00', mark: null },
    { name: 'Sales tax', amount: '7.71', mark: null },
  ],
  paidBy: 'Charged to card ·· 4417',
  total: '$83.17',
  reason: 'Sure: same amount, same card, two days apart.',
};

/** Three rows of an account; the middle one unfolds into the receipt behind it. */
export function UnfoldingLedger() {
  return (
    <figure
      className="card overflow-hidden [--unfold-height:14.5rem]"
      aria-label="A bank row and the receipt that explains it"
    >
      <BankRow {...BAKERY} />
      <div className="border-t">
        <BankRow {...ORDER} />
      </div>
      <div className="unfolding h-(--unfold-height) px-4 sm:px-5">
        <div className="ml-0 sm:ml-13">
          <ReceiptOfRow {...RECEIPT} />
        </div>
      </div>
      <div className="after-unfolding border-t bg-surface">
        <BankRow {...GYM} />
      </div>
    </figure>
  );
}
