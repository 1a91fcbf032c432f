/**
 * All constants the matcher decides by. `docs/matching.md` prints these tables, and a test keeps the page equal to
 * them. Weights are natural-log odds.
 */

/** The kind of purchase; it determines how long the charge may take to post. */
export type PurchaseKind =
  | 'instant'
  | 'dining'
  | 'fuel'
  | 'digital'
  | 'subscription'
  | 'shipped'
  | 'travel'
  | 'invoice'
  | 'refund'
  | 'general';

/** Weight of each kind of evidence. The log-odds of a pairing are their sum. */
export const MATCH_WEIGHTS = {
  prior: -4,
  amountExact: 5,
  amountExactOriginal: 5,
  amountShipment: 5,
  amountWithTip: 4.4,
  amountBeforeTip: 2.6,
  amountCents: 3.2,
  amountFullDespiteCharged: 2.6,
  tipUsual: 2.4,
  tipHigh: 1.2,
  tipUnlikelyTrade: 0.8,
  substitution: 2.2,
  nearAmount: 0.9,
  estimate: 0,
  heldAmount: 0.4,
  giftCardRest: 1,
  installment: 5.8,
  installmentUnnamed: 1.4,
  exchangeKnownRate: 3.4,
  exchangeTypicalRate: 2,
  exactSum: 4.6,
  roundAmount: -0.5,
  nameStrong: 3.2,
  nameGood: 1.8,
  nameWeak: 0.5,
  nameNone: -2,
  nameNoneInexact: -4,
  nameAlias: 3.6,
  cardSame: 2,
  cardOther: -3,
  cardOtherKnown: -5,
  orderNumber: 4,
  pending: -0.3,
  currencyUnknown: -1,
  shippingMail: -0.4,
} as const;

export type MatchWeights = { readonly [Name in keyof typeof MATCH_WEIGHTS]: number };

/** Minimum similarity for a merchant name to count as strong, good or weak. */
export const NAME_LEVELS = { strong: 0.85, good: 0.6, weak: 0.35 } as const;

/**
 * Distribution of days from the receipt to the transaction: [first day, last day, share of each day]. A transaction
 * outside these days is never matched.
 */
export const LAG_SHARES: Readonly<Record<PurchaseKind, readonly (readonly [number, number, number])[]>> = {
  instant: [
    [-1, -1, 0.02],
    [0, 0, 0.27],
    [1, 1, 0.28],
    [2, 2, 0.18],
    [3, 3, 0.12],
    [4, 4, 0.06],
    [5, 5, 0.04],
    [6, 7, 0.014],
  ],
  dining: [
    [-1, -1, 0.02],
    [0, 0, 0.24],
    [1, 1, 0.28],
    [2, 2, 0.18],
    [3, 3, 0.13],
    [4, 4, 0.07],
    [5, 5, 0.04],
    [6, 7, 0.014],
  ],
  fuel: [
    [-1, -1, 0.02],
    [0, 0, 0.27],
    [1, 1, 0.28],
    [2, 2, 0.18],
    [3, 3, 0.12],
    [4, 4, 0.06],
    [5, 5, 0.04],
    [6, 7, 0.014],
  ],
  digital: [
    [-2, -2, 0.01],
    [-1, -1, 0.04],
    [0, 0, 0.24],
    [1, 1, 0.26],
    [2, 2, 0.17],
    [3, 3, 0.12],
    [4, 4, 0.06],
    [5, 6, 0.03],
    [7, 8, 0.008],
  ],
  subscription: [
    [-4, -4, 0.006],
    [-3, -2, 0.02],
    [-1, -1, 0.06],
    [0, 0, 0.24],
    [1, 1, 0.24],
    [2, 2, 0.15],
    [3, 3, 0.11],
    [4, 4, 0.06],
    [5, 6, 0.035],
    [7, 9, 0.012],
    [10, 12, 0.003],
  ],
  shipped: [
    [-3, -2, 0.003],
    [-1, -1, 0.012],
    [0, 0, 0.14],
    [1, 1, 0.17],
    [2, 2, 0.14],
    [3, 3, 0.12],
    [4, 5, 0.08],
    [6, 7, 0.045],
    [8, 14, 0.022],
    [15, 21, 0.007],
    [22, 25, 0.002],
  ],
  travel: [
    [-3, -1, 0.012],
    [0, 0, 0.16],
    [1, 3, 0.09],
    [4, 10, 0.022],
    [11, 40, 0.008],
    [41, 60, 0.006],
  ],
  invoice: [
    [-5, -2, 0.01],
    [-1, -1, 0.02],
    [0, 1, 0.08],
    [2, 5, 0.045],
    [6, 15, 0.025],
    [16, 31, 0.018],
    [32, 45, 0.006],
  ],
  refund: [
    [-3, -1, 0.02],
    [0, 0, 0.08],
    [1, 2, 0.11],
    [3, 5, 0.12],
    [6, 8, 0.055],
    [9, 14, 0.022],
    [15, 21, 0.008],
    [22, 30, 0.002],
    [31, 60, 0.0015],
  ],
  general: [
    [-5, -3, 0.0015],
    [-2, -2, 0.006],
    [-1, -1, 0.015],
    [0, 0, 0.24],
    [1, 1, 0.25],
    [2, 2, 0.17],
    [3, 3, 0.12],
    [4, 4, 0.07],
    [5, 5, 0.04],
    [6, 7, 0.022],
    [8, 14, 0.004],
    [15, 25, 0.0016],
  ],
};

/** Distribution of days from the receipt to the authorization date, for purchases that are authorized immediately. */
export const AUTHORIZED_SHARES: readonly (readonly [number, number, number])[] = [
  [-1, -1, 0.04],
  [0, 0, 0.86],
  [1, 1, 0.06],
  [2, 3, 0.008],
  [4, 5, 0.003],
];
/** Weight of the authorization distribution versus the posting distribution of the kind. */
export const AUTHORIZED_TRUST = 0.8;
/** Kinds that are authorized on the day of purchase. */
export const AUTHORIZED_AT_ONCE: readonly PurchaseKind[] = [
  'instant',
  'dining',
  'fuel',
  'digital',
  'general',
];
/** Daily share of transactions that do not belong to the receipt. */
export const LAG_BACKGROUND = 0.05;
/** Log-odds deducted when days are counted from the email's arrival instead of the purchase. */
export const RECEIVED_ANCHOR_COST = 1.2;
/** The arrival date may be used instead of the purchase date up to this many days after it. */
export const RECEIVED_ANCHOR_DAYS_MAX = 21;

/** Log-odds deducted for assuming the purchase was 0, 1, 2 … days before the email, when only the arrival is known. */
export const ARRIVAL_LATE_COSTS: readonly number[] = [0.1, 0.9, 1.5, 2, 2.6, 3.2];

/** Tip as a share of the bill: upper limit of a usual and of a high tip. */
export const TIP_SHARES = { usualMax: 0.27, highMax: 0.36 } as const;
/** Groceries and deliveries may be charged within this share of the order total, because items are substituted. */
export const SUBSTITUTION_SHARE = 0.15;
/** Estimated tax may change the total of any order by this share. */
export const NEAR_SHARE = 0.03;
/** An order total may differ by this share if nothing else fits; such a match is only suggested. */
export const ESTIMATE_SHARE = 0.12;
/** A posted transaction above this multiple of the expected amount is never a match, tips and estimates included. */
export const INEXACT_MAX = 1.4;
/** Rounding difference allowed between receipt and bank, in minor units. */
export const CENTS_OFF_MAX = 2;
/** Usual authorization holds at gas pumps, in whole currency units. */
export const FUEL_HOLDS: readonly number[] = [1, 50, 75, 100, 120, 125, 150, 175, 200];
/** Hotels place holds up to this multiple of the bill. */
export const TRAVEL_HOLD_MAX = 1.6;
/** Number of equal installments that buy-now-pay-later plans use. */
export const INSTALLMENT_PARTS: readonly number[] = [4, 3, 2, 6, 10, 12];
/** Allowed deviation from an exchange rate observed in other transactions, fees included: share below, share above. */
export const KNOWN_RATE_BAND = { below: 0.03, above: 0.05 } as const;
/** Exchange rates observed within this many days are used. */
export const KNOWN_RATE_DAYS = 30;

/** One order charged in several transactions. */
export const SPLIT = {
  transactionsMax: 4,
  candidatesMax: 12,
  autoTransactionsMax: 2,
  daysMax: 60,
  wholeOrderDiscount: 0.4,
  /** Log-odds added to a sum that includes the charge of a shipment with a known amount. */
  parcelBonus: 2,
  /** Shipments that add up to at least this share of the bill are the complete order; the rest may be a discount. */
  parcelsCompleteFrom: 0.85,
} as const;
export const CONSOLIDATION = {
  receiptsMax: 10,
  candidatesMax: 14,
  freeSizeMax: 4,
  /** At least this many consecutive receipts may be matched automatically; two may add up by coincidence. */
  autoReceiptsMin: 3,
  daysBefore: 9,
  daysAfter: 1,
  /** A receipt this many days outside the run may belong to it, and is tried as part of a different sum. */
  noiseDays: 1,
  onlyAmongMax: 16,
} as const;

/**
 * If transactions of the same merchant and amount are frequent, one of them proves little. The log-odds are capped at
 * those of `chargedShare` (share of receipts that have a transaction) times the day's share, divided by the daily rate
 * of such transactions. Subscriptions are exempt.
 */
export const HABIT = { daysAround: 45, transactionsMin: 3, chargedShare: 0.95 } as const;

/** A pending transaction and the posted transaction that replaces it are at most this many days apart. */
export const PENDING_REPLACED_DAYS_MAX = 7;

/** Two receipts of one merchant and price within this many days may compete for the same transactions. */
export const PRICE_DAYS = 30;

/** Decision thresholds: probabilities, and limits for suggestions. */
export const THRESHOLDS = {
  auto: 0.95,
  suggest: 0.5,
  /** Log-odds by which an automatic match must beat the best conflicting assignment. */
  autoMargin: 1.2,
  suggestionsMax: 5,
  /** Alternatives more than this many log-odds below the best assignment are not shown. */
  alternativeGap: 3.2,
} as const;

/**
 * The only transaction of an amount within these days is suggested regardless of its merchant name. The range is longer
 * for distinctive amounts: at least `oddFrom` minor units and not a multiple of `roundTo`.
 */
export const LONE_AMOUNT = {
  daysBefore: 2,
  daysAfter: 5,
  confidence: 0.55,
  oddDaysAfter: 21,
  oddFrom: 1_000,
  roundTo: 50,
} as const;
