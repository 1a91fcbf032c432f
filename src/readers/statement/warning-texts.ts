import type { WarningTexts } from '#domain/ledger/statement-warning.ts';

const ORDERS = { mdy: 'month, day, year', dmy: 'day, month, year', ymd: 'year, month, day' } as const;

const FLIP_REASONS = {
  paymentsNegative: 'payments and refunds are negative and purchases positive',
  balanceColumn: 'only flipped amounts match the balance column',
  purchaseTexts: 'no amount has a sign and the descriptions are purchases',
} as const;

/** Warnings as printed by the `fettle read-bank-file` command. */
export const WARNING_TEXTS: WarningTexts = {
  amountsRounded: ({ count }) => `${count} amounts have more decimals than their currency and were rounded`,
  balanceColumnBreaks: ({ count, line, difference }) =>
    `the balance column does not follow the amounts in ${count} rows, first on line ${line}: difference ${difference}`,
  balanceMismatch: ({ accountEnding, computed, stated, difference }) =>
    `${nameOf(accountEnding)}: opening balance and transactions give ${computed}, ` +
    `the file says ${stated}: difference ${difference}`,
  balanceTooLarge: ({ accountEnding }) =>
    `${nameOf(accountEnding)}: the balance is too large and was left out`,
  bankWarning: ({ bankCode, message }) =>
    `the bank warned (${bankCode})${message === '' ? '' : `: ${message}`}`,
  correctionsOutsideFile: ({ count }) => `${count} entries correct transactions that are not in this file`,
  currencyGuessed: ({ currency }) => `the amounts only have the sign $ and were read as ${currency}`,
  dateOrderGuessed: ({ order }) => `the dates are ambiguous and were read as ${ORDERS[order]}`,
  datesClamped: ({ count }) => `${count} dates do not exist and were read as the last day of their month`,
  declinedOmitted: ({ count }) => `${count} declined or canceled transactions were left out`,
  errorsHidden: ({ count }) => `${count} more rows could not be read`,
  feesExcluded: () =>
    'nothing shows whether the fees of the fee column are part of the amounts: they were not added',
  feesIncluded: () => 'amounts include the fees of the fee column',
  fileCutOff: () => 'the file has no end (</OFX>): it may have been cut off',
  identifiersRepeated: ({ accountEnding, repeated, total, isUnreliable }) =>
    `${nameOf(accountEnding)}: ${repeated} of ${total} identifiers are repeated; ${
      isUnreliable ? 'the identifiers of this file are unreliable' : 'all transactions are kept'
    }`,
  informationalOmitted: ({ count }) => `${count} entries are information only and were left out`,
  noTransactions: () => 'the table has no transactions',
  originalAmountsUnread: ({ count, line }) =>
    `the amount in another currency of ${count} transactions cannot be used, first on line ${line}`,
  purchaseDatesUnread: ({ count, line }) =>
    `the purchase date of ${count} transactions cannot be read, first on line ${line}: they keep their posting date`,
  sidesGuessed: () =>
    'nothing shows which of the two amount columns holds outflows; flip the signs if they are wrong',
  signsFlipped: ({ because }) => `the signs of all amounts were flipped: ${FLIP_REASONS[because]}`,
  signsFromBalance: () => 'no amount has a sign: the balance column shows which are outflows',
  signsMissing: () => 'no amount has a sign: all are read as inflows; flip them if this is a card export',
  signsUncertain: () =>
    'most amounts are positive and nothing shows that they are inflows; flip them if this is a card export',
  signsUnexpected: ({ count }) => `${count} entries are called debits but have positive amounts`,
  splitsUnbalanced: ({ count }) => `the parts of ${count} split transactions do not sum to their amount`,
  tradesOmitted: ({ count }) => `${count} investment entries (trades, income) are not read`,
};

function nameOf(accountEnding: string | null): string {
  return accountEnding === null ? 'the account' : `account ending ${accountEnding}`;
}
