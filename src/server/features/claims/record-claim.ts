import { sqlState, type UserDb, type Uuid } from '#db/pool.ts';
import {
  ClaimedTwice,
  findClaim,
  holdClaims,
  type StoredClaim,
  type StoredClaimLine,
} from '#db/repositories/claims.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import type { ClaimStep } from '#domain/ledger/history.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type Happened, recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { presentClaim } from './present.ts';

/** What became of lines of a claim. */
export interface ToldLines {
  readonly step: ClaimStep;
  readonly number: number;
  readonly lines: readonly StoredClaimLine[];
}

type Work = (db: UserDb, id: Uuid) => Promise<readonly ToldLines[]>;

/** Creates or changes a claim and records that; returns the claim as changed. */
export async function changeClaim(services: Services, userId: string, id: Uuid, work: Work) {
  const { value, eventId } = await changing(services, userId, id, work, async (db) =>
    presentClaim(await found(db, id), await readTexts(db)),
  );
  return { claim: value, eventId };
}

/** Deletes a claim and records that. */
export async function discardClaim(services: Services, userId: string, id: Uuid, work: Work) {
  const { eventId } = await changing(services, userId, id, work, async () => null);
  return { done: true as const, eventId };
}

/**
 * One change of a person's claims at a time; what the database refuses as claimed twice is said in words.
 */
async function changing<Value>(
  services: Services,
  userId: string,
  id: Uuid,
  work: Work,
  read: (db: UserDb, id: Uuid) => Promise<Value>,
): Promise<{ readonly value: Value; readonly eventId: string | null }> {
  const { value, eventId } = await services.db
    .withUser(userId, async (db) => {
      await holdClaims(db);
      const recorded = await recordChange(services, db, { claims: [id], claim_lines: [id] }, async () => {
        const told = await work(db, id);
        return { value: await read(db, id), events: eventsOf(id, told) };
      });
      await markDerivationPending(db, 'receipts');
      return recorded;
    })
    .catch((error: unknown) => {
      if (!(error instanceof ClaimedTwice) && sqlState(error) !== '23505') throw error;
      throw new Fault('Conflict', ({ faults }) => faults.itemInOtherClaim, {
        cause: error,
      });
    });
  await deriveAndAnnounce(services, userId, 'claimChanged');
  return { value, eventId: eventId && toWire('event', eventId) };
}

/** A claim of the user's own. */
export async function found(db: UserDb, id: Uuid): Promise<StoredClaim> {
  const claim = await findClaim(db, id);
  if (!claim) throw notFound();
  return claim;
}

/** The claim's own event, and one for each transaction whose lines changed. */
function eventsOf(id: Uuid, told: readonly ToldLines[]): [Happened, ...Happened[]] {
  const whole: Happened = { subject: subjectOf.claim(id), detail: { kind: 'claimChanged', values: {} } };
  return [
    whole,
    ...told.flatMap(({ step, number, lines }) =>
      [...Map.groupBy(lines, (line) => line.transactionId)].flatMap(([transactionId, own]): Happened[] => {
        const items = own.map((line) => line.description);
        const detail = { kind: 'claimLines', values: { step, number, items } } as const;
        return transactionId === null ? [] : [{ transactionId, detail }];
      }),
    ),
  ];
}
