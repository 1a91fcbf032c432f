/** Why an email or a match has its state. */
export const texts = {
  emailGone: 'Deleted from the mailbox before Fettle could read it.',
  deletedByYou: 'You deleted this email’s data.',
  notAReceipt: 'You marked it as not a receipt.',
  confirmed: 'You confirmed it.',
  provenByBank: 'The bank transaction confirms it.',
  provenByPayment: 'The payment email confirms it.',
  repeated: 'Another email covers this purchase.',
  senderBlocked: 'You blocked this sender.',
  tooLarge: 'This email is larger than 25 MB, so it wasn’t read.',
  tooComplex: 'This email is too complex, so it wasn’t read.',
  damaged: 'This email is damaged and couldn’t be read.',
  notDelivered: 'The email provider couldn’t deliver this email.',
  notStorable: 'This email contains values that can’t be stored.',
  copyOf: (address: string) => `Duplicate of an email in ${address}.`,
  notUnderstood: (reason: string) => `Unclear: ${reason}`,
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
