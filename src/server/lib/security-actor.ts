import type { SecurityActor } from '#ports/account-security.ts';

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly client: string;
  readonly headers: Headers;
}

/** The caller and client address, for the security log. */
export function actorOf({ userId, sessionId, client, headers }: Caller): SecurityActor {
  return { userId, sessionId, address: client, userAgent: headers.get('user-agent') ?? '' };
}
