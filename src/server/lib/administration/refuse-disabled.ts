import type { IdentityService } from '#ports/identity.ts';

/** What is asked about accounts that an administrator disabled. */
export interface DisabledAccounts {
  isDisabled(userId: string): Promise<boolean>;
  endSessions(userId: string): Promise<void>;
}

const REFUSAL = { code: 'AccountDisabled', message: 'This account is disabled. Contact your administrator.' };

/**
 * An identity that knows disabled accounts: none of their tokens is accepted from the moment on, in any server
 * process, and a sign-in ends before its cookie reaches the browser.
 */
export function refuseDisabled(identity: IdentityService, accounts: DisabledAccounts): IdentityService {
  return {
    ...identity,
    async verify(token, options) {
      const verified = await identity.verify(token, options);
      return verified && (await accounts.isDisabled(verified.userId)) ? null : verified;
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
