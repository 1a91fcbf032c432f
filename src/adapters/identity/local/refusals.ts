import { APIError } from 'better-auth/api';
import type { RegistrationPolicy } from '#ports/identity.ts';
import type { Busy } from './bounded-queue.ts';

type Status = 'BAD_REQUEST' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'UNPROCESSABLE_ENTITY' | 'TOO_MANY_REQUESTS';

/** A refusal with a code for the screens and words for the person. */
export function refuse(
  status: Status,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): APIError {
  return new APIError(status, { code, message }, headers);
}

export function tooManyAttempts(seconds: number): APIError {
  const minutes = Math.ceil(seconds / 60);
  return refuse(
    'TOO_MANY_REQUESTS',
    'TooManyAttempts',
    `Too many wrong passwords for this account. Try ` +
      `again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or reset your password.`,
    { 'retry-after': String(seconds) },
  );
}

export function tooManyCodes(seconds: number): APIError {
  const minutes = Math.ceil(seconds / 60);
  return refuse(
    'TOO_MANY_REQUESTS',
    'TooManyAttempts',
    `Too many wrong codes for this account. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { 'retry-after': String(seconds) },
  );
}

export function tooBusy(busy: Busy): APIError {
  return refuse('TOO_MANY_REQUESTS', 'TooManyRequests', 'The server is busy. Try again in a few seconds.', {
    'retry-after': String(busy.retryAfterSeconds),
  });
}

/** Not 403: the library takes that for an address that is taken, and answers as if the account had been created. */
export function registrationRefused(policy: RegistrationPolicy): APIError {
  return policy === 'invitation'
    ? refuse(
        'UNPROCESSABLE_ENTITY',
        'REGISTRATION_BY_INVITATION',
        'This server accepts new accounts by invitation only. Open the link in your invitation,' +
          ' or ask the administrator for one.',
      )
    : refuse(
        'UNPROCESSABLE_ENTITY',
        'REGISTRATION_CLOSED',
        'This server doesn’t accept new accounts. Ask its administrator for an invitation.',
      );
}
