import { z } from 'zod';

const count = z.int();
const line = z.int();
const accountEnding = z.string().nullable();
const decimal = z.string();

function warning<Code extends string, Values extends z.ZodRawShape>(code: Code, values: Values) {
  return z.object({ code: z.literal(code), values: z.object(values), fileName: z.string().optional() });
}

/** A problem found while reading a statement file. The shape of `values` depends on the code. */
export const statementWarning = z.discriminatedUnion('code', [
  warning('amountsRounded', { count }),
  warning('balanceColumnBreaks', { count, line, difference: decimal }),
  warning('balanceMismatch', { accountEnding, computed: decimal, stated: decimal, difference: decimal }),
  warning('balanceTooLarge', { accountEnding }),
  warning('bankWarning', { bankCode: z.string(), message: z.string() }),
  warning('correctionsOutsideFile', { count }),
  warning('currencyGuessed', { currency: z.string() }),
  warning('dateOrderGuessed', { order: z.enum(['mdy', 'dmy', 'ymd']) }),
  warning('datesClamped', { count }),
  warning('declinedOmitted', { count }),
  warning('errorsHidden', { count }),
  warning('feesExcluded', {}),
  warning('feesIncluded', {}),
  warning('fileCutOff', {}),
  warning('identifiersRepeated', {
    accountEnding,
    repeated: z.int(),
    total: z.int(),
    isUnreliable: z.boolean(),
  }),
  warning('informationalOmitted', { count }),
  warning('noTransactions', {}),
  warning('originalAmountsUnread', { count, line }),
  warning('purchaseDatesUnread', { count, line }),
  warning('sidesGuessed', {}),
  warning('signsFlipped', { because: z.enum(['paymentsNegative', 'balanceColumn', 'purchaseTexts']) }),
  warning('signsFromBalance', {}),
  warning('signsMissing', {}),
  warning('signsUncertain', {}),
  warning('signsUnexpected', { count }),
  warning('splitsUnbalanced', { count }),
  warning('tradesOmitted', { count }),
]);
