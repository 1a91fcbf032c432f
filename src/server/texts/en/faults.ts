import type { ClaimStatus } from '#domain/claims/claimable-lines.ts';
import type { SplitProblem } from '#domain/splits/manual-split.ts';
import { texts as codes } from './errors.ts';
import { texts as household } from './household.ts';
import { texts as security } from './security.ts';
import { identityCodes } from './sign-in.ts';

const SPLIT: Readonly<Record<SplitProblem, string>> = {
  too_few: 'A split needs at least two parts.',
  wrong_sum: 'The parts don’t add up to the transaction.',
  wrong_sign: 'Each part needs an amount in the same direction as the transaction.',
  category:
    'A part can’t have this category. Income parts need an income category, and parts can’t be transfers.',
  line: 'An item is in two parts, or isn’t on this transaction’s receipts.',
};

const NOT_CLAIMABLE: Partial<Readonly<Record<ClaimStatus, string>>> = {
  claimed: 'is already in another claim',
  paid_from_account: 'was paid from a health account',
  refunded: 'was refunded',
  pending: 'is still pending at the bank',
  not_eligible: 'isn’t eligible',
};

/** The settings that the administrator has to set first, if known. */
const missing = (settings: string | null): string =>
  settings ? ` These settings are missing: ${settings}.` : '';

/** Messages of expected failures that a person may see. */
export const texts = {
  /** What each failure says where nothing more exact is known. */
  codes,
  identityCodes,
  household,
  security,
  split: SPLIT,
  notClaimable: (item: string, status: ClaimStatus) =>
    `“${item}” ${NOT_CLAIMABLE[status] ?? 'can’t be claimed'}. Nothing changed.`,
  transactionsChanged: 'The matching transactions have changed. Review them again.',
  transactionGone: 'One of these transactions no longer exists.',
  alreadyDecided: 'You already decided this.',
  transferNotSplittable: 'You can’t split a transfer. It doesn’t count as spending or income.',
  notMergeable: 'These two can’t be merged. Nothing changed.',
  notSplit: 'This transaction isn’t split.',
  notUndoable: 'You can’t undo this.',
  alreadyUndone: 'This was already undone.',
  changedSince: 'Something newer builds on this change. Undo the newer change first.',
  fromSource: 'Only manual transactions let you change the date and amount.',
  splitHasCategories: 'This transaction is split. Remove the split to set one category.',
  categoryFirst: 'Set this transaction’s category first. Then you can apply it to the merchant.',
  notATransfer: 'A transfer needs one outflow and one inflow in different accounts.',
  alreadySplit: 'This transaction is already split.',
  splitOutdated: 'The receipts have changed. Review the suggested split again.',
  banksNotConfigured: (settings: string | null) =>
    `Bank linking isn’t set up on this server.${missing(settings)}`,
  unsignedNotice: 'The notice isn’t signed by the provider.',
  notASetupToken: 'This isn’t a SimpleFIN setup token. Copy the whole token and paste it again.',
  tokenUsed:
    'This token is invalid or was already used. If you didn’t use it, revoke it at SimpleFIN. Then create a new one.',
  tokenAddressBlocked: 'This token points to an address Fettle isn’t allowed to use.',
  field: (field: string, problem: string) => `body: fields.${field}: ${problem}`,
  currencyExpected: 'enter a code, such as USD',
  fourDigitsExpected: 'enter four digits',
  sumsTooLarge: 'Your amounts are too large to add up exactly. Nothing changed.',
  amountExpected: 'enter an amount, such as 12.50',
  dateExpected: 'enter a date, such as 2026-03-31',
  senderAddress: 'body: sender: enter an email address or domain, such as news@shop.com or shop.com',
  nothingToDecide: 'There’s nothing to decide here.',
  oneSender: 'body: choose one sender (an address or a domain), or everything',
  noPurchase: 'This email doesn’t contain a purchase.',
  alreadySeparate: 'This email already counts as its own purchase.',
  emailNotConfigured: (settings: string | null) => `Email isn’t set up on this server.${missing(settings)}`,
  connectGmailFirst: 'Connect Gmail first.',
  syncPaused: 'Sync is paused. Resume it on the EmailAI screen.',
  syncFailed: 'Sync failed',
  mailboxDisconnected: 'The mailbox was disconnected.',
  noEmailInFile: 'This file contains no email.',
  tooManyWindows: 'Too many open windows. Close one and try again.',
  decidedEmail: 'You already decided about this email. Undo that decision in AI Review to read it again.',
  emailGone: 'This email was deleted from the mailbox, so it can’t be read again.',
  notAPurchase: 'Only purchases have return and warranty dates.',
  nothingLearned: 'There’s nothing to reset. Matching hasn’t learned from your answers yet.',
  learnedSince: 'Matching has learned since, so you can’t undo this.',
  cursor: 'query: cursor: not a position in this list',
  itemTwice: 'body: lines: an item is listed twice',
  nothingToClaim: 'There’s nothing left to claim for this year.',
  claimSubmitted: 'This claim was submitted. Return it to draft first.',
  itemInOtherClaim: 'An item in this claim is now in another claim. Nothing changed.',
  reimbursedOnly: 'body: reimbursedMinor: only for a reimbursed claim',
  reimbursedTooMuch: 'body: reimbursedMinor: more than the claimed total',
  futureDate: 'body: on: date is in the future',
  onlyDrafts: 'You can only change items in a draft. Return the claim to draft first.',
  importClosed: 'This import was already confirmed or undone.',
  accountMissing: 'The chosen account doesn’t exist.',
  columnsFixed: 'You can no longer change the columns of this import.',
  importConfirmed: 'This import is complete. Undo it in Settings, under Data Sources.',
  importDecided: (transactions: number) =>
    transactions === 1
      ? 'You changed one of its transactions since. Undo that change first.'
      : `You changed ${transactions} of its transactions since. Undo those changes first.`,
  importUpdated: (transactions: number) =>
    transactions === 1
      ? 'A later import updated one of its transactions. Undo that import first.'
      : `A later import updated ${transactions} of its transactions. Undo that import first.`,
  balanceFromSource: 'You can only change the balance of a manual account.',
  accountConnected: 'This account is still connected. Disconnect the bank, or hide the account.',
  accountFromReceipts: 'This account is based on your receipts. Hide it to exclude it.',
  requestRefused: 'The provider rejected the request. Please start over.',
  accessNeeded: 'The provider needs you to reconnect.',
  notASpendingCategory: (category: string) => `body: category: "${category}" is not a spending category`,
  notACategory: (category: string) => `body: category: "${category}" is not a category`,
  notAChangeCategory: (category: string) => `body: change.category: "${category}" is not a category`,
  ownAccount: 'You can’t do this to your own account here.',
  notATimeZone: (timeZone: string) => `"${timeZone}" isn’t a time zone. Use a name such as America/New_York.`,
  otherCurrency: (file: string, account: string) =>
    `The file uses ${file}, but the account uses ${account}. Choose another account.`,
  unreadableFile: (reason: string) => `Couldn’t read this file: ${reason}. Nothing changed.`,
  claimStep: (from: string, to: string) => `You can’t change a claim from ${from} to ${to}.`,
  wrongSignIn: 'The email server rejected this username or password.',
  appPasswordNeeded:
    'The email server requires an app password. Create one with your email provider and use it here.',
  serverNotProven:
    'Fettle couldn’t verify this email server, so it didn’t send the password. Check the server name.',
  noEncryptionOffered:
    'The email server doesn’t support this encryption, so Fettle didn’t send the password.',
  noSuchServer: 'There’s no server with this name.',
  serverBusy: 'The email server is busy. Try again in a few minutes.',
  privateNetwork: 'This email server is on a private network. Fettle only connects to public servers.',
  portBlocked: 'This port isn’t allowed. Use 993 or 143.',
  jsonExpected: 'Send JSON with content-type application/json.',
  jsonTooDeep: 'The JSON is nested too deeply.',
  jsonTooMany: 'The JSON contains too many values.',
  jsonInvalid: 'The body isn’t valid JSON.',
  tooLarge: (limit: string) => `That’s too large. The limit here is ${limit}.`,
  otherSite: 'This request came from another site.',
  requestFailed: 'The request failed. Nothing changed.',
  nulCharacter: (place: string) => `${place}: contains a NUL character`,
  uploadRunning: 'Another upload of yours is still running. Nothing changed. Try again in a moment.',
  exportRunning: 'Another export of yours is still running. Try again when it has finished.',
  exportsBusy: 'The server is busy with other exports. Try again in a moment.',
  packRunning: 'Another evidence pack of yours is still downloading. Try again when it has finished.',
  packsBusy: 'The server is busy with other evidence packs. Try again in a moment.',
  uploadsBusy: 'The server is busy with other uploads. Nothing changed. Try again in a moment.',
  readingBusy: 'Fettle is still reading other files for you. Nothing changed. Try again in a few seconds.',
  readingStopped: 'Reading was stopped. Nothing changed. Try again.',
  noSuchTransaction: 'The chosen transaction doesn’t exist.',
  storageFull: (limit: string, before: string) =>
    `Your storage is full (${limit}). ${before} Delete emails you no longer need, then try again.`,
  nothingChanged: 'Nothing changed.',
  givenTwice: (place: string, name: string) => `${place}: ${name} is given twice`,
  noStatement: 'no statement was found in it',
  emailsAdded: (count: number) => `${count} emails of this file were added.`,
  fileTooComplex: 'This file is too complex to read. Nothing changed. Export a shorter period and try again.',
};
