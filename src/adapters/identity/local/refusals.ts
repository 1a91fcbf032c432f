import { APIError } from 'better-auth/api';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { RegistrationPolicy } from '#ports/identity.ts';
import type { Busy } from './bounded-queue.ts';

type Status = 'BAD_REQUEST' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'UNPROCESSABLE_ENTITY' | 'TOO_MANY_REQUESTS';

/** A rejection with a code for the screens and a message for the user. */
export function refuse(
  status: Status,
  code: string,
  message: UserMessage,
  headers: Record<string, string> = {},
): APIError {
  return new APIError(status, { code, message }, headers);
}

export function tooManyAttempts(seconds: number): APIError {
  return refuse(
    'TOO_MANY_REQUESTS',
    'TooManyAttempts',
    userMessage('tooManyPasswords', Math.ceil(seconds / 60)),
    { 'retry-after': String(seconds) },
  );
}

export function tooManyCodes(seconds: number): APIError {
  return refuse(
    'TOO_MANY_REQUESTS',
    'TooManyAttempts',
    userMessage('tooManyCodes', Math.ceil(seconds / 60)),
    { 'retry-after': String(seconds) },
  );
}

export function tooBusy(busy: Busy): APIError {
  return refuse('TOO_MANY_REQUESTS', 'TooManyRequests', userMessage('passwordsBusy'), {
    'retry-after': String(busy.retryAfterSeconds),
  });
}

/**
 * Not 403: the library takes it for an address that is already registered, and responds as if the account had been
 * created.
 */
export function registrationRefused(policy: RegistrationPolicy): APIError {
  return policy === 'invitation'
    ? refuse('UNPROCESSABLE_ENTITY', 'REGISTRATION_BY_INVITATION', userMessage('registrationByInvitation'))
    : refuse('UNPROCESSABLE_ENTITY', 'REGISTRATION_CLOSED', userMessage('registrationClosed'));
}
