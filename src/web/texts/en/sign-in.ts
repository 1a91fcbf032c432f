/** Signing in with Google. */
export const texts = {
  google: {
    failed: 'Couldn’t sign you in with Google.',
    button: 'Continue with Google',
    notConfigured: 'Not configured on this server.',
    sandbox: 'Sandbox: simulated Google sign-in. No real account is used.',
  },
};
