/** Why an email or a match has its state. */
export const texts = {
  emailGone: 'Deleted from the mailbox before Fettle could read it.',
  deletedByYou: 'You deleted this email’s data.',
  notAReceipt: 'You marked it as not a receipt.',
  confirmed: 'You confirmed it.',
  senderBlocked: 'You blocked this sender.',
  tooLarge: 'This email is larger than 25 MB, so it wasn’t read.',
  tooComplex: 'This email is too complex, so it wasn’t read.',
  damaged: 'This email is damaged and couldn’t be read.',
  notDelivered: 'The email provider couldn’t deliver this email.',
  notStorable: 'This email contains values that can’t be stored.',
  copyOf: (address: string) => `Duplicate of an email in ${address}.`,
  notUnderstood: (reason: string) => `Unclear: ${reason}`,
  likelyMatch: 'Likely match, but some details differ.',
};
