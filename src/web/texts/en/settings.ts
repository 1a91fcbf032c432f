import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Settings: frame, mailboxes, notifications, profile, privacy, account deletion. */
export const texts = {
  title: 'Settings',
  back: 'Back to Dashboard',
  tabs: {
    dataSources: 'Data Sources',
    notifications: 'Notifications',
    account: 'Account',
    privacy: 'Privacy & Security',
  },
  refresh: {
    hint: 'Reload settings',
    label: 'Refresh',
  },
  loading: {
    title: 'Loading...',
    waitsFor: 'Loading your connections.',
  },
  failure: {
    title: 'Couldn’t load your settings',
    message: (reason: string) => `Error: ${reason}`,
    unknown: 'Request failed',
    meaning: 'Nothing changed.',
    retry: 'Try Again',
  },
  gmail: {
    title: 'Gmail',
    disconnect: 'Disconnect',
    connect: 'Connect Gmail',
    explained: 'Fettle can only read email, and does so on this machine.',
    unnamed: 'Your mailbox',
    needsYou: 'Needs attention',
    connected: 'Connected',
    broken: 'Google ended Fettle’s access. Reconnect to continue.',
    reconnect: 'Reconnect',
  },
  mailboxes: {
    title: 'Other mailboxes',
    explained: 'Connect any IMAP mailbox or upload email files. Duplicate emails count once.',
    anotherGmail: 'Add Gmail account',
  },
  sandbox: {
    title: 'Sandbox data',
    explained: 'Sandbox connections use sample data. It never counts in your real totals.',
    remove: 'Remove sandbox data',
    removed: 'Sandbox data removed.',
    failed: 'Couldn’t remove the sandbox data.',
  },
  notifications: {
    channels: 'Delivery',
    topics: 'Topics',
    email: {
      label: 'Email notifications',
      hint: 'Sent to your sign-in email.',
    },
    push: {
      label: 'Push notifications',
      hint: 'Sent to the devices you add. They never show item names.',
    },
    weeklyReports: {
      label: 'Weekly reports',
      hint: 'Your spending, income and changes, every Monday.',
    },
    transactionAlerts: {
      label: 'Transaction alerts',
      hint: 'Large charges, low balances, paychecks, refunds and renewals.',
    },
    healthInsights: {
      label: 'Health insights',
      hint: 'New claimable items and missing evidence.',
    },
  },
  counting: {
    title: 'Categories',
    itemCategories: {
      label: 'Use receipt items for categories',
      hint: 'Categorizes each transaction by its receipt items. Your own changes stay.',
    },
  },
  privacy: {
    title: 'Sharing',
    stored: 'Stored emails',
    promise: 'Fettle never shares or sells what it finds in your email.',
    dataSharing: {
      label: 'Data sharing',
      hint: 'Shares merchant names you correct with others on this server, without your name.',
    },
    analytics: {
      label: 'Analytics',
      hint: 'Counts the features you use, on this server only. Turning it off deletes the counts.',
    },
    marketingEmails: {
      label: 'Marketing emails',
      hint: 'Release news by email.',
    },
    thirdPartySharing: {
      label: 'Third-party sharing',
      hint: 'Sends email text to a hosted model when Fettle is unsure.',
    },
  },
  exporting: {
    title: 'Your data',
    explained: 'A ZIP file of your transactions, receipts, emails, decisions and settings.',
    action: 'Export everything',
    packing: 'Preparing…',
    purpose: 'The export contains all your data. Sign in again to download it.',
    confirm: 'Confirm and download',
    done: 'Export downloaded.',
    failed: 'Couldn’t create the export. Try again in a moment.',
  },
  toggle: {
    notSaved: (retry: ReactNode) => sentence`Not saved · ${retry}`,
    retry: 'Retry',
    retryOf: (label: string) => `: ${label}`,
  },
  profile: {
    title: 'Profile Information',
    edit: 'Edit',
    name: 'Name',
    email: 'Email',
    emailHint: 'You sign in with this email.',
    currency: 'Currency',
    currencyHint: 'Totals include only transactions in this currency.',
    timeZone: 'Time zone',
    dates: 'Dates',
    datesHint: 'Lists, periods and totals use this date.',
    datesBy: { purchase: 'Day of purchase', posting: 'Posting date' },
    nameMissing: 'Enter a name.',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Profile saved.',
    notSaved: (reason: string) => `Not saved. ${reason}`,
    tryAgain: 'Try again in a moment.',
  },
  address: {
    linkSent: (address: string) => `We sent a link to ${address}.`,
    linkFailed: 'Couldn’t send the link. Try again in a moment.',
    confirm: 'Confirm email',
    change: 'Change email',
  },
  session: {
    title: 'Session',
    explained: 'Signs you out and clears Fettle’s data from this browser.',
    signOut: 'Sign Out',
  },
  leaving: {
    title: 'Delete account',
    explained:
      'Deletes your profile, transactions, receipts and emails from Fettle, and disconnects your banks and mailboxes.',
    delete: 'Delete Account',
    question:
      'Delete your account? This deletes all your data and disconnects banks and mailboxes. This can’t be undone.',
    done: 'Account deleted.',
    failed: 'Failed to delete account. Please try again later.',
    confirm: 'Confirm and delete',
    purpose: 'For your security, confirm your identity before you delete your account.',
  },
  identity: {
    title: 'Confirm your identity',
  },
};
