import { type AmountCandidate, INSURER } from '../candidates/amounts/roles.ts';

/** An amount that an insurer pays by its label or its column. */
function isInsured({ amount, reading }: AmountCandidate): boolean {
  return amount.minor > 0 && (INSURER.test(reading.label) || INSURER.test(amount.header));
}

/** True for the patient's share of a bill: the total less the shares of one or several insurers. */
export function isPatientShare(
  { amount, reading }: AmountCandidate,
  amounts: readonly AmountCandidate[],
): boolean {
  if (amount.minor === 0 || reading.role !== 'total' || amount.isNegative) return false;
  const insured = amounts.filter(isInsured);
  if (insured.length === 0) return false;
  const shares = new Set(insured.map((part) => part.amount.minor));
  shares.add(insured.reduce((sum, part) => sum + part.amount.minor, 0));
  return amounts.some(
    (whole) => whole.reading.role === 'total' && shares.has(whole.amount.minor - amount.minor),
  );
}
