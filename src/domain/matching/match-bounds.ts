/**
 * Limits of incremental matching. A change affects receipts within `receiptDays` of it, and transactions of the same
 * amounts within another `transactionDays`. Beyond the other limits everything is matched again.
 */
export const NEIGHBORHOOD = {
  receiptDays: 90,
  transactionDays: 110,
  spanMax: 800,
  receiptsMax: 150,
  roundsMax: 9,
} as const;

/** How many pairings are kept for each receipt, and how far below the best one (in log-odds) a pairing may score. */
export const PAIRING_LIMITS = { edgesMax: 8, gap: 8 } as const;

/** Limits of the exact search. Larger components are solved pair by pair. */
export const SEARCH = { receiptsMax: 12, edgesMax: 90, stepsMax: 20_000, refillStepsMax: 300 } as const;

/**
 * Learning weights from the user's answers: how many answers are needed, how many of the newest are used, and how many
 * new ones trigger learning again. Undisputed matches are counted along with the answers, so many per answer and so
 * many in total. A weight may move by at most `boundShare` of its default. `deviation` is the standard deviation of the
 * defaults (log-odds), and `gainMin` the improvement per held-out answer required to accept new weights (log-odds).
 */
export const REFIT = {
  answersMin: 30,
  answersMax: 300,
  undisputedShare: 4,
  undisputedMax: 400,
  everyAnswers: 10,
  boundShare: 0.3,
  deviation: 0.3,
  folds: 5,
  gainMin: 0.01,
} as const;

/**
 * Keeps a receipt from matching another month's charge. A transaction `lagMin` days or more from its receipt is
 * rejected when transactions of the same text and amount lie one, two or three months from it. So is the charge of a
 * subscription or bill `daysBefore` days before its email. Only a charge from `autoFrom` to `autoTo` days after the
 * email is matched automatically, and from `lateFrom` on only if no other charge of it lies within `shortPeriod` days.
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
