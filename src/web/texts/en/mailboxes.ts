import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Mailboxes of every source: connecting, uploading, disconnecting. */
export const texts = {
  sources: {
    gmail: 'Gmail',
    imap: 'IMAP',
    files: 'Files',
  },
  broken: {
    gmail: 'Google ended Fettle’s access. Reconnect to continue.',
    imap: 'The email server rejected the password. Enter the new one.',
    files: 'Couldn’t read the uploaded email.',
  },
  needsYou: 'Needs attention',
  connected: 'Connected',
  lastRead: (ago: ReactNode) => sentence`last synced ${ago}`,
  leaving: {
    remove: 'Remove',
    disconnect: 'Disconnect',
    removeOf: (mailbox: string) => `Remove ${mailbox}`,
    disconnectOf: (mailbox: string) => `Disconnect ${mailbox}`,
    askRemove: (mailbox: string) => `Remove ${mailbox}?`,
    askDisconnect: (mailbox: string) => `Disconnect ${mailbox}?`,
    filesEffect:
      'Fettle deletes its data about these emails. Receipts matched to a charge stay unless you delete them below.',
    effect:
      'Access ends immediately and Fettle deletes its data about these emails. Receipts matched to a charge stay ' +
      'unless you delete them below.',
    withReceipts: 'Delete matched receipts too',
    keep: 'Keep mailbox',
    confirmRemove: 'Remove uploaded email',
    confirmDisconnect: 'Disconnect mailbox',
    gmailQuestion:
      'Disconnect Gmail? Fettle loses access and deletes its data about your emails. Receipts matched to a ' +
      'charge stay.',
    gmailAllQuestion: 'Disconnect Gmail? Fettle loses access and deletes everything it read there.',
    done: (mailbox: string) => `${mailbox} disconnected.`,
    failed: 'Couldn’t disconnect the mailbox. Try again in a moment.',
  },
  reconnect: 'Reconnect',
  ways: {
    another: 'Connect another mailbox',
    upload: 'Upload email',
    forwarding: 'Can’t connect an address? Forward its receipts to a connected mailbox.',
  },
  connect: {
    title: 'Connect a mailbox',
    titleAgain: 'Reconnect mailbox',
    address: 'Email address',
    appPassword: 'App password',
    password: 'Password',
    passwordHint: 'Encrypted on this server and used only to read email.',
    failed: 'Couldn’t connect the mailbox.',
    cancel: 'Cancel',
    signingIn: 'Signing in...',
    submit: 'Connect',
    done: (mailbox: string) => `${mailbox} connected. Reading its email.`,
    tryOut: (address: string) => `Test mailbox: ${address}`,
    changeServer: 'Change server',
    help: (provider: string) => `Setup help for ${provider}`,
  },
  server: {
    host: 'Server',
    port: 'Port',
    encryption: 'Encryption',
    tls: 'TLS (port 993)',
    starttls: 'STARTTLS (port 143)',
    noEncryption: 'None (this machine only)',
    user: 'Username',
    userHint: 'Usually your full email address.',
  },
  upload: {
    explained: 'Upload .eml or .mbox files, or a .zip of them, such as Google Takeout.',
    progress: 'Upload',
    stop: 'Stop',
    added: (added: string, messages: number) =>
      plural(messages, {
        one: `${added} of # email is new. Reading it now.`,
        other: `${added} of # emails are new. Reading them now.`,
      }),
    tooLarge: (count: string) => `${count} skipped because they are larger than 25 MB.`,
    done: 'Done',
    cancel: 'Cancel',
    chooseMore: 'Choose more files',
    choose: 'Choose files',
    stopped: 'Upload stopped. Emails already received stay.',
    failed: 'Couldn’t upload the file.',
  },
};
