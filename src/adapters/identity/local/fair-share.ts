import { userMessage } from '#domain/messages/user-message.ts';

/** Routes that look up an account or hash a password. */
const COSTLY =
  /^\/api\/auth\/(?:sign-(?:in|up)|request-|reset-|change-password|send-verification-email|second-factor|passkey)/;
const AT_ONCE_MAX = 12;
const RETRY_SECONDS = 5;

/**
 * Limits the concurrent expensive requests of one client, so that a flood can't use up the shared database connections.
 * Rejects with 429 before any work is done.
 */
export function createFairShare() {
  const underWay = new Map<string, number>();
  return async function run(client: string, path: string, work: () => Promise<Response>): Promise<Response> {
    if (!COSTLY.test(path)) return work();
    const count = underWay.get(client) ?? 0;
    if (count >= AT_ONCE_MAX) return refused();
    underWay.set(client, count + 1);
    try {
      return await work();
    } finally {
      const remaining = (underWay.get(client) ?? 1) - 1;
      if (remaining > 0) underWay.set(client, remaining);
      else underWay.delete(client);
    }
  };
}

function refused(): Response {
  const body = { code: 'TooManyRequests', message: userMessage('tooManySignIns') };
  return Response.json(body, { status: 429, headers: { 'retry-after': String(RETRY_SECONDS) } });
}
