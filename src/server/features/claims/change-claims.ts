import { sqlState, type UserDb } from '#db/pool.ts';
import {
  ClaimedTwice,
  deleteClaim,
  deleteClaimLines,
  findClaim,
  holdClaims,
  insertClaim,
  insertClaimLines,
  type StoredClaim,
  type StoredClaimLine,
  saveClaim,
  saveLineWords,
} from '#db/repositories/claims.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import { canStep, isOpenToChange, stepClaim } from '#domain/claims/claim-state.ts';
import { lineKeyText } from '#domain/claims/claimable-lines.ts';
import type { Call } from '../../http/call.ts';
import { readYear } from '../../lib/claimable.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { readScope } from '../../lib/world.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { type ChosenLine, chosenLines, keptLine, takeLines } from './choose-lines.ts';
import { presentClaim, totalOf } from './present.ts';

const DONE: Readonly<Record<StoredClaim['state'], string>> = {
  draft: 'returned to draft',
  submitted: 'submitted',
  reimbursed: 'reimbursed',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  elsewhere: 'claimed elsewhere',
};

/** Begins a claim from chosen lines, or from all that is ready in a year. */
export async function createClaim(services: Services, userId: string, body: Call<'createClaim'>['body']) {
  const now = services.clock.now();
  const chosen = body.lines && chosenLines(body.lines);
  const patient = body.patient ?? (await services.identity.getUser(userId))?.name ?? '';
  const claim = await changing(services, userId, async (db) => {
    const scope = await readScope(db, body.world, now);
    const { isSandbox, currency } = scope;
    const bare = {
      id: services.ids.next(),
      state: body.as ?? 'draft',
      isSandbox,
      currency,
      patient,
    } as const;
    const lines = chosen
      ? await takeLines(db, bare, chosen, services.ids.next)
      : (await readYear(db, scope, body.year ?? yearOf(scope.today)))
          .filter((line) => line.standing === 'ready')
          .map((line) => keptLine(line, bare.id, services.ids.next(), { patient: null, hasLetter: false }));
    if (lines.length === 0) throw new Fault('Conflict', faultTexts.nothingToClaim);
    const number = await insertClaim(db, bare, now);
    await insertClaimLines(db, lines);
    await tellRows(
      services,
      db,
      lines,
      bare.state === 'elsewhere' ? 'Claimed elsewhere' : `Added to claim ${number}`,
    );
    return found(db, bare.id);
  });
  return { claim: presentClaim(claim) };
}

/** Takes a claim on or back, or changes what is in it. */
export async function updateClaim(
  services: Services,
  userId: string,
  wireId: string,
  body: Call<'updateClaim'>['body'],
) {
  const chosen = body.lines && chosenLines(body.lines);
  const claim = await changing(services, userId, async (db) => {
    const before = await found(db, fromWire(wireId));
    if (chosen) await changeLines(services, db, before, chosen);
    const claim = chosen ? await found(db, before.id) : before;
    const course = await courseOf(services, db, claim, body);
    await saveClaim(
      db,
      { ...claim, ...course, patient: body.patient ?? claim.patient },
      services.clock.now(),
    );
    if (course.state !== claim.state)
      await tellRows(services, db, claim.lines, `Claim ${claim.number} ${DONE[course.state]}`);
    return found(db, claim.id);
  });
  return { claim: presentClaim(claim) };
}

/** Deletes a claim that nobody has seen yet; its lines are free again. */
export async function removeClaim(
  services: Services,
  userId: string,
  wireId: string,
): Promise<{ done: true }> {
  await changing(services, userId, async (db) => {
    const claim = await found(db, fromWire(wireId));
    if (!isOpenToChange(claim.state)) throw new Fault('Conflict', faultTexts.claimSubmitted);
    await deleteClaim(db, claim.id);
    const what = claim.state === 'elsewhere' ? 'Not claimed elsewhere' : `Claim ${claim.number} deleted`;
    await tellRows(services, db, claim.lines, what);
  });
  return { done: true };
}

/** One change of a person's claims at a time; claimed twice is a conflict. */
async function changing<T>(services: Services, userId: string, work: (db: UserDb) => Promise<T>): Promise<T> {
  const done = await services.db
    .withUser(userId, async (db) => {
      await holdClaims(db);
      const value = await work(db);
      await oweDerivation(db, 'receipts');
      return value;
    })
    .catch((error: unknown) => {
      if (!(error instanceof ClaimedTwice) && sqlState(error) !== '23505') throw error;
      throw new Fault('Conflict', faultTexts.itemInOtherClaim, {
        cause: error,
      });
    });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'claimChanged',
  });
  return done;
}

async function found(db: UserDb, id: string): Promise<StoredClaim> {
  const claim = await findClaim(db, id);
  if (!claim) throw notFound();
  return claim;
}

/** Where the claim stands after the call. */
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
    throw new Fault('ValidationFailed', faultTexts.reimbursedOnly);
  if (to === 'reimbursed' && paidMinor > total)
    throw new Fault('ValidationFailed', faultTexts.reimbursedTooMuch);
  const { today } = await readScope(db, undefined, services.clock.now());
  const on = body.on ?? today;
  if (on > today) throw new Fault('ValidationFailed', faultTexts.futureDate);
  if (to === claim.state) return to === 'reimbursed' ? { ...claim, reimbursedMinor: paidMinor } : claim;
  if (!canStep(claim.state, to)) throw new Fault('Conflict', faultTexts.claimStep(claim.state, to));
  return stepClaim(claim, to, { on, paidMinor });
}

/** Brings an open claim's lines to those chosen: those that stay keep what they said, the others come and go. */
async function changeLines(
  services: Services,
  db: UserDb,
  claim: StoredClaim,
  chosen: readonly ChosenLine[],
): Promise<void> {
  if (!isOpenToChange(claim.state)) throw new Fault('Conflict', faultTexts.onlyDrafts);
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
  await tellRows(services, db, gone, `Removed from claim ${claim.number}`);
  await tellRows(services, db, added, `Added to claim ${claim.number}`);
}

function keyOf({ transactionId, receiptId, item }: StoredClaimLine): string {
  return lineKeyText({ transactionId: transactionId ?? '', receiptId, item });
}

/** Writes into the history of each row what became of its lines. */
async function tellRows(
  services: Services,
  db: UserDb,
  lines: readonly StoredClaimLine[],
  what: string,
): Promise<void> {
  const byRow = Map.groupBy(lines, (line) => line.transactionId);
  await recordEvents(
    db,
    [...byRow].flatMap(([transactionId, own]) =>
      transactionId === null
        ? []
        : [
            {
              id: services.ids.next(),
              transactionId,
              source: 'user' as const,
              what,
              reason: own.map((line) => line.description).join(', '),
            },
          ],
    ),
    services.clock.now(),
  );
}
