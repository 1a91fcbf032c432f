/** Right answers of how many, as counted the one time a batch was read before anything was changed for it. */
export type Share = readonly [right: number, of: number];

/** One batch of mails, written without a look at the reader, at its first reading. */
export interface FirstSight {
  readonly batch: string;
  readonly mails: number;
  readonly kind: Share;
  readonly merchant: Share;
  readonly orderId: Share;
  readonly currency: Share;
  readonly total: Share;
  readonly purchasedOn: Share;
  readonly tax: Share;
  readonly shipping: Share;
  readonly discount: Share;
  /** Mean F1 of the rows in percent, and of how many mails. */
  readonly items: readonly [percent: number, of: number];
  /** Kind, currency and total all right. */
  readonly allRight: Share;
  /** Of the mails read with confidence of 0.9 and more: right, and how many they were. */
  readonly sure: Share;
}

const batch = (
  name: string,
  mails: number,
  allRight: number,
  sure: Share,
  kind: number,
  items: readonly [number, number],
  rest: readonly [Share, Share, Share, Share, Share, Share, Share, Share],
): FirstSight => {
  const [merchant, orderId, currency, total, purchasedOn, tax, shipping, discount] = rest;
  return {
    batch: name,
    mails,
    kind: [kind, mails],
    merchant,
    orderId,
    currency,
    total,
    purchasedOn,
    tax,
    shipping,
    discount,
    items,
    allRight: [allRight, mails],
    sure,
  };
};

/** In the order they were written; the reader was changed after each. */
export const FIRST_SIGHT: readonly FirstSight[] = [
  batch(
    '1, United States',
    50,
    46,
    [31, 31],
    47,
    [78.3, 20],
    [
      [46, 46],
      [28, 29],
      [39, 41],
      [40, 41],
      [40, 41],
      [39, 41],
      [41, 41],
      [39, 41],
    ],
  ),
  batch(
    '2, world',
    53,
    49,
    [35, 36],
    50,
    [75.5, 17],
    [
      [39, 42],
      [25, 26],
      [33, 33],
      [32, 33],
      [33, 33],
      [32, 33],
      [32, 33],
      [33, 33],
    ],
  ),
  batch(
    '3, template-heavy',
    57,
    51,
    [25, 25],
    52,
    [74.4, 13],
    [
      [42, 45],
      [25, 26],
      [40, 42],
      [40, 42],
      [42, 42],
      [41, 42],
      [42, 42],
      [42, 42],
    ],
  ),
  batch(
    '4, everyday',
    62,
    58,
    [33, 34],
    58,
    [81.8, 11],
    [
      [47, 47],
      [25, 29],
      [42, 43],
      [42, 43],
      [42, 43],
      [42, 43],
      [42, 43],
      [43, 43],
    ],
  ),
  batch(
    '5, small shops and services',
    59,
    52,
    [25, 25],
    54,
    [100, 3],
    [
      [46, 49],
      [31, 33],
      [44, 47],
      [42, 47],
      [47, 47],
      [44, 47],
      [47, 47],
      [46, 47],
    ],
  ),
  batch(
    '6, well-known senders',
    58,
    53,
    [49, 50],
    53,
    [71.4, 7],
    [
      [43, 44],
      [26, 27],
      [40, 41],
      [40, 41],
      [41, 41],
      [41, 41],
      [40, 41],
      [40, 41],
    ],
  ),
  batch(
    '7, tables of things',
    47,
    44,
    [43, 45],
    44,
    [80.7, 26],
    [
      [40, 40],
      [25, 29],
      [37, 37],
      [36, 37],
      [37, 37],
      [36, 37],
      [35, 37],
      [37, 37],
    ],
  ),
  batch(
    '8, mixed',
    44,
    38,
    [33, 34],
    39,
    [97.1, 7],
    [
      [28, 29],
      [14, 16],
      [28, 29],
      [27, 29],
      [29, 29],
      [29, 29],
      [28, 29],
      [29, 29],
    ],
  ),
  batch(
    '9, mixed',
    50,
    44,
    [38, 41],
    45,
    [98, 7],
    [
      [36, 36],
      [14, 17],
      [34, 36],
      [35, 36],
      [36, 36],
      [35, 36],
      [36, 36],
      [35, 36],
    ],
  ),
  batch(
    '10, the hardest kinds',
    55,
    46,
    [35, 37],
    49,
    [0, 0],
    [
      [22, 23],
      [2, 2],
      [19, 21],
      [18, 21],
      [21, 21],
      [21, 21],
      [20, 21],
      [21, 21],
    ],
  ),
  batch(
    '11, everyday, well-known senders',
    58,
    56,
    [52, 52],
    56,
    [100, 2],
    [
      [35, 35],
      [17, 18],
      [35, 35],
      [35, 35],
      [34, 35],
      [34, 35],
      [35, 35],
      [34, 35],
    ],
  ),
  batch(
    '12, everyday, tills and services',
    57,
    53,
    [47, 47],
    54,
    [100, 1],
    [
      [32, 34],
      [19, 19],
      [33, 34],
      [33, 34],
      [34, 34],
      [34, 34],
      [34, 34],
      [34, 34],
    ],
  ),
  batch(
    '13, things and hard kinds',
    50,
    45,
    [36, 37],
    45,
    [82.9, 18],
    [
      [32, 32],
      [20, 20],
      [31, 32],
      [31, 32],
      [32, 32],
      [32, 32],
      [32, 32],
      [32, 32],
    ],
  ),
];
