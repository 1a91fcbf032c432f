/** The sign-in window, and the identity check before a change. */
export const texts = {
  googleFailed: 'Couldn’t sign you in with Google. Try again, or use your email and password.',
  /** By the code of a failure. */
  google: {
    too_many: 'Too many tries with Google. Wait a minute and try again.',
    unavailable: 'Google isn’t responding. Try again, or use your email and password.',
    not_configured: 'Signing in with Google isn’t set up on this server.',
    REGISTRATION_CLOSED: 'This server doesn’t accept new accounts. Ask its administrator for an invitation.',
    REGISTRATION_BY_INVITATION:
      'This server accepts new accounts by invitation only. Ask the administrator for one.',
  },
  refused: 'Couldn’t sign you in with Google. Please try again.',
  blocked: 'Your browser blocked the sign-in window. Allow pop-ups for this page and try again.',
  closed: 'You closed the sign-in window before finishing.',
  unreachable: 'The sign-in service isn’t responding. Check your connection and try again.',
  notSignedOut: 'Couldn’t end the session on the server.',
  signInAgain: 'Confirm your identity. Sign in again to continue.',
  wrongPassword: 'Your current password is incorrect.',
  unavailable: 'Unavailable with this sign-in service.',
  signInFirst: 'Sign in first.',
  signInToChange: 'Sign in to change your email.',
  signInToConfirm: 'Sign in to confirm your new email.',
};
