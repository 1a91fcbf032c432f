import type { AccountSecurity } from '#ports/account-security.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { toWire } from '../../lib/wire-id.ts';

const LIMIT = 20;

/** One page of security events of the account, newest first. */
export async function listSecurityEvents(
  security: AccountSecurity,
  userId: string,
  query: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
) {
  const limit = query.limit ?? LIMIT;
  const found = await security.listEvents(userId, decodeCursor(query.cursor), limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    events: page.map(({ id, kind, at, device, ipAddress, count }) => ({
      ...{ id: toWire('event', id), kind, at: at.toISOString(), device, ipAddress, count },
    })),
    nextCursor:
      found.length > limit && last ? encodeCursor({ at: last.at.toISOString(), id: last.id }) : null,
  };
}
