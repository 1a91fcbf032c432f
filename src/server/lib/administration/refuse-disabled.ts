import { userMessage } from '#domain/messages/user-message.ts';
import type { IdentityService } from '#ports/identity.ts';
import type { Clock } from '#ports/system.ts';

/** Queries about accounts that an administrator disabled. */
export interface DisabledAccounts {
  isDisabled(userId: string): Promise<boolean>;
  endSessions(userId: string): Promise<void>;
}

/** How other server processes announce that a user's sessions ended. */
export interface EndedSessions {
  /** False while events from other processes may be missed. */
  isConnected(): boolean;
  /** Calls the listener with the user, or with null when events may have been missed. */
  onSessionEnded(listener: (userId: string | null) => void): void;
}

const REFUSAL = { code: 'AccountDisabled', message: userMessage('accountDisabled') };

/**
 * Wraps an identity to reject disabled accounts: every server process rejects their tokens immediately, and a sign-in
 * fails before its cookie reaches the browser.
 */
export function refuseDisabled(
  identity: IdentityService,
  accounts: DisabledAccounts,
  sessions: EndedSessions,
  clock: Clock,
): IdentityService {
  const known = createKnownAnswers(accounts.isDisabled, sessions, clock);
  sessions.onSessionEnded((userId) => {
    known.forget(userId);
    identity.clearTokenCache(userId);
  });
  return {
    ...identity,
    async verify(token, options) {
      const verified = await identity.verify(token, options);
      if (!verified) return null;
      const isDisabled = options?.skipCache ? accounts.isDisabled : known.isDisabled;
      return (await isDisabled(verified.userId)) ? null : verified;
    },
    async sessionUser(headers) {
      const userId = await identity.sessionUser(headers);
      return userId && (await accounts.isDisabled(userId)) ? null : userId;
    },
    async handle(request, client) {
      const answer = await identity.handle(request, client);
      const cookies = answer.headers.getSetCookie().filter((cookie) => /session_token=[^;]/.test(cookie));
      if (cookies.length === 0) return answer;
      const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
      const userId = await identity.sessionUser(new Headers({ cookie }));
      if (userId === null || !(await accounts.isDisabled(userId))) return answer;
      await accounts.endSessions(userId);
      return Response.json(REFUSAL, { status: 403 });
    },
  };
}

/** How long a cached answer is valid when no process invalidates it. */
const KNOWN_MS = 60_000;
const KNOWN_MAX = 20_000;

/**
 * Caches answers for a minute. Entries are stored when the query starts, so an event during the query invalidates them.
 */
function createKnownAnswers(
  ask: DisabledAccounts['isDisabled'],
  { isConnected }: Pick<EndedSessions, 'isConnected'>,
  clock: Clock,
) {
  const known = new Map<string, { readonly answer: Promise<boolean>; readonly until: number }>();
  return {
    isDisabled(userId: string): Promise<boolean> {
      if (!isConnected()) return ask(userId);
      const now = clock.now().getTime();
      const earlier = known.get(userId);
      if (earlier && now < earlier.until) return earlier.answer;
      if (known.size >= KNOWN_MAX) known.clear();
      const answer = ask(userId);
      known.set(userId, { answer, until: now + KNOWN_MS });
      answer.catch(() => known.delete(userId));
      return answer;
    },
    forget(userId: string | null): void {
      if (userId === null) known.clear();
      else known.delete(userId);
    },
  };
}
