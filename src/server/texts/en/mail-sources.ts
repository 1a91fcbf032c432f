import type { MailFileProblems } from '#domain/messages/file-problems.ts';
import type { MailServerAdvice } from '#domain/messages/mail-server-advice.ts';
import type { TextsOf } from '../user-message-words.ts';

/** Why an uploaded email file, or a part of it, cannot be read. */
export const mailFiles: TextsOf<MailFileProblems> = {
  mailFileIsEmpty: 'The file is empty.',
  mailFileIsOutlookMessage: 'This is an Outlook file (.msg). Save the message as .eml and upload that.',
  mailFileIsOutlookData:
    'This is an Outlook data file (.pst). Export the email as .mbox or .eml and upload that.',
  notAMailFile: 'This isn’t an email file. Choose an .eml or .mbox file, or an archive of them.',
  mailFileTooComplex: 'The file is too complicated to read. Upload it in smaller parts.',
  tooManyMessages: (messagesMax) =>
    `The file holds more than ${messagesMax.toLocaleString('en-US')} messages. Upload the rest on its own.`,
  archiveIsTar: 'Archives of kind .tgz can’t be read. Choose .zip for the export.',
  archiveDamaged: 'The archive is damaged.',
  archiveEncrypted: 'The archive is password-protected.',
  archiveCompression: 'The archive uses an unsupported compression.',
  archiveTooLarge: 'The archive unpacks to far more than email does.',
  archiveTooManyFiles: (filesMax) => `The archive holds more than ${filesMax.toLocaleString('en-US')} files.`,
};

const TWO_STEPS = 'With two-step verification, use an app password.';

/** What the user has to do at an email provider before Fettle can read a mailbox. */
export const mailServers: TextsOf<MailServerAdvice> = {
  createAppPassword:
    'Your usual password doesn’t work here. Create an app password with your email provider.',
  startBridge: 'Start the bridge app on this computer and use the password it shows.',
  passwordsRefused:
    'This provider doesn’t allow password sign-in for apps. Upload your email as a file instead.',
  passwordIs: (password) => `The password is “${password}”.`,
  connectGmailInstead:
    'Connect Gmail instead, where it is offered. Over IMAP, Google asks for an app password; ' +
    'it needs two-step verification.',
  microsoftRefusesPasswords:
    'Microsoft no longer lets programs sign in with a password. Upload your email as a file, ' +
    'or forward receipts to a mailbox that can be connected.',
  allowImap: (provider) => `Allow IMAP in the settings of ${provider} first. ${TWO_STEPS}`,
  allowImapInMenu: (provider, menu) =>
    `Allow IMAP in the settings of ${provider} first (${menu}). ${TWO_STEPS}`,
  allowImapInMailbox: `Allow IMAP in the settings of your mailbox first. ${TWO_STEPS}`,
  allowImapOnly: 'Allow IMAP in the settings of your mailbox first.',
  telekomPassword:
    'Telekom asks for a separate password for email programs. Create one in the customer center and use it.',
  appPasswordWithTwoSteps: (provider) =>
    `With two-step sign-in, make an app password at ${provider} and use that.`,
  allowProgramsThenAppPassword: (provider) =>
    `Allow email programs in the settings of ${provider} first. Then create an app password and use it.`,
  startProtonBridge:
    'Proton Mail is read through Proton Mail Bridge: start it on this computer and use the password it ' +
    'shows. It works while Fettle runs on the same computer.',
  exportFromTuta: 'Tuta has no IMAP. Export your email there and upload the files.',
  allowOtherPrograms: (provider) =>
    `Allow access for other email programs in the settings of ${provider} first.`,
  appPasswordForPrograms: (provider) =>
    `${provider} asks for an app password for email programs. Create one in your account and use it.`,
  secureMailKey: (provider) =>
    `${provider} asks for a secure mail key instead of the password. Create one in your profile and use it.`,
  allowThirdParties: (provider) => `Allow third-party access in the settings of ${provider} email first.`,
};
