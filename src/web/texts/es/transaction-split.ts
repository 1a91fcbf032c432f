import { plural } from '../plural.ts';

/** Splitting a transaction by receipt or by hand. */
export const texts: typeof import('../en/transaction-split.ts').texts = {
  waiting: {
    title: 'Divisiones sugeridas',
    count: (count: number) =>
      plural(count, {
        one: '1 transacción se puede dividir por su recibo',
        other: '# transacciones se pueden dividir por sus recibos',
      }),
    acceptAll: 'Aceptar todas',
    accepted: (count: number) =>
      plural(count, { one: 'División aceptada.', other: '# divisiones aceptadas.' }),
  },
  byReceipt: 'Dividida por el recibo',
  byHand: 'Dividida por ti',
  proposed: 'División sugerida según su recibo',
  start: 'Dividir transacción',
  accept: 'Aceptar división',
  edit: 'Editar división',
  undo: 'Quitar división',
  accepted: 'Dividida. Se actualizaron los totales por categoría.',
  undone: 'División quitada.',
  health: 'Salud',
  moved: (then: string, now: string) =>
    `Dividiste ${then}, pero se registró ${now}. Las partes mantienen sus proporciones.`,
  title: 'Dividir transacción',
  of: (amount: string) => `Dividir ${amount}`,
  equal: 'Dividir en partes iguales',
  add: 'Agregar parte',
  category: (place: number) => `Categoría de la parte ${place}`,
  chooseCategory: 'Elige una categoría',
  amount: (place: number) => `Monto de la parte ${place}`,
  name: (place: number) => `Nombre de la parte ${place}`,
  nameHint: 'Nombre (opcional)',
  remove: (place: number) => `Quitar la parte ${place}`,
  hint: 'Escribe montos o porcentajes. Las partes vacías comparten el resto.',
  whole: 'Dividida por completo.',
  left: (amount: string) => `Quedan ${amount}`,
  tooMuch: (amount: string) => `Sobran ${amount}`,
  noAmount: 'Escribe un número en cada monto.',
  emptyPart: 'Escribe un monto en cada parte.',
  noCategory: 'Elige una categoría para cada parte.',
  cancel: 'Cancelar',
  save: 'Guardar división',
};
