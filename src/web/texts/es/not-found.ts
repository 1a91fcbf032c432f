import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** An address without a screen. */
export const texts: typeof import('../en/not-found.ts').texts = {
  title: 'Página no encontrada',
  back: 'Volver al panel',
  nothingAt: (path: ReactNode) => sentence`No hay ninguna página en ${path}.`,
};
