/** Actions for each kind of item that needs attention. */
export const texts: typeof import('../en/attention.ts').texts = {
  actions: {
    reconnect: 'Reconectar',
    review: 'Revisar',
    syncFailed: 'Sincronizar de nuevo',
    refundLate: 'Ver reembolso',
    amountDiffers: 'Comparar',
    chargedTwice: 'Ver ambos cargos',
    charges: 'Ver cargos',
    trialEnds: 'Ver prueba',
    renewalDue: 'Ver renovación',
    returnWindow: 'Ver pedido',
    receiptWithoutCharge: 'Ver recibo',
    chargeWithoutReceipt: 'Ver cargo',
    giftCardLeft: 'Ver recibos',
    healthUnclaimed: 'Reclamar',
    claimRefunded: 'Ver reembolso',
  },
  none: {
    title: 'Estás al día.',
    reason: 'Aquí aparecen reembolsos atrasados, pruebas que terminan, aumentos de precio y revisiones.',
  },
};
