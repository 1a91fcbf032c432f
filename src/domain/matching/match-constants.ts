/**
 * Every number the matcher decides by, in one place. `docs/matching.md` prints these tables and a test
 * keeps the page equal to them. Weights are natural-log odds.
 */

/** What kind of purchase a receipt is about; it sets how long the bank may take. */
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

/** Weights of evidence, added up to the log-odds of a pairing. */
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

/** Name similarity at which a name counts as strong, good or weak. */
export const NAME_LEVELS = { strong: 0.85, good: 0.6, weak: 0.35 } as const;

/**
 * How often a transaction comes so many days after its receipt: [first day, last day, share of each day].
 * Outside of the listed days a pair is never made.
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

/** Share of each day between the receipt and an authorization date, for what is charged at once. */
export const AUTHORIZED_SHARES: readonly (readonly [number, number, number])[] = [
  [-1, -1, 0.04],
  [0, 0, 0.86],
  [1, 1, 0.06],
  [2, 3, 0.008],
  [4, 5, 0.003],
];
/** How much the authorization curve counts against the posting curve of the kind. */
export const AUTHORIZED_TRUST = 0.8;
/** Kinds that are authorized on the day of the purchase. */
export const AUTHORIZED_AT_ONCE: readonly PurchaseKind[] = [
  'instant',
  'dining',
  'fuel',
  'digital',
  'general',
];
/** Share of one day among transactions that do not belong to the receipt. */
export const LAG_BACKGROUND = 0.05;
/** A curve measured from the email's arrival instead of the purchase costs this much. */
export const RECEIVED_ANCHOR_COST = 1.2;
/** Arrival may stand in for the purchase for so many days after it. */
export const RECEIVED_ANCHOR_DAYS_MAX = 21;

/** Cost of taking the purchase to lie 0, 1, 2 … days before an email of which only the arrival is known. */
export const ARRIVAL_LATE_COSTS: readonly number[] = [0.1, 0.9, 1.5, 2, 2.6, 3.2];

/** Tip as a share of the bill: usual and high bound. */
export const TIP_SHARES = { usualMax: 0.27, highMax: 0.36 } as const;
/** Groceries and deliveries may be charged within this share of the order's total. */
export const SUBSTITUTION_SHARE = 0.15;
/** A tax estimate may move any order by this share. */
export const NEAR_SHARE = 0.03;
/** So much may an order's total be off where nothing else fits: asked, never joined. */
export const ESTIMATE_SHARE = 0.12;
/** A posted transaction above this multiple of what is expected cannot be the receipt's, tip and estimate included. */
export const INEXACT_MAX = 1.4;
/** Rounding between receipt and bank, in minor units. */
export const CENTS_OFF_MAX = 2;
/** Usual holds of petrol pumps, in whole units of the currency. */
export const FUEL_HOLDS: readonly number[] = [1, 50, 75, 100, 120, 125, 150, 175, 200];
/** A hotel holds up to this multiple of the bill. */
export const TRAVEL_HOLD_MAX = 1.6;
/** Into how many equal parts a pay-later plan cuts a total. */
export const INSTALLMENT_PARTS: readonly number[] = [4, 3, 2, 6, 10, 12];
/** How far a rate seen in other transactions may be off, fee included: share below, share above. */
export const KNOWN_RATE_BAND = { below: 0.03, above: 0.05 } as const;
/** Rates seen in transactions so many days around are used. */
export const KNOWN_RATE_DAYS = 30;

/** One order over several transactions, and several receipts in one row. */
export const SPLIT = {
  transactionsMax: 4,
  candidatesMax: 12,
  autoTransactionsMax: 2,
  daysMax: 60,
  wholeChance: 0.4,
  /** Log-odds for a sum that holds the transaction of a parcel whose amount is known. */
  parcelInside: 2,
  /** Parcels of this share of the bill are all of it: what is missing may be a discount. */
  parcelsWholeFrom: 0.85,
} as const;
export const CONSOLIDATION = {
  receiptsMax: 10,
  candidatesMax: 14,
  freeSizeMax: 4,
  /** So many receipts in an unbroken run may be matched without asking; two may add up by chance. */
  autoReceiptsMin: 3,
  daysBefore: 9,
  daysAfter: 1,
  /** A receipt so many days outside may belong to the run, and is tried for another sum. */
  noiseDays: 1,
  onlyAmongMax: 16,
} as const;

/**
 * Where transactions of the same merchant and amount are frequent, one of them proves little: the log-odds stay below
 * those of `chargedShare` (receipts that have a transaction at all) times the day's share over the transactions' rate a
 * day. Regular plans are exempt.
 */
export const HABIT = { daysAround: 45, transactionsMin: 3, chargedShare: 0.95 } as const;

/** A pending transaction and the posted transaction that replaced it lie at most this many days apart. */
export const PENDING_TWIN_DAYS = 7;

/** Two receipts of one merchant and price that lie this many days apart may need the same transactions. */
export const PRICE_DAYS = 30;

/** What it takes to decide. */
export const THRESHOLDS = {
  auto: 0.95,
  suggest: 0.5,
  /** Log-odds by which an automatic match must beat the best conflicting arrangement. */
  autoMargin: 1.2,
  suggestionsMax: 5,
  /** Alternatives further than this many log-odds behind the best arrangement are not shown. */
  alternativeGap: 3.2,
} as const;

/**
 * A transaction that is the only one of its amount is proposed whatever its name, this many days around; longer where
 * the amount tells more: it is no round sum, and of some size.
 */
export const LONE_AMOUNT = {
  daysBefore: 2,
  daysAfter: 5,
  confidence: 0.55,
  oddDaysAfter: 21,
  oddFrom: 1_000,
  roundTo: 50,
} as const;
