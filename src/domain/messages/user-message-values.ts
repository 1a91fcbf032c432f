import type { RunFailure } from '../syncing/mail-retry.ts';
import type { BankDataProblems, MailFileProblems, StatementProblems } from './file-problems.ts';
import type { MailServerAdvice } from './mail-server-advice.ts';
import type { SignInProblems } from './sign-in-problems.ts';
import type { UserMessage } from './user-message.ts';

/**
 * Every message with the values it is worded with, in order.
 */
export interface UserMessageValues
  extends Quantities,
    MatchReasons,
    CategoryReasons,
    LedgerReasons,
    BalanceGaps,
    SyncSteps,
    EmailReasons,
    NameProblems,
    StatementProblems,
    MailFileProblems,
    MailServerAdvice,
    SignInProblems,
    BankDataProblems {}

/** Values that each language formats in its own way. */
interface Quantities {
  readonly money: [amountMinor: number, currency: string];
  /** A civil date. */
  readonly day: [on: string];
}

/** Evidence that a receipt belongs to a transaction. */
interface MatchReasons {
  readonly sameDay: [];
  readonly daysLater: [days: number];
  readonly daysEarlier: [days: number];
  readonly sameAmount: [];
  readonly sameAmountBeforeCredit: [];
  readonly sameAmountIn: [currency: string];
  readonly aboutAmountIn: [amount: UserMessage, currency: string];
  readonly includesTip: [amount: UserMessage];
  readonly withoutTip: [amount: UserMessage];
  readonly possiblyTip: [amount: UserMessage];
  readonly amountOff: [amount: UserMessage];
  readonly amountMore: [amount: UserMessage];
  readonly amountLess: [amount: UserMessage];
  readonly possiblyReplacedItems: [difference: UserMessage];
  readonly possiblyGiftCard: [amount: UserMessage];
  readonly authorizationHold: [];
  readonly equalPart: [parts: number];
  readonly chargeForReceipts: [receipts: number];
  readonly severalCharges: [charges: number, evidence: UserMessage];
  readonly shipmentAmounts: [];
  readonly shippedSoFar: [amount: UserMessage];
  readonly addsUpToTotal: [];
  readonly sameMerchant: [];
  readonly similarMerchant: [];
  readonly learnedMerchant: [];
  readonly orderNumberInBankText: [];
  readonly cardEnding: [digits: string];
  readonly stillPending: [];
  readonly onlyTransactionWithAmount: [];
}

/** Names of categories, and why one is proposed. */
interface CategoryReasons {
  readonly categoryName: [code: string];
  readonly allHealth: [];
  readonly nearlyAllHealth: [];
  readonly moreItems: [items: number];
  readonly bankCategory: [];
  readonly chosenForCharges: [charges: number];
  readonly knownMerchant: [];
}

/** How a bank's transaction relates to the ledger, and what the bank changed on a stored one. */
interface LedgerReasons {
  readonly notInLedger: [];
  readonly listedTwice: [];
  readonly sameBankId: [];
  readonly sameBankIdNewAmount: [];
  readonly sameDayAmountDescription: [];
  readonly sameDayAmountMerchant: [];
  readonly samePurchaseDate: [];
  readonly sameAmountMerchantDaysApart: [days: number];
  readonly onlyThisAmountDaysApart: [days: number];
  readonly onlyThisAmountInBoth: [];
  readonly otherDescriptionDaysApart: [days: number];
  readonly pendingPosted: [];
  readonly pendingPostedNewAmount: [];
  readonly onlyPendingWithAmount: [];
  readonly possiblyPendingWithAmount: [];
  readonly possiblyPendingOtherAmount: [];
  readonly onePossiblePending: [];
  readonly deletedByBank: [];
  readonly correctedByBank: [];
  readonly posted: [];
  readonly pendingAgain: [];
  readonly amountChangedByBank: [from: UserMessage, to: UserMessage];
  readonly dateChangedByBank: [from: UserMessage, to: UserMessage];
  readonly descriptionChangedByBank: [];
  readonly detailsFromFile: [];
}

/** Why a bank's balance and the transactions of the account disagree. */
interface BalanceGaps {
  readonly gapIsPending: [];
  readonly gapMore: [amount: UserMessage, cause: UserMessage];
  readonly gapLess: [amount: UserMessage, cause: UserMessage];
  readonly amountListedTwice: [];
  readonly missingOrDuplicated: [];
  readonly notImported: [transactions: number];
}

/** The steps of an email sync, with the mailbox they read. */
interface SyncSteps {
  readonly syncSetUp: [source: SyncSource];
  readonly syncCheckConnection: [source: SyncSource];
  readonly syncGetToken: [];
  readonly syncInitialize: [];
  readonly syncProcess: [read: number, total: number];
  readonly syncCompleted: [source: SyncSource];
}

/** A Gmail mailbox, or any other source of email. */
export type SyncSource = 'gmail' | 'email';

/** The kind of an email, as the receipt reader reports it. */
export type EmailKind = 'purchase' | 'subscription' | 'refund' | 'shipping' | 'other';

/** Why an email has its state, or a mailbox stopped. */
interface EmailReasons {
  readonly emailRead: [kind: EmailKind];
  readonly emailLikely: [kind: EmailKind];
  readonly emailRefundPending: [kind: EmailKind];
  readonly emailTotalUnsure: [kind: EmailKind];
  readonly emailTotalMissing: [kind: EmailKind];
  readonly emailHasInstructions: [kind: EmailKind];
  readonly emailPartsDiffer: [kind: EmailKind];
  readonly emailImpostor: [];
  readonly emailInImage: [];
  readonly emailPromotion: [];
  readonly emailNewsletter: [];
  readonly emailUnclear: [reason: UserMessage];
  readonly emailAmountUnusual: [];
  readonly emailGone: [];
  readonly emailDeletedByUser: [];
  readonly emailNotReceipt: [];
  readonly emailConfirmed: [];
  readonly provenByBank: [];
  readonly provenByPayment: [];
  readonly emailRepeated: [];
  readonly emailCopyOf: [address: string];
  readonly senderBlocked: [];
  readonly emailTooLarge: [];
  readonly emailTooComplex: [];
  readonly emailDamaged: [];
  readonly emailNotDelivered: [];
  readonly emailNotStorable: [];
  readonly emailForgotten: [];
  readonly emailNotRead: [];
  readonly unknownSender: [];
  readonly mailboxFailed: [failure: RunFailure, source: 'gmail' | 'imap' | 'files'];
}

/** Why a text cannot be a user's name. */
interface NameProblems {
  readonly nameTooLong: [charsMax: number];
  readonly nameEmpty: [];
  readonly nameHasControls: [];
  readonly nameHasLink: [];
}
