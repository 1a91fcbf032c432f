/** Why signing in, signing up or a link was refused; the same words whether or not an address is known. */
export const texts = {
  mismatch: 'That e-mail and password do not match.',
  notCreated: 'An account could not be created with these details. If you already have one, sign in instead.',
  linkOver: 'This link was used already or is too old. Ask for a new one.',
  tooMany: 'Too many attempts. Wait a minute and try again.',
  notAnAddress: 'That does not look like an e-mail address.',
  disabled: 'This profile cannot sign in at the moment.',
  tooShort: 'That password is too short.',
  tooLong: 'That password is too long: 128 characters at most.',
  leaked: 'That password stands in lists of leaked ones. Choose another.',
  notConfirmed: 'Confirm your e-mail first: the link is in your mailbox.',
  otherWay: 'This address signs in in another way. Use your e-mail and password.',
  popup: 'Google did not sign you in. Please try again.',
  change: 'That could not be changed. Try again in a moment.',
  unknown: 'Something went wrong on our side. Try again in a moment.',
};
