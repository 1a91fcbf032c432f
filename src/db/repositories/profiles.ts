import { randomUUID } from 'node:crypto';
import type { Goal } from '#domain/people/goals.ts';
import type { Language } from '#domain/people/language.ts';
import { jsonObject } from '../json-object.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { markDerivationPending } from './pending-derivations.ts';
import { applyDatesBy } from './transactions/dates.ts';
import { deleteItemSplits } from './transactions/item-splits.ts';
import { lockUser } from './user-tables.ts';

/** The date that lists, periods and totals use: the day of the purchase if it is known, or the posting date. */
export type DatesBy = 'purchase' | 'posting';

export interface StoredProfile {
  readonly currency: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly datesBy: DatesBy;
  readonly onboardedAt: Date | null;
  /**
   * Whether complete emails of receipts are retained as evidence: the user's decision, or else whether the user has an
   * HSA or FSA.
   */
  readonly keepsEvidence: boolean;
  /** Whether transactions count by the items of their receipts without a question. */
  readonly usesItemCategories: boolean;
  /** The user's answer during onboarding: health accounts that they have, `none`, or no answer yet. */
  readonly healthAccounts: readonly ('hsa' | 'fsa' | 'none')[];
  /** The goals that the user selected during onboarding. */
  readonly goals: readonly Goal[];
  readonly notificationPrefs: {
    email: boolean;
    push: boolean;
    weeklyReports: boolean;
    transactionAlerts: boolean;
    healthInsights: boolean;
  };
  /** The membership in whose household health details are shown; null: private. */
  readonly healthSharedIn: string | null;
  /** The ID under which the user shares merchant names; null while they do not. */
  readonly sharingId: string | null;
  readonly privacySettings: {
    dataSharing: boolean;
    analytics: boolean;
    marketingEmails: boolean;
    thirdPartySharing: boolean;
  };
}

const PROFILE = `select currency, time_zone as "timeZone", language, dates_by as "datesBy",
       onboarded_at as "onboardedAt",
       health_accounts as "healthAccounts", ${keepsEvidenceOf('profiles')} as "keepsEvidence",
       uses_item_categories as "usesItemCategories", sharing_id as "sharingId", goals,
       health_shared_in as "healthSharedIn",
       ${jsonObject<StoredProfile['notificationPrefs']>({
         email: 'notify_email',
         push: 'notify_push',
         weeklyReports: 'notify_weekly_reports',
         transactionAlerts: 'notify_transaction_alerts',
         healthInsights: 'notify_health_insights',
       })} as "notificationPrefs",
       ${jsonObject<StoredProfile['privacySettings']>({
         dataSharing: 'privacy_data_sharing',
         analytics: 'privacy_analytics',
         marketingEmails: 'privacy_marketing_emails',
         thirdPartySharing: 'privacy_third_party_sharing',
       })} as "privacySettings"
     from app.profiles where user_id = $1`;

/**
 * The user's profile, created with defaults on first use. Fails for a deleted user. It is selected in a separate
 * statement after the insert: if two first calls run concurrently, the one whose insert waited must see the profile
 * that the other created. A new profile has the language and time zone of the first request.
 */
export async function ensureProfile(
  db: UserDb,
  asked: Pick<StoredProfile, 'language' | 'timeZone'> = { language: 'en', timeZone: 'UTC' },
): Promise<StoredProfile> {
  const [known] = await db.query<StoredProfile>(PROFILE, [db.userId]);
  if (known) return known;
  if (!(await lockUser(db))) throw new Error('the user was deleted');
  await db.query(
    'insert into app.profiles (user_id, language, time_zone) values ($1, $2, $3) on conflict do nothing',
    [db.userId, asked.language, asked.timeZone],
  );
  const [made] = await db.query<StoredProfile>(PROFILE, [db.userId]);
  if (!made) throw new Error('a profile was neither made nor found');
  return made;
}

export interface ProfileChange {
  readonly currency?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly language?: Language | undefined;
  readonly goals?: readonly string[] | undefined;
  readonly healthAccounts?: readonly string[] | undefined;
  readonly onboardedAt?: Date | undefined;
}

/** Updates the given fields; the first time of completed onboarding is retained. */
export async function updateProfile(db: UserDb, change: ProfileChange): Promise<void> {
  await db.query(
    `update app.profiles set currency = coalesce($2, currency), time_zone = coalesce($3, time_zone),
      goals = coalesce($4, goals), language = coalesce($7, language),
       health_accounts = coalesce($5, health_accounts), onboarded_at = coalesce(onboarded_at, $6) where user_id = $1`,
    [
      db.userId,
      change.currency ?? null,
      change.timeZone ?? null,
      change.goals ?? null,
      change.healthAccounts ?? null,
      change.onboardedAt ?? null,
      change.language ?? null,
    ],
  );
}

export async function updateNotificationPrefs(
  db: UserDb,
  prefs: StoredProfile['notificationPrefs'],
): Promise<void> {
  await db.query(
    `update app.profiles set notify_email = $2, notify_push = $3, notify_weekly_reports = $4,
      notify_transaction_alerts = $5,
       notify_health_insights = $6 where user_id = $1`,
    [db.userId, prefs.email, prefs.push, prefs.weeklyReports, prefs.transactionAlerts, prefs.healthInsights],
  );
}

export async function updatePrivacySettings(
  db: UserDb,
  settings: StoredProfile['privacySettings'],
): Promise<void> {
  await db.query(
    `update app.profiles set privacy_data_sharing = $2, privacy_analytics = $3, privacy_marketing_emails = $4,
       privacy_third_party_sharing = $5 where user_id = $1`,
    [
      db.userId,
      settings.dataSharing,
      settings.analytics,
      settings.marketingEmails,
      settings.thirdPartySharing,
    ],
  );
}

/** Sets a new random ID for sharing names, or removes it. */
export async function updateSharingId(db: UserDb, sharingId: 'new' | null): Promise<Uuid | null> {
  const [row] = await db.query<{ sharingId: Uuid | null }>(
    `update app.profiles set sharing_id = $2 where user_id = $1
      returning sharing_id as "sharingId"`,
    [db.userId, sharingId === 'new' ? randomUUID() : null],
  );
  return row?.sharingId ?? null;
}

/** Shares health details under a membership, or makes them private (null). */
export async function updateHealthSharing(db: UserDb, sharedIn: Uuid | null): Promise<void> {
  await db.query(
    'update app.profiles set health_shared_in = $2 where user_id = $1 and health_shared_in is distinct from $2',
    [db.userId, sharedIn],
  );
}

/** Sets the date that lists, periods and totals use. Returns false if it is unchanged. */
export async function updateDatesBy(db: UserDb, datesBy: DatesBy): Promise<boolean> {
  const changed = await db.query(
    'update app.profiles set dates_by = $2 where user_id = $1 and dates_by <> $2 returning 1',
    [db.userId, datesBy],
  );
  if (changed.length === 0) return false;
  await applyDatesBy(db);
  await markDerivationPending(db);
  return true;
}

/** SQL condition: the profile in the table with this name retains receipts as evidence. */
export function keepsEvidenceOf(table: string): string {
  return `coalesce(${table}.keeps_evidence, ${table}.health_accounts && array['hsa', 'fsa'])`;
}

/**
 * Sets whether transactions count by the items of their receipts. Turning it off removes the splits by items at once;
 * turning it on lets the next derivation set them again. Returns false if it is unchanged.
 */
export async function updateUsesItemCategories(db: UserDb, isOn: boolean): Promise<boolean> {
  const changed = await db.query(
    'update app.profiles set uses_item_categories = $2 where user_id = $1 and uses_item_categories <> $2 returning 1',
    [db.userId, isOn],
  );
  if (changed.length === 0) return false;
  if (!isOn) await deleteItemSplits(db, 'all');
  await markDerivationPending(db);
  return true;
}

/** Sets whether complete emails of receipts are retained. */
export async function updateKeepsEvidence(db: UserDb, isKept: boolean): Promise<void> {
  await db.query('update app.profiles set keeps_evidence = $2 where user_id = $1', [db.userId, isKept]);
}

/**
 * The settings that determine which data a screen shows: currency, current date, and the environments of accounts and
 * connections.
 */
export interface Environments {
  readonly currency: string;
  readonly timeZone: string;
  readonly language: Language;
  /** The user's current local date. */
  readonly today: string;
  readonly hasLive: boolean;
  readonly hasSandbox: boolean;
  /** True if there is live data that is not maintained by hand. */
  readonly hasLiveSource: boolean;
  /** True if all mailboxes are sandbox mailboxes. */
  readonly hasSandboxMailOnly: boolean;
  readonly goals: readonly Goal[];
}

export async function readEnvironments(db: UserDb, now: Date): Promise<Environments> {
  const [row] = await db.prepared<Environments>(
    'read_scope',
    `select coalesce(p.currency, 'USD') as currency, coalesce(p.time_zone, 'UTC') as "timeZone",
            coalesce(p.language, 'en') as language,
            coalesce(p.goals, '{}') as goals,
            ($2::timestamptz at time zone coalesce(p.time_zone, 'UTC'))::date as today,
            exists (select from app.accounts where user_id = $1 and not is_sandbox)
              or exists (select from app.bank_connections where user_id = $1 and not is_sandbox) as "hasLive",
            exists (select from app.accounts where user_id = $1 and is_sandbox)
              or exists (select from app.bank_connections where user_id = $1 and is_sandbox) as "hasSandbox",
            exists (select from app.accounts where user_id = $1 and not is_sandbox and source <> 'manual')
              or exists (select from app.bank_connections where user_id = $1 and not is_sandbox) as "hasLiveSource",
            coalesce((select bool_and(is_sandbox) from app.mailboxes where user_id = $1), false) as "hasSandboxMailOnly"
       from (select 1) as one left join app.profiles p on p.user_id = $1`,
    [db.userId, now],
  );
  if (!row) throw new Error('the scope query gave no row');
  return row;
}

/** The user's language; English if there is no profile. */
export async function getLanguage(db: UserDb): Promise<Language> {
  return (await findLanguage(db)) ?? 'en';
}

/** The user's language; null if there is no profile. */
export async function findLanguage(db: UserDb): Promise<Language | null> {
  const [row] = await db.query<{ language: Language }>(
    'select language from app.profiles where user_id = $1',
    [db.userId],
  );
  return row?.language ?? null;
}

/** Records the version of the naming rules that was last applied to the user's merchants. */
export async function updateNamingRule(db: UserDb, namedBy: string): Promise<void> {
  await db.query('update app.profiles set named_by = $2 where user_id = $1', [db.userId, namedBy]);
}
