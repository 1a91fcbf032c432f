const messages = {
  signInAgain: 'The bank needs you to sign in again.',
  notReachable: 'Your bank isn’t responding. Your data is safe. Fettle will retry automatically.',
  withdrawn: 'The bank ended Fettle’s access. Your transactions are safe. Connect the bank again.',
  notSupported: 'This bank no longer supports connections. Import its statement files instead.',
  ourKeys: 'This server’s bank provider access isn’t valid. Contact your server administrator.',
  consentExpired: 'Your bank’s consent expired. Reconnect to renew it.',
  accessEnded: 'The bank ended Fettle’s access. Reconnect to continue.',
  wrongSignIn: 'The bank rejected your sign-in. Sign in again.',
  wrongCode: 'The bank rejected the code. Sign in again.',
  unfinishedSignIn: 'The bank sign-in wasn’t finished. Sign in again.',
  locked: 'The bank locked your account. Unlock it with your bank, then reconnect.',
  needsYou: 'The bank needs information from you. Sign in on its website, then reconnect.',
  notAllowed: 'The bank isn’t allowed to share this. Choose what to share.',
  noAccounts: 'The bank no longer shares any account. Choose which accounts to share.',
  simplefinEnded: 'SimpleFIN ended Fettle’s access. Your transactions are safe. Connect with a new token.',
  simplefinPayment: 'SimpleFIN requires payment. Pay on its website to continue.',
  limited: 'The bank limits how often Fettle can refresh. Fettle will retry automatically.',
  importing: 'Importing your history. New transactions appear as they arrive.',
  failed: 'The last update failed. Your transactions are safe. Fettle will retry automatically.',
  newAccounts: 'This bank has new accounts. Choose which ones to share.',
};

const accountNames = {
  checking: 'Checking',
  savings: 'Savings',
  credit: 'Credit card',
  loan: 'Loan',
  investment: 'Investment',
  other: 'Account',
};

/** What a bank connection says of itself, and what an account of a file is called. */
export const texts = {
  messages,
  uploadedEmail: 'Uploaded email',
  accountNames,
  fromProvider: (problem: string) => `Message from the provider: ${problem}`,
  expiring: (on: string | null) =>
    on === null
      ? 'Your bank’s consent expires soon. Renew it before then.'
      : `Your bank’s consent expires on ${on}. Renew it before then.`,
};
