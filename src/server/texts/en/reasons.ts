/** Why a match needs an answer. */
export const texts = {
  severalCharges: 'Several charges fit this receipt.',
  conflict: {
    shared: (receipts: number) => `${receipts} receipts fit this one charge.`,
    currency: (receipt: string, charge: string) => `The receipt is in ${receipt}, the charge in ${charge}.`,
    amount: (difference: string) => `The amount differs by ${difference}.`,
    card: (receipt: string, charge: string) =>
      `The receipt names card ${receipt}, the charge is on card ${charge}.`,
    parts: (charges: number) => `${charges} charges add up to this receipt.`,
    later: (days: number) => `The charge is ${days} days after the receipt.`,
    earlier: (days: number) => `The charge is ${days === 1 ? '1 day' : `${days} days`} before the receipt.`,
    name: 'The amount and date match, but the merchant name differs.',
    halves: (transactions: number) =>
      `${transactions} transactions could be the other half of this transfer.`,
    weak: 'Nothing conflicts, but there isn’t enough evidence to confirm the match.',
  },
};
