import type { texts as english } from '../en/readings.ts';

/** What the reader found in an email. */
export const texts: typeof english = {
  kinds: {
    purchase: 'Confirmación de compra',
    subscription: 'Cargo de suscripción',
    refund: 'Confirmación de reembolso',
    shipping: 'Aviso de envío',
    other: 'No es un recibo',
  },
  doubts: {
    impostor: () => 'Sospechoso: el remitente no es quien dice ser.',
    instruction: (kind) => `${kind}, pero contiene instrucciones dirigidas al software.`,
    otherText: (kind) => `${kind}, pero su versión de texto difiere de su versión HTML.`,
    picture: () => 'Tal vez un recibo, pero sus datos están en una imagen.',
  },
  unsureKind: (kind) => `${kind}, muy probablemente.`,
  refundPending: (kind) => `${kind}, pero es posible que el reembolso aún no se haya emitido.`,
  totalUnsure: (kind) => `${kind}, pero el total es incierto.`,
  totalMissing: (kind) => `${kind}, pero no se encontró un total.`,
};
