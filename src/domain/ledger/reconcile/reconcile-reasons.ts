import { message } from '../../messages/message.ts';

/** Reasons that decisions of several steps share, built once: a file may hold a hundred thousand transactions. */
export const NOT_IN_LEDGER = message('notInLedger');
export const SAME_BANK_ID = message('sameBankId');
export const SAME_DAY_AMOUNT_DESCRIPTION = message('sameDayAmountDescription');
export const PENDING_POSTED = message('pendingPosted');
