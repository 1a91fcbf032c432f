/** Signing in with a passkey. */
export const texts = {
  button: 'Sign in with a passkey',
  failed: 'Couldn’t sign you in with a passkey. Try again, or use your password.',
};
