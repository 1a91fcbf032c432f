import { insertClaim, insertClaimLines } from '#db/repositories/claims.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import type { Call } from '../../http/call.ts';
import { readYear } from '../../lib/claimable.ts';
import { readScope } from '../../lib/environment.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { buildClaimLines, parseChosenLines, toStoredLine } from './build-claim-lines.ts';
import { recordClaimChange } from './record-claim.ts';

/** Creates a claim from chosen lines, or from all lines of a year that are ready. */
export async function createClaim(services: Services, userId: string, body: Call<'createClaim'>['body']) {
  const now = services.clock.now();
  const chosen = body.lines && parseChosenLines(body.lines);
  const patient = body.patient ?? (await services.identity.getUser(userId))?.name ?? '';
  return recordClaimChange(services, userId, services.ids.next(), async (db, id) => {
    const scope = await readScope(db, body.environment, now);
    const { isSandbox, currency } = scope;
    const bare = { id, state: body.as ?? 'draft', isSandbox, currency, patient } as const;
    const lines = chosen
      ? await buildClaimLines(db, bare, chosen, services.ids.next)
      : (await readYear(db, scope, body.year ?? yearOf(scope.today)))
          .filter((line) => line.status === 'ready')
          .map((line) =>
            toStoredLine(line, bare.id, services.ids.next(), { patient: null, hasLetter: false }),
          );
    if (lines.length === 0) throw new Fault('Conflict', ({ faults }) => faults.nothingToClaim);
    const number = await insertClaim(db, bare, now);
    await insertClaimLines(db, lines);
    return [{ step: bare.state === 'elsewhere' ? 'elsewhere' : 'added', number, lines }];
  });
}
