import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Mailboxes of every source: connecting, uploading, leaving. */
export const texts = {
  sources: {
    gmail: 'Gmail',
    imap: 'IMAP',
    files: 'Files',
  },
  broken: {
    gmail: 'Google no longer lets Fettle read. Allow it again to go on.',
    imap: 'The mail server no longer accepts the password. Enter the new one to go on.',
    files: 'The uploaded mail cannot be read.',
  },
  needsYou: 'Needs you',
  connected: 'Connected',
  lastRead: (ago: ReactNode) => sentence`last read ${ago}`,
  leaving: {
    remove: 'Remove',
    disconnect: 'Disconnect',
    removeOf: (mailbox: string) => `Remove ${mailbox}`,
    disconnectOf: (mailbox: string) => `Disconnect ${mailbox}`,
    askRemove: (mailbox: string) => `Remove ${mailbox}?`,
    askDisconnect: (mailbox: string) => `Disconnect ${mailbox}?`,
    filesEffect:
      'Its messages are forgotten here. Receipts that explain a charge stay as the proof of that charge, unless you say otherwise.',
    effect:
      'Access ends at once. Its messages are forgotten here. Receipts that explain a charge stay as the proof of that charge, unless you say otherwise.',
    withReceipts: 'Delete those receipts as well',
    keep: 'Keep it',
    confirmRemove: 'Remove uploaded mail',
    confirmDisconnect: 'Disconnect mailbox',
    gmailQuestion:
      'Disconnect Gmail? Access is revoked and the messages are forgotten here. Receipts that are joined already stay.',
    gmailAllQuestion:
      'Disconnect Gmail? Access is revoked, and everything that was read from it is deleted here.',
    done: (mailbox: string) => `${mailbox} is disconnected.`,
    failed: 'The mailbox is still connected. Try again in a moment.',
  },
  reconnect: 'Reconnect',
  ways: {
    another: 'Another mailbox',
    upload: 'Upload mail',
    forwarding:
      'Receipts at an address that cannot be connected: have them forwarded to one that is. A forwarded receipt counts as the purchase it tells of, once.',
  },
  connect: {
    title: 'Connect a mailbox',
    titleAgain: 'Connect it again',
    address: 'E-mail address',
    appPassword: 'App password',
    password: 'Password',
    passwordHint: 'Kept sealed on this server, and used for reading alone.',
    failed: 'The mailbox could not be connected.',
    cancel: 'Cancel',
    signingIn: 'Signing in...',
    submit: 'Connect',
    done: (mailbox: string) => `${mailbox} is connected. Its mail is being read.`,
    tryOut: (address: string) => `For trying it out: ${address}`,
    changeServer: 'Change server',
    help: (provider: string) => `How this is done at ${provider}`,
  },
  server: {
    host: 'Server',
    port: 'Port',
    encryption: 'Encryption',
    tls: 'TLS (port 993)',
    starttls: 'STARTTLS (port 143)',
    noEncryption: 'None, on this machine',
    user: 'User name',
    userHint: 'The address itself, at most providers.',
  },
  upload: {
    explained:
      'Messages as .eml, whole mailboxes as .mbox, or a .zip of either, such as Google Takeout gives. Of any size; what was uploaded before is not read twice.',
    progress: 'Upload',
    stop: 'Stop',
    added: (added: string, messages: string) =>
      `${added} of ${messages} messages are new and are being read.`,
    tooLarge: (count: string) => `${count} larger than 25 MB were left out.`,
    done: 'Done',
    cancel: 'Cancel',
    chooseMore: 'Choose more files',
    choose: 'Choose files',
    stopped: 'Stopped. What had arrived stays.',
    failed: 'It could not be sent.',
  },
};
