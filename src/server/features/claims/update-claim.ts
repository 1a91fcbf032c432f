import type { UserDb } from '#db/pool.ts';
import {
  deleteClaim,
  deleteClaimLines,
  insertClaimLines,
  type StoredClaim,
  type StoredClaimLine,
  updateClaimLineTexts,
  updateClaimState,
} from '#db/repositories/claims.ts';
import { canMoveTo, isEditable, moveClaim } from '#domain/claims/claim-state.ts';
import { lineKeyText } from '#domain/claims/claimable-lines.ts';
import type { Call } from '../../http/call.ts';
import { readScope } from '../../lib/environment.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { buildClaimLines, type ChosenLine, parseChosenLines } from './build-claim-lines.ts';
import { totalOf } from './present.ts';
import { type ClaimLinesEvent, getClaim, recordClaimChange, recordClaimDeletion } from './record-claim.ts';

/** Updates a claim's lines, patient or state. */
export async function updateClaim(
  services: Services,
  userId: string,
  wireId: string,
  body: Call<'updateClaim'>['body'],
) {
  const chosen = body.lines && parseChosenLines(body.lines);
  return recordClaimChange(services, userId, fromWire(wireId), async (db, id) => {
    const before = await getClaim(db, id);
    const events = chosen ? await updateLines(services, db, before, chosen) : [];
    const claim = chosen ? await getClaim(db, id) : before;
    const resolved = await resolveState(services, db, claim, body);
    await updateClaimState(
      db,
      { ...claim, ...resolved, patient: body.patient ?? claim.patient },
      services.clock.now(),
    );
    const { number, lines } = claim;
    return resolved.state === claim.state ? events : [...events, { step: resolved.state, number, lines }];
  });
}

/** Deletes a claim that was never submitted; its lines can be claimed again. */
export async function deleteDraftClaim(
  services: Services,
  userId: string,
  wireId: string,
): Promise<{ done: true; eventId: string | null }> {
  return recordClaimDeletion(services, userId, fromWire(wireId), async (db, id) => {
    const { state, number, lines } = await getClaim(db, id);
    if (!isEditable(state)) throw new Fault('Conflict', ({ faults }) => faults.claimSubmitted);
    await deleteClaim(db, id);
    return [{ step: state === 'elsewhere' ? 'notElsewhere' : 'deleted', number, lines }];
  });
}

/** Validates and resolves the claim's state and reimbursement after the call. */
async function resolveState(
  services: Services,
  db: UserDb,
  claim: StoredClaim,
  body: Call<'updateClaim'>['body'],
) {
  const to = body.state ?? claim.state;
  const total = totalOf(claim.lines);
  const paidMinor = body.reimbursedMinor ?? claim.reimbursedMinor ?? total;
  if (body.reimbursedMinor !== undefined && to !== 'reimbursed')
    throw new Fault('ValidationFailed', ({ faults }) => faults.reimbursedOnly);
  if (to === 'reimbursed' && paidMinor > total)
    throw new Fault('ValidationFailed', ({ faults }) => faults.reimbursedTooMuch);
  const { today } = await readScope(db, undefined, services.clock.now());
  const on = body.on ?? today;
  if (on > today) throw new Fault('ValidationFailed', ({ faults }) => faults.futureDate);
  if (to === claim.state) return to === 'reimbursed' ? { ...claim, reimbursedMinor: paidMinor } : claim;
  if (!canMoveTo(claim.state, to))
    throw new Fault('Conflict', ({ faults }) => faults.claimStep(claim.state, to));
  return moveClaim(claim, to, { on, paidMinor });
}

/** Updates the lines of an open claim to the chosen ones; lines that remain keep their stored facts. */
async function updateLines(
  services: Services,
  db: UserDb,
  claim: StoredClaim,
  chosen: readonly ChosenLine[],
): Promise<ClaimLinesEvent[]> {
  if (!isEditable(claim.state)) throw new Fault('Conflict', ({ faults }) => faults.onlyDrafts);
  const stored = new Map(claim.lines.map((line) => [keyOf(line), line]));
  const wanted = new Map(chosen.map((line) => [lineKeyText(line.key), line]));
  const removed = claim.lines.filter((line) => !wanted.has(keyOf(line)));
  const fresh = chosen.filter((line) => !stored.has(lineKeyText(line.key)));
  await updateClaimLineTexts(
    db,
    chosen.flatMap((line) => {
      const storedLine = stored.get(lineKeyText(line.key));
      return storedLine ? [{ ...storedLine, patient: line.patient, hasLetter: line.hasLetter }] : [];
    }),
  );
  await deleteClaimLines(
    db,
    removed.map((line) => line.id),
  );
  const added = fresh.length > 0 ? await buildClaimLines(db, claim, fresh, services.ids.next) : [];
  await insertClaimLines(db, added);
  const { number } = claim;
  return [
    ...(removed.length > 0 ? [{ step: 'removed' as const, number, lines: removed }] : []),
    ...(added.length > 0 ? [{ step: 'added' as const, number, lines: added }] : []),
  ];
}

function keyOf({ transactionId, receiptId, item }: StoredClaimLine): string {
  return lineKeyText({ transactionId: transactionId ?? '', receiptId, item });
}
