import { z } from 'zod';
import { GOALS } from '#domain/people/goals.ts';
import { LANGUAGES } from '#domain/people/language.ts';
import { findNameProblem, PERSON_NAME_LENGTH_MAX } from '#domain/people/person-name.ts';
import { endpoint } from '../endpoint.ts';
import { currency, done, instant, wireId } from '../values.ts';
import { institution } from './banks.ts';

/** The specification's notification preferences; always complete. */
export const notificationPrefs = z.strictObject({
  email: z.boolean(),
  push: z.boolean(),
  weeklyReports: z.boolean(),
  transactionAlerts: z.boolean(),
  healthInsights: z.boolean(),
});

/** The specification's privacy settings; always complete. */
export const privacySettings = z.strictObject({
  dataSharing: z.boolean(),
  analytics: z.boolean(),
  marketingEmails: z.boolean(),
  thirdPartySharing: z.boolean(),
});

export const displayName = z
  .string()
  .max(PERSON_NAME_LENGTH_MAX)
  .trim()
  .superRefine((name, context) => {
    const problem = findNameProblem(name);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });
const language = z.enum(LANGUAGES);
export const timeZone = z.string().min(1).max(64);
/** The date that lists, periods and totals use: the purchase date if known, or the posting date. */
const datesBy = z.enum(['purchase', 'posting']);

/** The user's goals: they determine the order of the dashboard and of alerts. */
const goals = z.array(z.enum(GOALS)).max(GOALS.length);
const healthAccounts = z.array(z.enum(['hsa', 'fsa', 'none'])).max(3);

export const getMe = endpoint('getMe', {
  summary: 'Get the signed-in user; the first call sets language and time zone (header `x-time-zone`)',
  access: 'user',
  rate: 'read',
  response: z.object({
    name: z.string(),
    email: z.string(),
    onboardedAt: instant.nullable(),
    currency,
    timeZone: z.string(),
    language,
  }),
  errors: [],
});

export const updateOnboarding = endpoint('updateOnboarding', {
  summary: 'Save onboarding answers; `completed` finishes onboarding',
  access: 'user',
  rate: 'write',
  body: z.strictObject({
    name: displayName.optional(),
    currency: currency.optional(),
    timeZone: timeZone.optional(),
    goals: z.array(z.enum(GOALS)).max(GOALS.length).optional(),
    healthAccounts: healthAccounts.optional(),
    /** Whether to keep receipt emails as evidence; absent: unchanged, by default on for users with an HSA or FSA. */
    keepsEvidence: z.boolean().optional(),
    completed: z.boolean().optional(),
  }),
  response: z.object({ onboardedAt: instant.nullable() }),
  errors: ['ProviderError', 'ProviderTimeout'],
});

export const updateProfile = endpoint('updateProfile', {
  summary:
    'Update the display name, currency, time zone, language, which date counts,' +
    ' whether receipt items set categories, or all privacy settings',
  access: 'user',
  rate: 'write',
  body: z.strictObject({
    displayName: displayName.optional(),
    currency: currency.optional(),
    timeZone: timeZone.optional(),
    language: language.optional(),
    datesBy: datesBy.optional(),
    /** False: reverts every category that was set automatically from receipt items. */
    usesItemCategories: z.boolean().optional(),
    privacySettings: privacySettings.optional(),
  }),
  response: done,
  errors: ['ProviderError', 'ProviderTimeout'],
});

export const deleteUser = endpoint('deleteUser', {
  summary:
    'Delete the user and all their data,' +
    ' and revoke access at every provider; requires a sign-in within the last ten minutes',
  access: 'user',
  rate: 'heavy',
  response: done,
  errors: ['ReauthRequired', 'ProviderError', 'ProviderTimeout'],
});

export const exportUser = endpoint('exportUser', {
  summary: 'Export all of the user’s data as a ZIP; requires a sign-in within the last ten minutes',
  access: 'user',
  rate: 'heavy',
  response: z.unknown(),
  kind: 'download',
  errors: ['ReauthRequired'],
});

export const getSettings = endpoint('getSettings', {
  summary: 'Get connections, notification preferences, profile and privacy settings',
  access: 'user',
  rate: 'read',
  response: z.object({
    settings: z.object({
      connectedServices: z.object({
        plaid: z.object({ connected: z.boolean(), institutions: z.array(institution) }),
        gmail: z.object({
          connected: z.boolean(),
          address: z.string().nullable(),
          status: z.enum(['healthy', 'needs_reauth']).nullable(),
          lastSyncedAt: instant.nullable(),
          isSandbox: z.boolean(),
        }),
        /** All mailboxes, Gmail and others. */
        mailboxes: z.array(
          z.object({
            id: wireId('mailbox'),
            provider: z.enum(['gmail', 'imap', 'files']),
            address: z.string(),
            status: z.enum(['healthy', 'needs_reauth']),
            lastSyncedAt: instant.nullable(),
            isSandbox: z.boolean(),
          }),
        ),
      }),
      notificationPrefs,
      profile: z.object({
        displayName: z.string(),
        email: z.string(),
        isEmailVerified: z.boolean(),
        /** Why the latest email to the user was not delivered; null if it was. */
        mailProblem: z.string().nullable(),
        currency,
        timeZone: z.string(),
        language,
        datesBy,
        /** True if transactions are split by receipt items automatically. */
        usesItemCategories: z.boolean(),
        goals,
        healthAccounts,
        keepsEvidence: z.boolean(),
        /** True if the user is the server administrator. */
        isAdministrator: z.boolean(),
      }),
      privacySettings,
      hasSandboxData: z.boolean(),
    }),
  }),
  errors: [],
});

export const updateNotifications = endpoint('updateNotifications', {
  summary: 'Replace the notification preferences',
  access: 'user',
  rate: 'write',
  body: notificationPrefs,
  response: done,
  errors: [],
});

export const deleteSandbox = endpoint('deleteSandbox', {
  summary: 'Delete all sandbox transactions, connections and mailboxes',
  access: 'user',
  rate: 'heavy',
  response: done,
  errors: [],
});

const capability = z.object({
  state: z.enum(['live', 'sandbox', 'not_configured']),
  /** The setting that is missing, if it is not configured. */
  hint: z.string().nullable(),
});

export const getConfig = endpoint('getConfig', {
  summary: 'Get the configuration that screens need before sign-in',
  access: 'public',
  rate: 'read',
  response: z.object({
    appName: z.string(),
    version: z.string(),
    identity: z.enum(['local', 'firebase']),
    passwordLengthMin: z.int(),
    /** Who may create an account now; the first user always may. */
    registration: z.enum(['open', 'invitation', 'closed']),
    /** True if a new account is activated by an emailed link. */
    isSignUpByEmail: z.boolean(),
    capabilities: z.object({
      banks: capability,
      simplefin: capability,
      mail: capability,
      /** IMAP mailboxes; the hint is an address for trying it out. */
      imap: capability,
      googleSignIn: capability,
      mailOut: capability,
    }),
  }),
  errors: [],
});
