/** Placeholders for names in offline copies. */
export const texts: typeof import('../en/offline.ts').texts = {
  healthPurchase: 'Compra de salud',
  attention: {
    refundLate: 'Reembolso atrasado',
    trialEnds: 'Termina una prueba',
    priceUp: 'Aumento de precio',
    receiptWithoutCharge: 'Recibo sin cargo',
    renewalDue: 'Próxima renovación',
  },
};
