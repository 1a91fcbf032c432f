import { z } from 'zod';
import { SECURITY_EVENTS } from '#domain/people/security-event.ts';
import { endpoint } from '../endpoint.ts';
import { done, instant, nextCursor, pageQuery, wireId } from '../values.ts';

/** Kinds of security log events. */
const eventKind = z.enum(SECURITY_EVENTS);
const passkeyName = z.string().trim().min(1).max(60);
const passkeyParams = z.object({ passkeyId: wireId('passkey') });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const bytes = z.string().max(16_384);

export const getSecurity = endpoint('getSecurity', {
  summary: 'Get sessions, second factor and passkeys',
  access: 'user',
  rate: 'read',
  response: z.object({
    /** False if a hosted service manages sign-in: the other fields are then empty. */
    isAvailable: z.boolean(),
    hasPassword: z.boolean(),
    sessions: z.array(
      z.object({
        id: wireId('session'),
        /** Browser and system, such as "Firefox (Linux)"; empty if unknown. */
        device: z.string(),
        ipAddress: z.string(),
        signedInAt: instant,
        /** Rounded to the hour. */
        lastUsedAt: instant,
        /** True for the current session. */
        isCurrent: z.boolean(),
      }),
    ),
    secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    passkeys: z.array(
      z.object({
        id: wireId('passkey'),
        name: z.string(),
        /** True if its provider syncs it, so that it works on other devices too. */
        isSynced: z.boolean(),
        createdAt: instant,
        lastUsedAt: instant.nullable(),
      }),
    ),
  }),
  errors: [],
});

export const listSecurityEvents = endpoint('listSecurityEvents', {
  summary: 'List what happened to the account, newest first; kept for 90 days',
  access: 'user',
  rate: 'read',
  query: z.strictObject(pageQuery),
  response: z.object({
    events: z.array(
      z.object({
        id: wireId('event'),
        kind: eventKind,
        at: instant,
        device: z.string(),
        ipAddress: z.string(),
        /** Failures from one place within an hour are counted as one event. */
        count: z.int(),
      }),
    ),
    nextCursor,
  }),
  errors: ['NotConfigured'],
});

export const endSession = endpoint('endSession', {
  summary: 'Sign out one session',
  access: 'user',
  rate: 'write',
  params: z.object({ sessionId: wireId('session') }),
  response: done,
  errors: ['NotConfigured'],
});

export const endOtherSessions = endpoint('endOtherSessions', {
  summary: 'Sign out every session but this one',
  access: 'user',
  rate: 'write',
  response: done,
  errors: ['NotConfigured'],
});

export const startSecondFactor = endpoint('startSecondFactor', {
  summary: 'Make a secret for an authenticator app; requires a sign-in within the last ten minutes',
  access: 'user',
  rate: 'auth',
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['ReauthRequired', 'Conflict', 'NotConfigured'],
});

export const confirmSecondFactor = endpoint('confirmSecondFactor', {
  summary: 'Turn the second factor on with a code of the app; gives the recovery codes',
  access: 'user',
  rate: 'auth',
  body: z.strictObject({ code: z.string().max(20) }),
  response: recoveryCodes,
  errors: ['NotConfigured'],
});

export const deleteSecondFactor = endpoint('deleteSecondFactor', {
  summary: 'Turn the second factor off; requires a sign-in within the last ten minutes',
  access: 'user',
  rate: 'auth',
  response: done,
  errors: ['ReauthRequired', 'NotConfigured'],
});

export const createRecoveryCodes = endpoint('createRecoveryCodes', {
  summary: 'Replace all recovery codes; requires a sign-in within the last ten minutes',
  access: 'user',
  rate: 'auth',
  response: recoveryCodes,
  errors: ['ReauthRequired', 'Conflict', 'NotConfigured'],
});

export const createPasskeyOptions = endpoint('createPasskeyOptions', {
  summary: 'What a browser needs to make a passkey; requires a sign-in within the last ten minutes',
  access: 'user',
  rate: 'auth',
  /** `PublicKeyCredentialCreationOptionsJSON` of the WebAuthn specification. */
  response: z.looseObject({ challenge: z.string() }),
  errors: ['ReauthRequired', 'Conflict', 'NotConfigured'],
});

export const addPasskey = endpoint('addPasskey', {
  summary: 'Add a passkey that the browser made; requires a sign-in within the last ten minutes',
  access: 'user',
  rate: 'auth',
  body: z.strictObject({
    name: passkeyName,
    /** `RegistrationResponseJSON` of the WebAuthn specification. */
    response: z.object({
      id: z.string().max(1_400),
      rawId: z.string().max(1_400),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(z.string().max(40)).max(12).optional(),
      }),
    }),
  }),
  response: done,
  errors: ['ReauthRequired', 'NotConfigured'],
});

export const renamePasskey = endpoint('renamePasskey', {
  summary: 'Rename a passkey',
  access: 'user',
  rate: 'write',
  params: passkeyParams,
  body: z.strictObject({ name: passkeyName }),
  response: done,
  errors: ['NotConfigured'],
});

export const deletePasskey = endpoint('deletePasskey', {
  summary: 'Remove a passkey; requires a sign-in within the last ten minutes',
  access: 'user',
  rate: 'auth',
  params: passkeyParams,
  response: done,
  errors: ['ReauthRequired', 'NotConfigured'],
});
