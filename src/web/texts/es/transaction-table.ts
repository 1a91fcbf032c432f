/** Columns of an exported table of transactions. */
export const texts: typeof import('../en/transaction-table.ts').texts = {
  date: 'Fecha',
  posted: 'Fecha de registro',
  authorized: 'Fecha de compra',
  description: 'Descripción',
  merchant: 'Comercio',
  items: 'Artículos',
  category: 'Categoría',
  account: 'Cuenta',
  type: 'Tipo',
  status: 'Estado',
  amount: 'Monto',
  currency: 'Moneda',
  originalAmount: 'Monto original',
  originalCurrency: 'Moneda original',
  receipt: 'Recibo',
  notCounted: 'no cuenta',
};
