import { plural } from '../plural.ts';

/** Undo and redo. */
export const texts: typeof import('../en/undo.ts').texts = {
  nothing: 'No hay nada que deshacer.',
  done: (kept: number) =>
    kept === 0
      ? 'Deshecho.'
      : plural(kept, {
          one: 'Deshecho. # transacción cambió después y se conservó.',
          other: 'Deshecho. # transacciones cambiaron después y se conservaron.',
        }),
  redo: 'Rehacer',
  failed: 'No se pudo deshacer.',
  undo: 'Deshacer',
  nothingAgain: 'No hay nada que rehacer.',
  failedAgain: 'No se pudo rehacer.',
};
