import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Settings: the frame, mailboxes, notifications, the profile, privacy, leaving. */
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
    hint: 'Load the settings again',
    label: 'Refresh',
  },
  loading: {
    title: 'Loading...',
    waitsFor: 'Asking for your connections.',
  },
  failure: {
    title: 'Your settings could not be loaded',
    message: (reason: string) => `Error: ${reason}`,
    unknown: 'Request failed',
    meaning: 'Nothing was changed.',
    retry: 'Try Again',
  },
  gmail: {
    title: 'Gmail',
    disconnect: 'Disconnect',
    connect: 'Connect Gmail',
    explained:
      'Fettle may only read, looks for purchases, and shows you every message it looked at. Reading happens on the machine it runs on.',
    unnamed: 'Your mailbox',
    needsYou: 'Needs you',
    connected: 'Connected',
    broken: 'Google no longer lets Fettle read. Allow it again to go on.',
    reconnect: 'Reconnect',
  },
  mailboxes: {
    title: 'Other mailboxes',
    explained:
      'Any mailbox that speaks IMAP, and mail you have as files. All of them are read the same way, and a mail that lies in two of them counts once.',
    anotherGmail: 'Another Gmail',
  },
  sandbox: {
    title: 'Sandbox data',
    explained:
      'Some connections here are stand-ins. Their rows and mails are marked and never stand in one total with real ones.',
    remove: 'Remove sandbox data',
    removed: 'The sandbox data is gone.',
    failed: 'The sandbox data could not be removed.',
  },
  notifications: {
    channels: 'How they reach you',
    topics: 'What they are about',
    email: {
      label: 'Email notifications',
      hint: 'Notices come to the address you sign in with.',
    },
    push: {
      label: 'Push notifications',
      hint: 'Notices come to this device. They never show the name of an item.',
    },
    weeklyReports: {
      label: 'Weekly reports',
      hint: 'Spend, income and what changed, every Monday.',
    },
    transactionAlerts: {
      label: 'Transaction alerts',
      hint: 'A refund that is late, a price that rose, a charge that came twice.',
    },
    healthInsights: {
      label: 'Health insights',
      hint: 'What became claimable, and which evidence is missing.',
    },
  },
  privacy: {
    title: 'What you allow',
    promise: 'Whatever stands here: what Fettle finds in your mail is never shared and never sold.',
    dataSharing: {
      label: 'Data sharing',
      hint: 'Merchant names that you corrected are offered to other people on this server.',
    },
    analytics: {
      label: 'Analytics',
      hint: 'How you use the screens is kept on this server, and nowhere else.',
    },
    marketingEmails: {
      label: 'Marketing emails',
      hint: 'News of releases, by mail.',
    },
    thirdPartySharing: {
      label: 'Third-party sharing',
      hint: 'The text of a mail may go to a hosted model when the reader on this machine is unsure.',
    },
  },
  exporting: {
    title: 'Your data',
    explained:
      'Everything that is kept about you, as one ZIP: rows, receipts with their items, mail that was looked at, decisions and settings, for programs and for spreadsheets.',
    action: 'Export everything',
    packing: 'Packing…',
    done: 'The file is among your downloads.',
    failed: 'The file could not be packed. Try again in a moment.',
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
    emailHint: 'The address you sign in with.',
    currency: 'Currency',
    currencyHint: 'Totals count rows in this currency; others stand beside them.',
    timeZone: 'Time zone',
    nameMissing: 'Enter a name.',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Your profile is saved.',
    notSaved: (reason: string) => `Not saved. ${reason}`,
    tryAgain: 'Try again in a moment.',
  },
  address: {
    linkSent: (address: string) => `A link is on its way to ${address}.`,
    linkFailed: 'The link could not be sent. Try again in a moment.',
    confirm: 'Confirm e-mail',
    change: 'Change e-mail',
  },
  session: {
    title: 'Session',
    explained: 'Ends the session in this browser and forgets what it kept.',
    signOut: 'Sign Out',
  },
  leaving: {
    title: 'Leave for good',
    explained:
      'Deletes your profile, rows, receipts and messages, and revokes access at your bank and mailbox.',
    delete: 'Delete Account',
    question:
      'Delete your account? Everything stored for you is deleted and access to your bank and mailbox is revoked. This cannot be undone.',
    done: 'Your account is deleted.',
    failed: 'Failed to delete account. Please try again later.',
    purpose: 'Deleting your account cannot be undone, so a sign-in of the last ten minutes is needed.',
  },
  identity: {
    title: 'Confirm that it is you',
    other: (email: string) => `You are signed in as ${email} now. Nothing was deleted.`,
    nobody: 'You are signed in as nobody now. Nothing was deleted.',
    or: 'or',
    passwordMissing: 'Enter your password.',
    failed: 'Signing in did not work. Try again in a moment.',
    cancel: 'Cancel',
    confirm: 'Confirm and delete',
  },
};
