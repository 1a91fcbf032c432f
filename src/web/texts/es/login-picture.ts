import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** The sample next to the login form. */
export const texts: typeof import('../en/login-picture.ts').texts = {
  transaction: {
    raw: 'TARRYTOWN PHARMACY TX',
    merchant: 'Tarrytown Pharmacy',
    date: 'mar, 5 de may',
    amount: '$53.69',
  },
  receipt: {
    head: 'Tu recibo del 5 de mayo',
    order: '#20418',
    lines: [
      { name: 'Alivio para alergias, 90 tabletas', amount: '24.99', mark: 'Elegible HSA' },
      { name: 'Protector solar FPS 50', amount: '16.49', mark: 'Elegible HSA' },
      { name: 'Tarjeta de felicitación', amount: '6.99', mark: null },
      { name: 'Velas de cumpleaños', amount: '4.29', mark: null },
      { name: 'Impuesto', amount: '0.93', mark: null },
    ],
    paidBy: 'Cargado a la tarjeta ·· 4417',
    total: '$53.69',
    reason: 'Seguro: mismo monto, misma tarjeta, mismo día.',
  },
  claim: (figure: (words: string) => ReactNode) =>
    sentence`${figure('$41.48')} de este cargo son gastos de salud que puedes reclamar.`,
  how: 'Leído en este equipo, artículo por artículo, del correo del recibo.',
};
