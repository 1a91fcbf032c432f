/** The login: what stands above each form, and signing in. */
export const texts = {
  profileMissing:
    'You were signed out because your profile could not be loaded. Nothing was lost; sign in again in a moment.',
  heads: {
    signIn: {
      page: 'Sign In',
      title: 'Welcome back',
      about: 'Sign in to open your ledger.',
    },
    signUp: {
      page: 'Create Account',
      title: 'Start your ledger',
      about: 'Your name, an e-mail and a password. Nothing else is asked.',
    },
    forgot: {
      page: 'Forgot your password?',
      title: 'A new password',
      about: 'We mail you a link with which you choose one.',
    },
    reset: {
      page: 'Choose a new password',
      title: 'Choose a new password',
      about: 'It replaces the old one everywhere.',
    },
    verify: {
      page: 'Confirm your address',
      title: 'Your address',
      about: 'Confirmed by the link we mailed you.',
    },
    email: {
      page: 'Change your e-mail',
      title: 'Another address',
      about: 'We mail a link to the new one before anything changes.',
    },
  },
  entering: 'Opening your ledger',
  beside: 'What Fettle does',
  or: 'or',
  isNew: 'New to Fettle?',
  hasAccount: 'I already have an account',
  createAccount: 'Create Account',
  toSettings: 'Back to your settings',
  toSignIn: 'Back to signing in',
  anotherLink: 'Ask for another link',
  email: 'Email',
  forgot: 'Forgot your password?',
  signIn: 'Sign In',
  missing: 'Enter your e-mail and your password.',
  failed: 'Signing in did not work. Try again in a moment.',
};
