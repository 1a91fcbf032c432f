import { plural } from '../plural.ts';

/** Bulk edit of transactions. */
export const texts: typeof import('../en/transaction-edit.ts').texts = {
  title: (transactions: number) =>
    plural(transactions, { one: 'Editar # transacción', other: 'Editar # transacciones' }),
  category: 'Categoría',
  asItIs: 'Sin cambios',
  name: 'Nombre',
  note: 'Agregar una nota',
  noteHint: 'Se agrega a las notas existentes',
  dividedStay: (transactions: number) => kept(transactions),
  cancel: 'Cancelar',
  submit: (transactions: number) =>
    plural(transactions, { one: 'Actualizar # transacción', other: 'Actualizar # transacciones' }),
  done: (transactions: number, divided: number) =>
    plural(transactions, { one: '# transacción actualizada.', other: '# transacciones actualizadas.' }) +
    (divided === 0 ? '' : ` ${kept(divided)}`),
  nothing: (divided: number) => `No hay nada que cambiar.${divided === 0 ? '' : ` ${kept(divided)}`}`,
  failed: 'No se pudieron actualizar las transacciones. No cambió nada. Inténtalo de nuevo.',
};

function kept(divided: number): string {
  return plural(divided, {
    one: '# transacción dividida conserva sus categorías.',
    other: '# transacciones divididas conservan sus categorías.',
  });
}
