import { categoryNames } from '#domain/categorization/category-names.ts';
import type { ClaimStep, HistorySplitPart } from '#domain/ledger/history.ts';
import type { texts as english } from '../en/history.ts';
import type { HistoryCatalog, HistoryWords } from '../history-words.ts';
import { sentence } from './sentence.ts';

const CLOCKS = { return: 'Fecha de devolución', warranty: 'Garantía' } as const;
const CLOCKS_SET = { return: 'Fecha de devolución fijada', warranty: 'Garantía fijada' } as const;
const CLOCKS_CLEARED = { return: 'Fecha de devolución quitada', warranty: 'Garantía quitada' } as const;
const DECISIONS = { confirmed: 'Confirmado', corrected: 'Corregido', rejected: 'No es un recibo' } as const;
const VERDICTS: Readonly<Record<string, string>> = {
  confirmed: 'Confirmada como suscripción',
  not_subscription: 'No es una suscripción',
  detected: 'Decisión sobre la suscripción quitada',
};
const FIELDS: Readonly<Record<string, string>> = {
  merchant: 'comercio',
  total: 'total',
  currency: 'moneda',
  purchasedOn: 'fecha',
  orderId: 'número de pedido',
  tax: 'impuesto',
  shipping: 'envío',
  discount: 'descuento',
  tip: 'propina',
  cardLast4: 'tarjeta',
};
const KINDS: Readonly<Record<string, string>> = {
  purchase: 'compra',
  subscription: 'suscripción',
  refund: 'reembolso',
  shipping: 'envío',
  other: 'otro',
};
const CLAIM_STEPS: Readonly<Record<ClaimStep, (number: number) => string>> = {
  added: (number) => `Agregado al reclamo ${number}`,
  removed: (number) => `Quitado del reclamo ${number}`,
  deleted: (number) => `Reclamo ${number} eliminado`,
  notElsewhere: () => 'No reclamado por otra vía',
  draft: (number) => `El reclamo ${number} volvió a borrador`,
  submitted: (number) => `Reclamo ${number} presentado`,
  reimbursed: (number) => `Reclamo ${number} reintegrado`,
  rejected: (number) => `Reclamo ${number} rechazado`,
  withdrawn: (number) => `Reclamo ${number} retirado`,
  elsewhere: () => 'Reclamado por otra vía',
};

const undone = (what: string): string => `${what} (deshecho)`;
const entry = (what: string, reason = ''): HistoryWords => ({ what, reason });
const nameOf = (category: string): string => categoryNames(category, 'es').name;

const words: HistoryCatalog = {
  categoryChanged: ({ was, others }) =>
    entry('Categoría cambiada', reasons(`era ${nameOf(was)}`, together(others))),
  categoryKept: ({ others }) => entry('Categoría conservada', together(others)),
  renamed: ({ was, others }) => entry('Nombre cambiado', reasons(`era ${was}`, together(others))),
  noteChanged: ({ others }) => entry('Nota cambiada', together(others)),
  transactionsEdited: ({ count }) =>
    entry(count === 1 ? '1 transacción editada' : `${count} transacciones editadas`),
  dateChanged: ({ was }) => entry('Fecha cambiada', `era ${was}`),
  amountChanged: () => entry('Monto cambiado'),
  transactionAdded: () => entry('Agregada por ti'),
  transactionDeleted: () => entry('Eliminada'),
  addedFromReceipt: () => entry('Agregada desde su recibo', 'ninguna cuenta muestra este cargo'),
  removedByBank: () => entry('Quitada por el banco', 'el banco ya no la incluye'),
  namedLikeOthers: () => entry('Nombre puesto', 'como otras transacciones de este comercio'),
  updatedBySource: ({ what, reason }) => entry(sentence(what), sentence(reason)),
  splitByUser: ({ parts }) => entry('Dividida por ti', partNames(parts)),
  splitChanged: ({ parts }) => entry('División cambiada', partNames(parts)),
  splitByReceipt: ({ parts }) => entry('Dividida por el recibo', partNames(parts)),
  categoryByReceipt: ({ was }) => entry('Categoría tomada del recibo', `era ${nameOf(was)}`),
  splitsAccepted: ({ count }) => entry(count === 1 ? '1 división aceptada' : `${count} divisiones aceptadas`),
  splitRemoved: () => entry('División quitada'),
  transferConfirmed: () => entry('Emparejada como transferencia'),
  transferRefused: () => entry('No es una transferencia'),
  merged: () => entry('Combinada con un duplicado'),
  keptSeparate: () => entry('Conservada por separado'),
  receiptMatched: (values) =>
    entry(
      'Recibo asociado',
      values.by === 'chosen'
        ? 'elegido en Revisión con IA'
        : values.reasons.map(sentence).join(', ') || 'coinciden el monto, la fecha y el comercio',
    ),
  receiptRemoved: ({ by }) =>
    entry(
      'Recibo quitado',
      by === 'user'
        ? 'no se asociará de nuevo automáticamente'
        : 'información más reciente contradice esta asociación',
    ),
  reviewed: ({ decision, fields }) =>
    entry(DECISIONS[decision], fields.map((field) => FIELDS[field] ?? field).join(', ')),
  categoryAnswered: ({ was, isKept }) =>
    isKept
      ? entry('Categoría conservada', 'se preguntó en Revisión con IA')
      : entry('Categoría cambiada', `era ${nameOf(was)}`),
  categoryByRule: () => entry('Categoría cambiada', 'por tu regla para este comercio'),
  ruleCreated: ({ category }) => entry(`Siempre ${nameOf(category)}`, 'para este comercio'),
  ruleEnded: ({ category }) => entry(`Ya no siempre ${nameOf(category)}`),
  emailSeparated: () => entry('Separado de su pedido', 'no se combinará de nuevo'),
  emailCounts: () => entry('Cuenta como su compra', 'ningún otro correo la cubre'),
  emailMerged: () => entry('Combinado con su pedido', 'otro correo cuenta como esta compra'),
  emailRejected: () => entry('No es un recibo'),
  emailRead: ({ kind, reader, isAgain }) =>
    entry(isAgain ? 'Leído de nuevo' : 'Leído', `${KINDS[kind] ?? kind}, por el lector ${reader}`),
  clockSet: ({ clock, untilOn }) =>
    untilOn === 'rule'
      ? entry(`${CLOCKS[clock]} según la política de la tienda`)
      : untilOn === null
        ? entry(CLOCKS_CLEARED[clock])
        : entry(CLOCKS_SET[clock], `hasta el ${untilOn}`),
  imported: ({ fileName }) => entry(`${fileName} importado`),
  restoredToBeforeImport: ({ fileName }) =>
    entry('Restaurada a como estaba antes de la importación', `Se deshizo la importación de ${fileName}`),
  matchingReset: () => entry('Asociación restablecida'),
  findingDismissed: () => entry('Descartado'),
  subscriptionReviewed: ({ verdict }) => entry(VERDICTS[verdict] ?? verdict),
  subscriptionMerged: ({ name }) => entry(`Combinada con ${name}`),
  accountChanged: () => entry('Cuenta cambiada'),
  claimChanged: () => entry('Reclamo cambiado'),
  claimLines: ({ step, number, items }) => entry(CLAIM_STEPS[step](number), items.join(', ')),
};

/** Events in the history of a transaction or an email, and their reasons. */
export const texts: typeof english = { undone, words };

function together(others: number): string {
  if (others < 1) return '';
  return `con ${others} ${others === 1 ? 'transacción más' : 'transacciones más'}`;
}

function reasons(...all: readonly string[]): string {
  return all.filter((reason) => reason !== '').join(', ');
}

function partNames(parts: readonly HistorySplitPart[]): string {
  return parts
    .map(({ name, category, isHealth }) => `${name || nameOf(category)}${isHealth ? ' (salud)' : ''}`)
    .join(', ');
}
