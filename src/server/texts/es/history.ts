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
const said = (what: string, reason = ''): HistoryWords => ({ what, reason });
const nameOf = (category: string): string => categoryNames(category, 'es').name;

const words: HistoryCatalog = {
  categoryChanged: ({ was, others }) =>
    said('Categoría cambiada', reasons(`era ${nameOf(was)}`, together(others))),
  categoryKept: ({ others }) => said('Categoría conservada', together(others)),
  renamed: ({ was, others }) => said('Nombre cambiado', reasons(`era ${was}`, together(others))),
  noteChanged: ({ others }) => said('Nota cambiada', together(others)),
  transactionsEdited: ({ count }) =>
    said(count === 1 ? '1 transacción editada' : `${count} transacciones editadas`),
  dateChanged: ({ was }) => said('Fecha cambiada', `era ${was}`),
  amountChanged: () => said('Monto cambiado'),
  transactionAdded: () => said('Agregada por ti'),
  transactionDeleted: () => said('Eliminada'),
  addedFromReceipt: () => said('Agregada desde su recibo', 'ninguna cuenta muestra este cargo'),
  removedByBank: () => said('Quitada por el banco', 'el banco ya no la incluye'),
  namedLikeOthers: () => said('Nombre puesto', 'como otras transacciones de este comercio'),
  updatedBySource: ({ what, reason }) => said(sentence(what), sentence(reason)),
  splitByUser: ({ parts }) => said('Dividida por ti', partNames(parts)),
  splitChanged: ({ parts }) => said('División cambiada', partNames(parts)),
  splitByReceipt: ({ parts }) => said('Dividida por el recibo', partNames(parts)),
  categoryByReceipt: ({ was }) => said('Categoría tomada del recibo', `era ${nameOf(was)}`),
  splitsAccepted: ({ count }) => said(count === 1 ? '1 división aceptada' : `${count} divisiones aceptadas`),
  splitRemoved: () => said('División quitada'),
  transferConfirmed: () => said('Emparejada como transferencia'),
  transferRefused: () => said('No es una transferencia'),
  merged: () => said('Combinada con un duplicado'),
  keptSeparate: () => said('Conservada por separado'),
  receiptMatched: (values) =>
    said(
      'Recibo asociado',
      values.by === 'chosen'
        ? 'elegido en Revisión con IA'
        : values.reasons.map(sentence).join(', ') || 'coinciden el monto, la fecha y el comercio',
    ),
  receiptRemoved: ({ by }) =>
    said(
      'Recibo quitado',
      by === 'user'
        ? 'no se asociará de nuevo automáticamente'
        : 'información más reciente contradice esta asociación',
    ),
  reviewed: ({ decision, fields }) =>
    said(DECISIONS[decision], fields.map((field) => FIELDS[field] ?? field).join(', ')),
  categoryAnswered: ({ was, isKept }) =>
    isKept
      ? said('Categoría conservada', 'se preguntó en Revisión con IA')
      : said('Categoría cambiada', `era ${nameOf(was)}`),
  categoryByRule: () => said('Categoría cambiada', 'por tu regla para este comercio'),
  ruleCreated: ({ category }) => said(`Siempre ${nameOf(category)}`, 'para este comercio'),
  ruleEnded: ({ category }) => said(`Ya no siempre ${nameOf(category)}`),
  emailSeparated: () => said('Separado de su pedido', 'no se combinará de nuevo'),
  emailCounts: () => said('Cuenta como su compra', 'ningún otro correo la cubre'),
  emailMerged: () => said('Combinado con su pedido', 'otro correo cuenta como esta compra'),
  emailRejected: () => said('No es un recibo'),
  emailRead: ({ kind, reader, isAgain }) =>
    said(isAgain ? 'Leído de nuevo' : 'Leído', `${KINDS[kind] ?? kind}, por el lector ${reader}`),
  clockSet: ({ clock, untilOn }) =>
    untilOn === 'rule'
      ? said(`${CLOCKS[clock]} según la política de la tienda`)
      : untilOn === null
        ? said(CLOCKS_CLEARED[clock])
        : said(CLOCKS_SET[clock], `hasta el ${untilOn}`),
  imported: ({ fileName }) => said(`${fileName} importado`),
  restoredToBeforeImport: ({ fileName }) =>
    said('Restaurada a como estaba antes de la importación', `Se deshizo la importación de ${fileName}`),
  matchingReset: () => said('Asociación restablecida'),
  findingDismissed: () => said('Descartado'),
  subscriptionReviewed: ({ verdict }) => said(VERDICTS[verdict] ?? verdict),
  subscriptionMerged: ({ name }) => said(`Combinada con ${name}`),
  accountChanged: () => said('Cuenta cambiada'),
  claimChanged: () => said('Reclamo cambiado'),
  claimLines: ({ step, number, items }) => said(CLAIM_STEPS[step](number), items.join(', ')),
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
