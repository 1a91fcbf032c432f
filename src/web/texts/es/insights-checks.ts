/** Insights: checks that compare email and bank. */
export const texts: typeof import('../en/insights-checks.ts').texts = {
  failed: 'No se pudieron cargar los controles',
  groups: {
    charges: 'Cargos por comprobar',
    refunds: 'Reembolsos y devoluciones',
    plans: 'Planes y precios',
    health: 'Gastos de salud',
    giftCards: 'Tarjetas de regalo',
    unchargedReceipts: 'Cargos atrasados',
    unexplainedCharges: 'Cargos sin recibo',
  },
  shown: {
    label: 'Controles mostrados',
    open: 'Abiertos',
    dismissed: 'Descartados',
  },
  none: {
    open: {
      title: 'Estás al día',
      reason: 'Aquí aparecen reembolsos que faltan, montos incorrectos y aumentos de precio.',
    },
    dismissed: {
      title: 'Nada descartado',
      reason: 'Los controles descartados quedan aquí. No recibirás más avisos sobre ellos.',
    },
  },
  showAll: (count: number) => `Mostrar los ${count}`,
  finding: {
    restore: 'Restaurar',
    dismiss: 'Descartar',
    search: 'Buscarlo en el correo',
    receipt: 'Recibo',
    email: 'Correo',
    transaction: 'Transacción',
  },
  dismissal: {
    done: 'Descartado. No lo verás de nuevo.',
    restored: 'Restaurado.',
    failed: 'No se pudo guardar.',
  },
};
