import { userMessage } from '#domain/messages/user-message.ts';
import { callState } from './call-state.ts';
import type { IdentityParts } from './identity-parts.ts';
import { refuse } from './refusals.ts';

interface NewSession {
  readonly userId: string;
}

interface CreatedSession extends NewSession {
  readonly id: string;
  readonly userAgent?: string | null | undefined;
}

/**
 * Rules for every new session, however it is created. A user with a second factor gets no session without it: the
 * sign-in waits for the code, and the browser gets its ID in a cookie.
 */
export function newSessionRules({ audit, mails, sessions, pending, secondFactor }: IdentityParts) {
  return {
    before: async ({ userId }: NewSession) => {
      const { isFactorPassed, cookies } = callState();
      if (isFactorPassed || !(await secondFactor.isOn(userId))) return;
      cookies.push(await pending.begin(userId));
      throw refuse('FORBIDDEN', 'SECOND_FACTOR_REQUIRED', userMessage('codeRequired'));
    },
    after: async ({ id, userId, userAgent }: CreatedSession) => {
      const { deviceId, sessionToken } = callState();
      await sessions.replace(userId, id, sessionToken);
      await audit.record(userId, 'sign-in');
      await mails.reportNewDevice(userId, userAgent ?? '', deviceId);
    },
  };
}
