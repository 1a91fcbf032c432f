import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { StoredClaim, StoredClaimLine } from '#db/repositories/claims.ts';
import type { ClaimableLine } from '#domain/claims/claimable-lines.ts';
import { type Missing, missingProof } from '#domain/claims/missing-proof.ts';
import { classNameOf } from '#domain/insights/health-class-names.ts';
import { toWire } from '../../lib/wire-id.ts';

type Listed = ResponseOf<'listClaims'>;

/** What a line of a claim still lacks. */
export function missingOf(line: StoredClaimLine, claim: Pick<StoredClaim, 'patient'>): Missing[] {
  return missingProof({
    patient: line.patient ?? claim.patient,
    provider: line.provider,
    isItemised: line.isItemised,
    isBankProven: line.bankText !== null,
    needsLetter: line.hsaEligibility === 'needs_letter',
    hasLetter: line.hasLetter,
  });
}

/** What the lines of a claim come to. */
export function totalOf(lines: readonly Pick<StoredClaimLine, 'amountMinor'>[]): number {
  return lines.reduce((sum, line) => sum + line.amountMinor, 0);
}

/** A claim as the contract shows it. */
export function presentClaim({ isSandbox: _, ...claim }: StoredClaim): Listed['claims'][number] {
  return {
    ...claim,
    id: toWire('claim', claim.id),
    createdAt: claim.createdAt.toISOString(),
    totalMinor: totalOf(claim.lines),
    lines: claim.lines.map((line) => ({
      ...factsOf(line),
      transactionId: line.transactionId && toWire('transaction', line.transactionId),
      receiptId: line.receiptId && toWire('receipt', line.receiptId),
      item: line.item,
      patient: line.patient,
      hasLetter: line.hasLetter,
      missing: missingOf(line, claim),
    })),
  };
}

/** A line that can be claimed, or why not, as the contract shows it. */
export function presentLine(line: ClaimableLine): Listed['lines'][number] {
  const { key, standing, missing, claimId } = line;
  return {
    ...factsOf(line),
    transactionId: toWire('transaction', key.transactionId),
    receiptId: key.receiptId && toWire('receipt', key.receiptId),
    item: key.item,
    standing,
    missing: [...missing],
    claimId: claimId && toWire('claim', claimId),
  };
}

function factsOf(line: StoredClaimLine | ClaimableLine) {
  const { serviceOn, paidOn, provider, description, hsaEligibility } = line;
  const { priceMinor, refundedMinor, amountMinor, accountName, accountMask } = line;
  return {
    serviceOn,
    paidOn,
    provider,
    description,
    hsaEligibility,
    priceMinor,
    refundedMinor,
    amountMinor,
    accountName,
    accountMask,
    className: classNameOf(line.class),
  };
}
