/** Information or proof an administrator requires that is missing. */
export const MISSING = [
  'patient',
  'provider',
  'description',
  'itemized_receipt',
  'bank_transaction',
  'letter',
] as const;

export type Missing = (typeof MISSING)[number];

/** The facts and proof of a line. Its date and amount are always known. */
export interface Proof {
  /** Null before the line is in a claim, which asks for it. */
  readonly patient: string | null;
  readonly provider: string | null;
  /** True if a receipt names the item. */
  readonly isItemized: boolean;
  readonly isBankProven: boolean;
  readonly needsLetter: boolean;
  readonly hasLetter: boolean;
}

/** Lists what is missing, in the order of a claim form. */
export function listMissingProof(proof: Proof): Missing[] {
  const isMissing: Readonly<Record<Missing, boolean>> = {
    patient: proof.patient === '',
    provider: !proof.provider,
    description: !proof.isItemized,
    itemized_receipt: !proof.isItemized,
    bank_transaction: !proof.isBankProven,
    letter: proof.needsLetter && !proof.hasLetter,
  };
  return MISSING.filter((what) => isMissing[what]);
}
