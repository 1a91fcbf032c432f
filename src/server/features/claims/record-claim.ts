import { sqlState, type UserDb, type Uuid } from '#db/pool.ts';
import {
  ClaimedTwiceError,
  findClaim,
  lockClaims,
  type StoredClaim,
  type StoredClaimLine,
} from '#db/repositories/claims.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import type { ClaimStep } from '#domain/ledger/history.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { type EventToRecord, recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { presentClaim } from './present.ts';

/** A step of claim lines, recorded in the history of their transactions. */
export interface ClaimLinesEvent {
  readonly step: ClaimStep;
  readonly number: number;
  readonly lines: readonly StoredClaimLine[];
}

type Work = (db: UserDb, id: Uuid) => Promise<readonly ClaimLinesEvent[]>;

/** Creates or updates a claim and records that in the history; returns the claim. */
export async function recordClaimChange(services: Services, userId: string, id: Uuid, work: Work) {
  const { value, eventId } = await runClaimChange(services, userId, id, work, async (db) =>
    presentClaim(await getClaim(db, id), await readTexts(db)),
  );
  return { claim: value, eventId };
}

/** Deletes a claim and records that in the history. */
export async function recordClaimDeletion(services: Services, userId: string, id: Uuid, work: Work) {
  const { eventId } = await runClaimChange(services, userId, id, work, async () => null);
  return { done: true as const, eventId };
}

/** Serializes claim changes per user. A constraint violation for a line claimed twice becomes a readable fault. */
async function runClaimChange<Value>(
  services: Services,
  userId: string,
  id: Uuid,
  work: Work,
  read: (db: UserDb, id: Uuid) => Promise<Value>,
): Promise<{ readonly value: Value; readonly eventId: string | null }> {
  const { value, eventId } = await services.db
    .withUser(userId, async (db) => {
      await lockClaims(db);
      const recorded = await recordChange(services, db, { claims: [id], claim_lines: [id] }, async () => {
        const lineEvents = await work(db, id);
        return { value: await read(db, id), events: claimEvents(id, lineEvents) };
      });
      await markDerivationPending(db, 'receipts');
      return recorded;
    })
    .catch((error: unknown) => {
      if (!(error instanceof ClaimedTwiceError) && sqlState(error) !== '23505') throw error;
      throw new Fault('Conflict', ({ faults }) => faults.itemInOtherClaim, {
        cause: error,
      });
    });
  await deriveAndAnnounce(services, userId, 'claimChanged');
  return { value, eventId: eventId && toWire('event', eventId) };
}

/** Returns a claim of the user; throws if it does not exist. */
export async function getClaim(db: UserDb, id: Uuid): Promise<StoredClaim> {
  const claim = await findClaim(db, id);
  if (!claim) throw notFound();
  return claim;
}

/** The claim's own event, and one for each transaction whose lines changed. */
function claimEvents(id: Uuid, lineEvents: readonly ClaimLinesEvent[]): [EventToRecord, ...EventToRecord[]] {
  const claimEvent: EventToRecord = {
    subject: subjectOf.claim(id),
    detail: { kind: 'claimChanged', values: {} },
  };
  return [
    claimEvent,
    ...lineEvents.flatMap(({ step, number, lines }) =>
      [...Map.groupBy(lines, (line) => line.transactionId)].flatMap(
        ([transactionId, claimed]): EventToRecord[] => {
          const items = claimed.map((line) => line.description);
          const detail = { kind: 'claimLines', values: { step, number, items } } as const;
          return transactionId === null ? [] : [{ transactionId, detail }];
        },
      ),
    ),
  ];
}
