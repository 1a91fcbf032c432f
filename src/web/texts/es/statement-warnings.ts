import type { WarningTexts } from '#domain/ledger/statement-warning.ts';
import { plural } from '../plural.ts';

const ORDERS = { mdy: 'mes/día/año', dmy: 'día/mes/año', ymd: 'año/mes/día' } as const;

const FLIP_REASONS = {
  paymentsNegative: 'Este archivo lista las compras como montos positivos.',
  balanceColumn: 'Solo con los signos invertidos coincide la columna de saldo.',
  purchaseTexts: 'Los montos no tienen signo y parecen compras.',
} as const;

/** Warnings about a statement file, by code. */
export const warningTexts: WarningTexts = {
  amountsRounded: ({ count }) =>
    plural(count, { one: 'Se redondeó # monto.', other: 'Se redondearon # montos.' }),
  balanceColumnBreaks: ({ count, line, difference }) =>
    plural(count, {
      one: `# monto no coincide con la columna de saldo, en la línea ${line}, por ${difference}.`,
      other: `# montos no coinciden con la columna de saldo; el primero, en la línea ${line}, por ${difference}.`,
    }),
  balanceMismatch: ({ accountEnding, computed, stated, difference }) =>
    `${accountNamed(accountEnding)}: suman ${computed}, pero el archivo dice ${stated}. Difieren por ${difference}.`,
  balanceTooLarge: ({ accountEnding }) =>
    `${accountNamed(accountEnding)}: el saldo es demasiado grande y se omitió.`,
  bankWarning: ({ bankCode, message }) =>
    message === ''
      ? `Tu banco envió la advertencia ${bankCode}.`
      : `Tu banco informó: ${message} (${bankCode})`,
  correctionsOutsideFile: ({ count }) =>
    plural(count, {
      one: '# registro corrige una transacción de un archivo anterior.',
      other: '# registros corrigen transacciones de archivos anteriores.',
    }),
  currencyGuessed: ({ currency }) =>
    `Los montos solo tienen el signo $. Se leyeron como ${currency}. Revisa la moneda.`,
  dateOrderGuessed: ({ order }) =>
    `Las fechas son ambiguas. Se leyeron como ${ORDERS[order]}. Revisa las primeras.`,
  datesClamped: ({ count }) =>
    plural(count, {
      one: '# fecha no existe. Se usó el último día de ese mes.',
      other: '# fechas no existen. Se usó el último día del mes.',
    }),
  declinedOmitted: ({ count }) =>
    plural(count, {
      one: 'Se omitió # transacción rechazada o cancelada.',
      other: 'Se omitieron # transacciones rechazadas o canceladas.',
    }),
  errorsHidden: ({ count }) =>
    plural(count, {
      one: '# línea más no se pudo leer.',
      other: '# líneas más no se pudieron leer.',
    }),
  feesExcluded: () => 'Las comisiones de su columna no se sumaron a los montos.',
  feesIncluded: () => 'Los montos incluyen la columna de comisiones.',
  fileCutOff: () => 'Es posible que el archivo esté incompleto. Descárgalo de nuevo si faltan transacciones.',
  identifiersRepeated: ({ accountEnding, repeated, total, isUnreliable }) =>
    `${accountNamed(accountEnding)}: ${repeated} de ${total} identificadores se repiten. ${
      isUnreliable ? 'No son confiables en este archivo.' : 'Se conservan todas las transacciones.'
    }`,
  informationalOmitted: ({ count }) =>
    plural(count, {
      one: 'Se omitió # registro informativo.',
      other: 'Se omitieron # registros informativos.',
    }),
  noTransactions: () => 'Esta tabla no tiene transacciones.',
  originalAmountsUnread: ({ count, line }) =>
    plural(count, {
      one: `# monto en otra moneda no se pudo usar, en la línea ${line}.`,
      other: `# montos en otra moneda no se pudieron usar, el primero en la línea ${line}.`,
    }),
  purchaseDatesUnread: ({ count, line }) =>
    plural(count, {
      one: `# fecha de compra no se pudo leer (línea ${line}). Se usó la fecha de registro.`,
      other: `# fechas de compra no se pudieron leer, la primera en la línea ${line}. Se usó la fecha de registro.`,
    }),
  sidesGuessed: () =>
    'Nada indica qué columna de montos contiene las salidas. Invierte los signos si no son correctos.',
  signsFlipped: ({ because }) => `Se invirtieron todos los signos. ${FLIP_REASONS[because]}`,
  signsFromBalance: () => 'Los montos no tienen signo. La columna de saldo indica cuáles son salidas.',
  signsMissing: () =>
    'Los montos no tienen signo y se leyeron como entradas. Invierte los signos si es un estado de tarjeta.',
  signsUncertain: () =>
    'La mayoría de los montos son positivos y se leyeron como entradas. Invierte los signos si es una tarjeta.',
  signsUnexpected: ({ count }) =>
    plural(count, { one: '# débito tiene un monto positivo.', other: '# débitos tienen montos positivos.' }),
  splitsUnbalanced: ({ count }) =>
    plural(count, {
      one: 'Las partes de # transacción dividida no suman su monto.',
      other: 'Las partes de # transacciones divididas no suman sus montos.',
    }),
  tradesOmitted: ({ count }) =>
    plural(count, {
      one: 'Se omitió # operación bursátil.',
      other: 'Se omitieron # operaciones bursátiles.',
    }),
};

function accountNamed(accountEnding: string | null): string {
  return accountEnding === null ? 'Cuenta' : `Cuenta terminada en ${accountEnding}`;
}
