import type { UserDb } from '#db/pool.ts';
import {
  deleteClaim,
  deleteClaimLines,
  insertClaimLines,
  type StoredClaim,
  type StoredClaimLine,
  saveClaim,
  saveLineWords,
} from '#db/repositories/claims.ts';
import { canStep, isOpenToChange, stepClaim } from '#domain/claims/claim-state.ts';
import { lineKeyText } from '#domain/claims/claimable-lines.ts';
import type { Call } from '../../http/call.ts';
import { readScope } from '../../lib/environment.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { type ChosenLine, chosenLines, takeLines } from './choose-lines.ts';
import { totalOf } from './present.ts';
import { changeClaim, discardClaim, found, type ToldLines } from './record-claim.ts';

/** Takes a claim on or back, or changes what is in it. */
export async function updateClaim(
  services: Services,
  userId: string,
  wireId: string,
  body: Call<'updateClaim'>['body'],
) {
  const chosen = body.lines && chosenLines(body.lines);
  return changeClaim(services, userId, fromWire(wireId), async (db, id) => {
    const before = await found(db, id);
    const told = chosen ? await changeLines(services, db, before, chosen) : [];
    const claim = chosen ? await found(db, id) : before;
    const course = await courseOf(services, db, claim, body);
    await saveClaim(
      db,
      { ...claim, ...course, patient: body.patient ?? claim.patient },
      services.clock.now(),
    );
    const { number, lines } = claim;
    return course.state === claim.state ? told : [...told, { step: course.state, number, lines }];
  });
}

/** Deletes a claim that nobody has seen yet; its lines are free again. */
export async function removeClaim(
  services: Services,
  userId: string,
  wireId: string,
): Promise<{ done: true; eventId: string | null }> {
  return discardClaim(services, userId, fromWire(wireId), async (db, id) => {
    const { state, number, lines } = await found(db, id);
    if (!isOpenToChange(state)) throw new Fault('Conflict', ({ faults }) => faults.claimSubmitted);
    await deleteClaim(db, id);
    return [{ step: state === 'elsewhere' ? 'notElsewhere' : 'deleted', number, lines }];
  });
}

/** The state of the claim after the call. */
async function courseOf(
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
  if (!canStep(claim.state, to))
    throw new Fault('Conflict', ({ faults }) => faults.claimStep(claim.state, to));
  return stepClaim(claim, to, { on, paidMinor });
}

/** Brings an open claim's lines to those chosen: those that stay keep what they said, the others come and go. */
async function changeLines(
  services: Services,
  db: UserDb,
  claim: StoredClaim,
  chosen: readonly ChosenLine[],
): Promise<ToldLines[]> {
  if (!isOpenToChange(claim.state)) throw new Fault('Conflict', ({ faults }) => faults.onlyDrafts);
  const stored = new Map(claim.lines.map((line) => [keyOf(line), line]));
  const wanted = new Map(chosen.map((line) => [lineKeyText(line.key), line]));
  const gone = claim.lines.filter((line) => !wanted.has(keyOf(line)));
  const fresh = chosen.filter((line) => !stored.has(lineKeyText(line.key)));
  await saveLineWords(
    db,
    chosen.flatMap((line) => {
      const kept = stored.get(lineKeyText(line.key));
      return kept ? [{ ...kept, patient: line.patient, hasLetter: line.hasLetter }] : [];
    }),
  );
  await deleteClaimLines(
    db,
    gone.map((line) => line.id),
  );
  const added = fresh.length > 0 ? await takeLines(db, claim, fresh, services.ids.next) : [];
  await insertClaimLines(db, added);
  const { number } = claim;
  return [
    ...(gone.length > 0 ? [{ step: 'removed' as const, number, lines: gone }] : []),
    ...(added.length > 0 ? [{ step: 'added' as const, number, lines: added }] : []),
  ];
}

function keyOf({ transactionId, receiptId, item }: StoredClaimLine): string {
  return lineKeyText({ transactionId: transactionId ?? '', receiptId, item });
}
