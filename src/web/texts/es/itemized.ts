/** How much of a figure the items of receipts account for. */
export const texts: typeof import('../en/itemized.ts').texts = {
  share: (itemized: string, total: string) => `${itemized} de ${total} con detalle de recibos`,
  column: 'Con detalle de recibos',
};
