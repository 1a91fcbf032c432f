/**
 * How far a change is followed: receipts so many days around it, transactions of its amounts so many days further;
 * beyond these bounds everything is matched anew.
 */
export const NEIGHBOURHOOD = {
  receiptDays: 90,
  transactionDays: 110,
  spanMax: 800,
  receiptsMax: 150,
  roundsMax: 9,
} as const;

/** Pairings kept for each receipt, and how far behind its best one a pairing may lie. */
export const KEPT = { edgesMax: 8, gap: 8 } as const;

/** Bounds of the exact search; larger knots are solved pair by pair. */
export const SEARCH = { receiptsMax: 12, edgesMax: 90, stepsMax: 20_000, refillStepsMax: 300 } as const;

/**
 * Learning from answers: from how many on, how many of the newest, and how many new ones make it worth learning again;
 * joins that stand beside them, for each answer and in all; how far a weight may move (share of its default), how sure
 * the defaults are (deviation in log-odds), and what answers that were left out must gain each (log-odds).
 */
export const REFIT = {
  answersMin: 30,
  answersMax: 300,
  standingShare: 4,
  standingMax: 400,
  everyAnswers: 10,
  boundShare: 0.3,
  deviation: 0.3,
  folds: 5,
  gainMin: 0.01,
} as const;

/**
 * A transaction this many days or more from its receipt is refused when transactions of the same text and amount lie
 * one, two or three months from it: it is then another month's charge. So is a plan's or bill's charge `daysBefore` its
 * email; and only one from `autoFrom` to `autoTo` days after it is matched without asking,
 * from `lateFrom` on only where no other charge of it lies `shortPeriod` days around.
 */
export const SERIES = {
  lagMin: 12,
  daysBefore: 2,
  autoFrom: -1,
  autoTo: 25,
  lateFrom: 5,
  shortPeriod: 16,
  monthDays: 30.4,
  monthsMax: 3,
  jitterDays: 4,
} as const;
