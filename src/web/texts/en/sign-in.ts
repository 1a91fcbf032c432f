/** Signing in: what a window, a link or the service answers. */
export const texts = {
  google: {
    failed: 'Signing in with Google did not work.',
    button: 'Continue with Google',
    notConfigured: 'Not configured on this server.',
    sandbox: 'Sandbox: a stand-in for Google on this machine. No real account is used.',
  },
};
