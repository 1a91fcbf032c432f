import type { Message } from './message.ts';

/**
 * Every message with the values it is worded with, in order. Amounts are decimal strings, with their currency where it
 * matters; dates are civil dates.
 */
export interface MessageValues
  extends MatchReasons,
    CategoryReasons,
    LedgerReasons,
    BalanceGaps,
    SyncSteps,
    NameProblems {}

/** Evidence that a receipt belongs to a transaction. */
interface MatchReasons {
  readonly sameDay: [];
  readonly daysLater: [days: number];
  readonly daysEarlier: [days: number];
  readonly sameAmount: [];
  readonly sameAmountBeforeCredit: [];
  readonly sameAmountIn: [currency: string];
  readonly aboutAmountIn: [amount: string, currency: string];
  readonly includesTip: [amount: string];
  readonly withoutTip: [amount: string];
  readonly possiblyTip: [amount: string];
  readonly amountOff: [amount: string];
  readonly amountMore: [amount: string];
  readonly amountLess: [amount: string];
  readonly possiblyReplacedItems: [difference: Message];
  readonly possiblyGiftCard: [amount: string];
  readonly authorizationHold: [];
  readonly equalPart: [parts: number];
  readonly chargeForReceipts: [receipts: number];
  readonly severalCharges: [charges: number, evidence: Message];
  readonly shipmentAmounts: [];
  readonly shippedSoFar: [amount: string];
  readonly addsUpToTotal: [];
  readonly sameMerchant: [];
  readonly similarMerchant: [];
  readonly learnedMerchant: [];
  readonly orderNumberInBankText: [];
  readonly cardEnding: [digits: string];
  readonly stillPending: [];
  readonly onlyTransactionWithAmount: [];
}

/** Why a category is proposed. */
interface CategoryReasons {
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
  readonly amountChangedByBank: [from: string, to: string];
  readonly dateChangedByBank: [from: string, to: string];
  readonly descriptionChangedByBank: [];
  readonly detailsFromFile: [];
}

/** Why a bank's balance and the transactions of the account disagree. */
interface BalanceGaps {
  readonly gapIsPending: [];
  readonly gapMore: [amount: string, cause: Message];
  readonly gapLess: [amount: string, cause: Message];
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

/** Why a text cannot be a user's name. */
interface NameProblems {
  readonly nameTooLong: [charsMax: number];
  readonly nameEmpty: [];
  readonly nameHasControls: [];
  readonly nameHasLink: [];
}
