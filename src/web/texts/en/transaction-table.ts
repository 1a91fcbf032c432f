/** Columns of an exported table of transactions. */
export const texts = {
  date: 'Date',
  posted: 'Posted',
  authorized: 'Authorized',
  description: 'Description',
  merchant: 'Merchant',
  items: 'Items',
  category: 'Category',
  account: 'Account',
  type: 'Type',
  status: 'Status',
  amount: 'Amount',
  currency: 'Currency',
  originalAmount: 'Original amount',
  originalCurrency: 'Original currency',
  receipt: 'Receipt',
  notCounted: 'not counted',
};
