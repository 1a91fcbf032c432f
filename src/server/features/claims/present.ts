import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { StoredClaim, StoredClaimLine } from '#db/repositories/claims.ts';
import type { ClaimableLine } from '#domain/claims/claimable-lines.ts';
import { listMissingProof, type Missing } from '#domain/claims/missing-proof.ts';
import { toWire } from '../../lib/wire-id.ts';
import { healthClassName } from '../../texts/health-class-name.ts';
import type { Texts } from '../../texts/texts.ts';

type Listed = ResponseOf<'listClaims'>;

/** The proof that a claim line still lacks. */
export function missingProofOf(line: StoredClaimLine, claim: Pick<StoredClaim, 'patient'>): Missing[] {
  return listMissingProof({
    patient: line.patient ?? claim.patient,
    provider: line.provider,
    isItemized: line.isItemized,
    isBankProven: line.bankText !== null,
    needsLetter: line.hsaEligibility === 'needs_letter',
    hasLetter: line.hasLetter,
  });
}

/** The total of claim lines, in minor units. */
export function totalOf(lines: readonly Pick<StoredClaimLine, 'amountMinor'>[]): number {
  return lines.reduce((sum, line) => sum + line.amountMinor, 0);
}

/** A claim in the contract's format. */
export function presentClaim(
  { isSandbox: _, ...claim }: StoredClaim,
  texts: Texts,
): Listed['claims'][number] {
  return {
    ...claim,
    id: toWire('claim', claim.id),
    createdAt: claim.createdAt.toISOString(),
    totalMinor: totalOf(claim.lines),
    lines: claim.lines.map((line) => ({
      ...presentFacts(line, texts),
      transactionId: line.transactionId && toWire('transaction', line.transactionId),
      receiptId: line.receiptId && toWire('receipt', line.receiptId),
      item: line.item,
      patient: line.patient,
      hasLetter: line.hasLetter,
      missing: missingProofOf(line, claim),
    })),
  };
}

/** A claimable line, or the reason why it is not claimable, in the contract's format. */
export function presentLine(line: ClaimableLine, texts: Texts): Listed['lines'][number] {
  const { key, status, missing, claimId } = line;
  return {
    ...presentFacts(line, texts),
    transactionId: toWire('transaction', key.transactionId),
    receiptId: key.receiptId && toWire('receipt', key.receiptId),
    item: key.item,
    status,
    missing: [...missing],
    claimId: claimId && toWire('claim', claimId),
  };
}

function presentFacts(line: StoredClaimLine | ClaimableLine, texts: Texts) {
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
    className: healthClassName(line.class, texts),
  };
}
