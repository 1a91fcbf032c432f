import { createHash } from 'node:crypto';
import type { UserDb } from '#db/pool.ts';
import { isDisabled } from '#db/repositories/administration.ts';
import { isCalendarSecret } from '#db/repositories/people/calendar-feeds.ts';
import { readScope } from '../../lib/environment.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { parseCalendarFile } from './calendar-address.ts';
import { listAnnounced } from './list-announced.ts';
import { listStreams } from './query.ts';
import { renderCalendar } from './render-calendar.ts';

/**
 * The calendar of an address. The response is the same for an address that never existed, was replaced or turned off,
 * or belongs to a disabled or deleted account.
 */
export async function readCalendar(
  services: Pick<Services, 'db' | 'clock' | 'linkBox' | 'publicUrl'>,
  calendarFile: string,
  headers: Headers,
): Promise<Response> {
  const address = parseCalendarFile(services, calendarFile);
  if (!address || (await isDisabled(services.db.system, address.userId))) throw notFound();
  const calendar = await services.db.readAs(address.userId, async (db) =>
    (await isCalendarSecret(db, address.secretHash)) ? readDueDates(services, db) : null,
  );
  if (calendar === null) throw notFound();
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  const known = headers.get('if-none-match')?.split(',') ?? [];
  const isKnown = known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return new Response(isKnown ? null : calendar, {
    status: isKnown ? 304 : 200,
    headers: {
      ...(isKnown ? {} : { 'content-type': 'text/calendar; charset=utf-8' }),
      // Calendar programs may keep their copy, but must ask again, so that an address stops working immediately.
      'cache-control': 'private, no-cache',
      etag,
    },
  });
}

async function readDueDates(
  { clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'>,
  db: UserDb,
): Promise<string> {
  const scope = await readScope(db, undefined, clock.now());
  const streams = await listStreams(db, scope.isSandbox);
  const announced = await listAnnounced(db, scope.isSandbox, streams);
  return renderCalendar({ streams, announced, scope, publicUrl });
}
