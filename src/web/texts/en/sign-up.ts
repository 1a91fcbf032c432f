/** Creating an account. */
export const texts = {
  name: 'Name',
  email: 'Email',
  create: 'Create Account',
  nameMissing: 'Enter the name you want to be greeted by.',
  notAnAddress: 'That does not look like an e-mail address.',
  tooShort: (least: number) => `Choose a password of at least ${least} characters.`,
  passwordMissing: 'Choose a password.',
  failed: 'The account could not be created. Try again in a moment.',
};
