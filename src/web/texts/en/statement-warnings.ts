import type { WarningTexts } from '#domain/ledger/statement-warning.ts';
import { plural } from '../plural.ts';

const ORDERS = { mdy: 'month/day/year', dmy: 'day/month/year', ymd: 'year/month/day' } as const;

const FLIP_REASONS = {
  paymentsNegative: 'This file lists purchases as positive amounts.',
  balanceColumn: 'Only flipped signs match the balance column.',
  purchaseTexts: 'The amounts have no sign and look like purchases.',
} as const;

/** Warnings about a statement file, by code. */
export const warningTexts: WarningTexts = {
  amountsRounded: ({ count }) =>
    plural(count, { one: '# amount was rounded.', other: '# amounts were rounded.' }),
  balanceColumnBreaks: ({ count, line, difference }) =>
    `${plural(count, { one: '# amount does', other: '# amounts do' })} not match the balance column. The first is ` +
    `on line ${line}, off by ${difference}.`,
  balanceMismatch: ({ accountEnding, computed, stated, difference }) =>
    `${accountNamed(accountEnding)}: the transactions add ` +
    `up to ${computed}, but the file says ${stated}. The difference is ${difference}.`,
  balanceTooLarge: ({ accountEnding }) =>
    `${accountNamed(accountEnding)}: the balance is too large and was left out.`,
  bankWarning: ({ bankCode, message }) =>
    message === ''
      ? `Your bank reported warning ${bankCode}.`
      : `Your bank reported: ${message} (${bankCode})`,
  correctionsOutsideFile: ({ count }) =>
    plural(count, {
      one: '# entry corrects a transaction from an earlier file.',
      other: '# entries correct transactions from earlier files.',
    }),
  currencyGuessed: ({ currency }) =>
    `The amounts only have a $ sign. They were read as ${currency}. Check the currency.`,
  dateOrderGuessed: ({ order }) =>
    `The dates are ambiguous. They were read as ${ORDERS[order]}. Check the first few.`,
  datesClamped: ({ count }) =>
    plural(count, {
      one: '# date does not exist. The last day of that month was used.',
      other: '# dates do not exist. The last day of the month was used.',
    }),
  declinedOmitted: ({ count }) =>
    plural(count, {
      one: '# declined or canceled transaction was left out.',
      other: '# declined or canceled transactions were left out.',
    }),
  errorsHidden: ({ count }) =>
    plural(count, { one: '# more line could not be read.', other: '# more lines could not be read.' }),
  feesExcluded: () => 'Fees in the fee column were not added to the amounts.',
  feesIncluded: () => 'Amounts include the fee column.',
  fileCutOff: () => 'The file may be cut off. Download it again if transactions are missing.',
  identifiersRepeated: ({ accountEnding, repeated, total, isUnreliable }) =>
    `${accountNamed(accountEnding)}: ${repeated} of ${total} identifiers are repeated. ${
      isUnreliable ? 'They are unreliable in this file.' : 'All transactions are kept.'
    }`,
  informationalOmitted: ({ count }) =>
    plural(count, {
      one: '# informational entry was left out.',
      other: '# informational entries were left out.',
    }),
  noTransactions: () => 'This table has no transactions.',
  originalAmountsUnread: ({ count, line }) =>
    plural(count, {
      one: `# foreign amount couldn’t be used, on line ${line}.`,
      other: `# foreign amounts couldn’t be used, first on line ${line}.`,
    }),
  purchaseDatesUnread: ({ count, line }) =>
    `The purchase date of ${plural(count, { one: '# transaction', other: '# transactions' })} could not be read, ` +
    `first on line ${line}. The posting date was used.`,
  sidesGuessed: () => 'Nothing shows which amount column holds outflows. Flip the signs if they’re wrong.',
  signsFlipped: ({ because }) => `All signs were flipped. ${FLIP_REASONS[because]}`,
  signsFromBalance: () => 'The amounts have no sign. The balance column shows which are outflows.',
  signsMissing: () =>
    'The amounts have no sign, so all were read as inflows. Flip the signs if this is a card statement.',
  signsUncertain: () =>
    'Most amounts are positive and were read as inflows. Flip the signs if this is a card statement.',
  signsUnexpected: ({ count }) =>
    plural(count, { one: '# debit has a positive amount.', other: '# debits have positive amounts.' }),
  splitsUnbalanced: ({ count }) =>
    plural(count, {
      one: 'The parts of # split transaction do not add up to its amount.',
      other: 'The parts of # split transactions do not add up to their amounts.',
    }),
  tradesOmitted: ({ count }) =>
    plural(count, { one: '# trade was left out.', other: '# trades were left out.' }),
};

function accountNamed(accountEnding: string | null): string {
  return accountEnding === null ? 'Account' : `Account ending in ${accountEnding}`;
}
