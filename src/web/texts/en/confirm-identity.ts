/** Signing in once more before a change. */
export const texts = {
  other: (email: string) => `You’re now signed in as ${email}. Nothing changed.`,
  nobody: 'You’re signed out. Nothing changed.',
  or: 'or',
  passwordMissing: 'Enter your password.',
  failed: 'Couldn’t sign you in. Try again in a moment.',
  cancel: 'Cancel',
  goOn: 'Confirm and continue',
};
