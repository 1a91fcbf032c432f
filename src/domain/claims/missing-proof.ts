/** What an administrator asks for and is not there. */
export const MISSING = [
  'patient',
  'provider',
  'description',
  'itemised_receipt',
  'bank_transaction',
  'letter',
] as const;

/** One of the six. */
export type Missing = (typeof MISSING)[number];

/** What a line has of the facts and the proof that a claim wants; its date and amount it always has. */
export interface Proof {
  /** Null before the line is in a claim: there it is asked for. */
  readonly patient: string | null;
  readonly provider: string | null;
  /** A receipt names the thing. */
  readonly isItemised: boolean;
  readonly isBankProven: boolean;
  readonly needsLetter: boolean;
  readonly hasLetter: boolean;
}

/** What is missing, in the order a claim form asks for it. */
export function missingProof(proof: Proof): Missing[] {
  const isMissing: Readonly<Record<Missing, boolean>> = {
    patient: proof.patient === '',
    provider: !proof.provider,
    description: !proof.isItemised,
    itemised_receipt: !proof.isItemised,
    bank_transaction: !proof.isBankProven,
    letter: proof.needsLetter && !proof.hasLetter,
  };
  return MISSING.filter((what) => isMissing[what]);
}
