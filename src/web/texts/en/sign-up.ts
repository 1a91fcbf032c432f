/** Creating an account. */
export const texts = {
  name: 'Name',
  email: 'Email',
  create: 'Create Account',
  closed: 'This server doesn’t accept new accounts. Ask its administrator for an invitation.',
  invitationOnly:
    'This server accepts new accounts by invitation only. Open the link in your invitation, or ask the administrator for one.',
  checkEmail: (email: string) =>
    `Check your email. We sent a link to ${email}. Open it to finish, then sign in.`,
  nameMissing: 'Enter your name.',
  notAnAddress: 'Enter a valid email address.',
  tooShort: (least: number) => `Use at least ${least} characters.`,
  passwordMissing: 'Choose a password.',
  failed: 'Couldn’t create the account. Try again in a moment.',
};
