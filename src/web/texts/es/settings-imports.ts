import { plural } from '../plural.ts';

/** Settings: the statement files that were imported. */
export const texts: typeof import('../en/settings-imports.ts').texts = {
  title: 'Importaciones',
  none: 'Aún no hay importaciones. Suelta un estado de cuenta en la página Transacciones para importarlo.',
  failed: 'No se pudieron cargar tus importaciones',
  more: 'Mostrar importaciones anteriores',
  added: (transactions: number) => plural(transactions, { one: '# agregada', other: '# agregadas' }),
  duplicates: (transactions: number) => plural(transactions, { one: '# ya estaba', other: '# ya estaban' }),
  updated: (transactions: number) => plural(transactions, { one: '# actualizada', other: '# actualizadas' }),
  leftOut: (transactions: number) =>
    plural(transactions, {
      one: '# posible duplicado omitido',
      other: '# posibles duplicados omitidos',
    }),
  unreadLines: (lines: number) =>
    plural(lines, { one: '# línea no se pudo leer.', other: '# líneas no se pudieron leer.' }),
  notes: (count: number) => plural(count, { one: '# advertencia', other: '# advertencias' }),
  undo: 'Deshacer',
  undoOf: (file: string) => `Deshacer la importación de ${file}`,
  undone: 'Deshecha',
  undoing: {
    title: (file: string) => `¿Deshacer la importación de ${file}?`,
    effect: (transactions: number) =>
      plural(transactions, {
        one: 'Elimina la # transacción que agregó y restaura las que actualizó.',
        other: 'Elimina las # transacciones que agregó y restaura las que actualizó.',
      }),
    final: 'Esto no se puede rehacer. Para recuperar las transacciones, importa el archivo de nuevo.',
    cancel: 'Cancelar',
    confirm: 'Deshacer importación',
    done: (file: string) => `Se deshizo la importación de ${file}.`,
    failed: 'No se pudo deshacer la importación. No cambió nada.',
  },
};
