import { plural } from '../plural.ts';

/** Kinds, states and sizes of emails. */
export const texts: typeof import('../en/emails.ts').texts = {
  kinds: {
    purchase: 'Compra',
    refund: 'Reembolso',
    subscription: 'Suscripción',
    shipping: 'Envío',
    other: 'Otro',
  },
  states: {
    processed: 'Recibo',
    needsReview: 'Por revisar',
    notReceipt: 'No es un recibo',
    failed: 'Con error',
    skipped: 'Omitido',
    new: 'Sin leer',
  },
  bytes: (bytes: number) => plural(bytes, { one: '# byte', other: '# bytes' }),
};
