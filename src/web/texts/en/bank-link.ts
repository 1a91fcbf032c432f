/** Linking a bank. */
export const texts = {
  couldNotStart: 'Could not initialize Plaid. Please try again later.',
  couldNotSave: 'Failed to save connection. Please try again.',
  known: (bank: string) => `${bank} was already connected.`,
  linked: (bank: string) => `${bank} is connected. Its rows are being imported.`,
  renewed: 'The bank is connected again. Its news are being read.',
};
