/** A bank description read as a merchant: display name, facilitator in front of it, and how sure we are. */
export interface CleanedDescriptor {
  readonly merchant: string;
  /** Lower-case id of the payment facilitator or marketplace in front of the merchant (`square`, `paypal`), else null. */
  readonly via: string | null;
  readonly confidence: number;
}

/** Cleans one raw bank description. Never throws; an empty text gives an empty merchant at confidence 0. */
export function cleanDescriptor(raw: string): CleanedDescriptor {
  const text = raw.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return { merchant: text, via: null, confidence: text === '' ? 0 : 0.3 };
}

/** Stable lower-case key of the merchant behind a description or a receipt's merchant name. */
export function merchantKey(raw: string): string {
  return cleanDescriptor(raw)
    .merchant.toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
