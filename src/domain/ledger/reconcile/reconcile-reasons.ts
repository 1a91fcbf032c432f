import { userMessage } from '../../messages/user-message.ts';

/** Reasons that decisions of several steps share, built once: a file may hold a hundred thousand transactions. */
export const NOT_IN_LEDGER = userMessage('notInLedger');
export const SAME_BANK_ID = userMessage('sameBankId');
export const SAME_DAY_AMOUNT_DESCRIPTION = userMessage('sameDayAmountDescription');
export const PENDING_POSTED = userMessage('pendingPosted');
