/** Linking a bank. */
export const texts = {
  couldNotStart: 'Could not initialize Plaid. Please try again later.',
  couldNotSave: 'Failed to save connection. Please try again.',
  known: (bank: string) => `${bank} is already connected.`,
  linked: (bank: string) => `${bank} connected. Importing transactions.`,
  renewed: 'Bank reconnected. Importing new transactions.',
};
