/** The fields of an incoming transaction that few sources state, as they are where a source does not. */
export const UNSTATED = {
  originalAmountMinor: null,
  originalCurrency: null,
  ownCategory: null,
  note: '',
} as const;
