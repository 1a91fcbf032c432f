import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, instant, wireId } from '../values.ts';

/** For everyone except the administrator these respond with NotFound. */
const access = { access: 'user', errors: ['NotFound'] } as const;
const FRESH = ['NotFound', 'ReauthRequired', 'Conflict'] as const;
const userParams = z.object({ userId: wireId('user') });

export const listUsers = endpoint('listUsers', {
  summary: 'List the accounts of this server, without any of their data; for its administrator',
  ...access,
  rate: 'read',
  response: z.object({
    users: z.array(
      z.object({
        id: wireId('user'),
        name: z.string(),
        email: z.string(),
        createdAt: instant,
        disabledAt: instant.nullable(),
        isAdministrator: z.boolean(),
      }),
    ),
  }),
});

export const updateUser = endpoint('updateUser', {
  summary: 'Disable or enable an account; a disabled one can’t sign in, and its tokens end at once',
  access: 'user',
  rate: 'write',
  params: userParams,
  body: z.strictObject({ isDisabled: z.boolean() }),
  response: done,
  errors: FRESH,
});

export const removeUser = endpoint('removeUser', {
  summary: 'Delete an account with all its data and revoke its access at every provider',
  access: 'user',
  rate: 'heavy',
  params: userParams,
  response: done,
  errors: FRESH,
});

export const listInvitations = endpoint('listInvitations', {
  summary: 'List the invitations that were not used; for the administrator',
  ...access,
  rate: 'read',
  response: z.object({
    /** Invitations are used if registration is by invitation. */
    registration: z.enum(['open', 'invitation', 'closed']),
    invitations: z.array(
      z.object({ id: wireId('invitation'), email: z.string(), createdAt: instant, expiresAt: instant }),
    ),
  }),
});

export const createInvitation = endpoint('createInvitation', {
  summary: 'Invite an address: the link is emailed where an email server is set, and shown once',
  access: 'user',
  rate: 'write',
  body: z.strictObject({ email: z.email().max(254) }),
  response: z.object({ url: z.string(), isEmailed: z.boolean() }),
  errors: ['NotFound', 'ReauthRequired'],
});

export const deleteInvitation = endpoint('deleteInvitation', {
  summary: 'Revoke an invitation',
  access: 'user',
  rate: 'write',
  params: z.object({ invitationId: wireId('invitation') }),
  response: done,
  errors: ['NotFound'],
});

export const getServerHealth = endpoint('getServerHealth', {
  summary: 'Get jobs, recent failures, storage and versions; for the administrator',
  ...access,
  rate: 'read',
  response: z.object({
    jobs: z.array(z.object({ name: z.string(), waiting: z.int(), running: z.int(), failed: z.int() })),
    /** Failures of this server process, newest first; codes only. */
    failures: z.array(z.object({ at: instant, job: z.string(), code: z.string() })),
    undeliveredEmails: z.int(),
    databaseBytes: z.int(),
    versions: z.object({
      app: z.string(),
      node: z.string(),
      database: z.string(),
      migration: z.string().nullable(),
    }),
  }),
});
