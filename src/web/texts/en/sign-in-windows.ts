/** The window of another sign-in, and what is asked for before a change. */
export const texts = {
  googleFailed: 'Signing in with Google did not work. Try again, or use your e-mail and password.',
  refused: 'Google did not sign you in. Please try again.',
  blocked: 'Your browser blocked the sign-in window. Allow pop-ups for this page and try again.',
  closed: 'The sign-in window was closed before it was done.',
  unreachable: 'The sign-in service did not answer. Check your connection and try again.',
  notSignedOut: 'The service could not be told that the session is over.',
  signInAgain: 'Confirm that it is you: sign in again to go on.',
  signInFirst: 'Sign in first.',
  signInToChange: 'Sign in first to change your address.',
  signInToConfirm: 'Sign in to confirm your new address.',
};
