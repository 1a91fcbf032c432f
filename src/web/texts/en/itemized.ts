/** How much of a figure the items of receipts account for. */
export const texts = {
  share: (itemized: string, total: string) => `${itemized} of ${total} itemized by receipts`,
  column: 'Itemized by receipts',
};
