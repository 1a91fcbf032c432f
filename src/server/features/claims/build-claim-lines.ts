import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import type { StoredClaim, StoredClaimLine } from '#db/repositories/claims.ts';
import {
  type ClaimableLine,
  canBeClaimed,
  type LineKey,
  lineKeyText,
} from '#domain/claims/claimable-lines.ts';
import { readClaimable } from '../../lib/claimable.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { fromWire } from '../../lib/wire-id.ts';

type Wanted = NonNullable<BodyOf<'updateClaim'>['lines']>[number];

/** A line the user chose, with its patient and letter. */
export interface ChosenLine {
  readonly key: LineKey;
  readonly patient: string | null;
  readonly hasLetter: boolean;
}

/** Parses the lines of a request; throws if one occurs twice. */
export function parseChosenLines(wanted: readonly Wanted[]): ChosenLine[] {
  const chosen = wanted.map((line) => ({
    key: {
      transactionId: fromWire(line.transactionId),
      receiptId: line.receiptId && fromWire(line.receiptId),
      item: line.item,
    },
    patient: line.patient ?? null,
    hasLetter: line.hasLetter ?? false,
  }));
  if (new Set(chosen.map((line) => lineKeyText(line.key))).size < chosen.length)
    throw new Fault('ValidationFailed', ({ faults }) => faults.itemTwice);
  return chosen;
}

/** Builds claim lines from the current data of the chosen lines; throws if one of them cannot be claimed. */
export async function buildClaimLines(
  db: UserDb,
  claim: Pick<StoredClaim, 'id' | 'isSandbox' | 'currency'>,
  chosen: readonly ChosenLine[],
  nextId: () => string,
): Promise<StoredClaimLine[]> {
  const ids = [...new Set(chosen.map((line) => line.key.transactionId))];
  const known = new Map(
    (await readClaimable(db, claim, { ids })).map((line) => [lineKeyText(line.key), line]),
  );
  return chosen.map((line) => {
    const found = known.get(lineKeyText(line.key));
    if (!found) throw notFound();
    if (!canBeClaimed(found))
      throw new Fault('Conflict', ({ faults }) => faults.notClaimable(found.description, found.status));
    return toStoredLine(found, claim.id, nextId(), line);
  });
}

/** A line as a claim stores it. */
export function toStoredLine(
  { key, missing: _m, status: _s, claimId: _c, healthAccount: _h, refunds: _r, ...facts }: ClaimableLine,
  claimId: string,
  id: string,
  choice: Pick<ChosenLine, 'patient' | 'hasLetter'>,
): StoredClaimLine {
  const { patient, hasLetter } = choice;
  return { ...facts, ...key, id, claimId, patient, hasLetter };
}
