import { plural } from '../plural.ts';

/** Administration: accounts, invitations and the server's health. */
export const texts = {
  entry: {
    title: 'Administration',
    explained: 'Manage accounts and invitations, and check how this server is doing.',
    open: 'Open administration',
  },
  back: 'Back to Account',
  loading: 'Loading...',
  waitsFor: 'Loading accounts and server health.',
  failed: 'Couldn’t load this page. Try again in a moment.',
  notDone: 'That didn’t work. Try again in a moment.',
  confirm: {
    purpose: 'For security, confirm your identity before you change an account.',
  },
  users: {
    title: 'Accounts',
    caption: 'Accounts of this server',
    columns: { account: 'Account', since: 'Created', actions: 'Actions' },
    administrator: 'Administrator',
    disabled: 'Disabled',
    disable: 'Disable',
    enable: 'Enable',
    remove: 'Delete',
    of: (email: string) => ` ${email}`,
    wasDisabled: 'Account disabled. Its sessions ended.',
    wasEnabled: 'Account enabled.',
    wasRemoved: 'Account deleted.',
    question: (email: string) =>
      `Delete ${email}? This deletes all their data and disconnects their banks and mailboxes. This can’t be undone.`,
    privacy: 'You never see anyone’s financial data here.',
  },
  invitations: {
    title: 'Invitations',
    caption: 'Open invitations',
    columns: { email: 'Email', until: 'Valid until', actions: 'Actions' },
    none: 'No open invitations.',
    email: 'Email',
    invite: 'Send invitation',
    missing: 'Enter an email address.',
    emailed: (email: string) => `Invitation sent to ${email}.`,
    link: 'Share this link. It’s shown once.',
    revoke: 'Revoke',
    revoked: 'Invitation revoked.',
    closed: 'Set REGISTRATION to “invitation” so that invitations work.',
  },
  health: {
    title: 'Server health',
    jobs: 'Background jobs',
    columns: { job: 'Job', waiting: 'Waiting', running: 'Running', failed: 'Failed' },
    failures: 'Recent failures',
    failureColumns: { when: 'When', job: 'Job', code: 'Error' },
    noFailures: 'No job has failed since the server started.',
    undelivered: 'Undelivered emails',
    storage: 'Database size',
    versions: 'Versions',
    versionsOf: (app: string, node: string, database: string, migration: string) =>
      `Fettle ${app} · Node ${node} · PostgreSQL ${database} · ${migration}`,
    emails: (emails: number) => plural(emails, { one: '# email', other: '# emails' }),
  },
};
