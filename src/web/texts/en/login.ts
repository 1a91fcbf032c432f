/** Login: the heading of each form, and signing in. */
export const texts = {
  profileMissing:
    'You were signed out because your profile couldn’t load. Your data is safe. Sign in again in a moment.',
  heads: {
    signIn: {
      page: 'Sign In',
      title: 'Welcome back',
      about: 'Sign in to see your finances.',
    },
    signUp: {
      page: 'Create Account',
      title: 'Create your account',
      about: 'All you need is a name, email and password.',
    },
    checkEmail: {
      page: 'Check your email',
      title: 'Check your email',
      about: 'One more step opens your account.',
    },
    code: {
      page: 'Enter your code',
      title: 'Enter your code',
      about: 'One more step protects your account.',
    },
    forgot: {
      page: 'Forgot your password?',
      title: 'Reset your password',
      about: 'We’ll email you a link to choose a new one.',
    },
    reset: {
      page: 'Choose a new password',
      title: 'Choose a new password',
      about: 'It replaces your old password on every device.',
    },
    verify: {
      page: 'Confirm your email',
      title: 'Confirm your email',
      about: 'This takes a moment.',
    },
    email: {
      page: 'Change your email',
      title: 'Change your email',
      about: 'We’ll send a link to the new address first.',
    },
  },
  entering: 'Signing you in',
  beside: 'About Fettle',
  or: 'or',
  isNew: 'New to Fettle?',
  hasAccount: 'I already have an account',
  createAccount: 'Create Account',
  toSettings: 'Back to settings',
  toSignIn: 'Back to sign in',
  anotherLink: 'Request another link',
  email: 'Email',
  forgot: 'Forgot your password?',
  code: 'Code from your authenticator app',
  codeHint: 'If you use two-step sign-in, enter a code to sign in now.',
  signIn: 'Sign In',
  missing: 'Enter your email and password.',
  failed: 'Couldn’t sign you in. Try again in a moment.',
};
