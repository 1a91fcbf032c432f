import { randomUUID } from 'node:crypto';
import type { Goal } from '#domain/people/goals.ts';
import type { Language } from '#domain/people/language.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { markDerivationPending } from './pending-derivations.ts';
import { applyDatesBy } from './transactions/dates.ts';
import { deleteItemSplits } from './transactions/item-splits.ts';
import { lockUser } from './user-tables.ts';

/** Which date lists, periods and totals use: the day of the purchase where it is known, or the posting date. */
export type DatesBy = 'purchase' | 'posting';

export interface StoredProfile {
  readonly currency: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly datesBy: DatesBy;
  readonly onboardedAt: Date | null;
  /** Emails of receipts are kept whole as evidence: as decided, else for those with an HSA or FSA. */
  readonly keepsEvidence: boolean;
  /** Whether transactions count by the items of their receipts without asking. */
  readonly usesItemCategories: boolean;
  /** What the user said when they began: health accounts they have, `none`, or nothing yet. */
  readonly healthAccounts: readonly ('hsa' | 'fsa' | 'none')[];
  /** What the user said they came for. */
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
  /** Under which the user offers merchant names to others; null while they do not. */
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
       json_build_object('email', notify_email, 'push', notify_push, 'weeklyReports', notify_weekly_reports,
         'transactionAlerts', notify_transaction_alerts, 'healthInsights',
           notify_health_insights) as "notificationPrefs",
       json_build_object('dataSharing', privacy_data_sharing, 'analytics', privacy_analytics,
         'marketingEmails', privacy_marketing_emails, 'thirdPartySharing',
           privacy_third_party_sharing) as "privacySettings"
     from app.profiles where user_id = $1`;

/**
 * The user's profile; made with its defaults the first time it is asked for. Fails for a person who was deleted.
 * It is looked for in a statement of its own after the insert: of two first calls at once, the one whose insert
 * waited for the other's must see what the other has made. A new one has the language that the first call asks for.
 */
export async function ensureProfile(db: UserDb, asked: Language = 'en'): Promise<StoredProfile> {
  const [known] = await db.query<StoredProfile>(PROFILE, [db.userId]);
  if (known) return known;
  if (!(await lockUser(db))) throw new Error('the user was deleted');
  await db.query('insert into app.profiles (user_id, language) values ($1, $2) on conflict do nothing', [
    db.userId,
    asked,
  ]);
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

/** Changes what is given; the first moment of onboarding's end stays. */
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

/** Gives the user a new random ID for offering names, or takes it back. */
export async function updateSharingId(db: UserDb, sharingId: 'new' | null): Promise<Uuid | null> {
  const [row] = await db.query<{ sharingId: Uuid | null }>(
    `update app.profiles set sharing_id = $2 where user_id = $1
      returning sharing_id as "sharingId"`,
    [db.userId, sharingId === 'new' ? randomUUID() : null],
  );
  return row?.sharingId ?? null;
}

/** Shows health details under a membership, or makes them private (null). */
export async function updateHealthSharing(db: UserDb, sharedIn: Uuid | null): Promise<void> {
  await db.query(
    'update app.profiles set health_shared_in = $2 where user_id = $1 and health_shared_in is distinct from $2',
    [db.userId, sharedIn],
  );
}

/** Sets which date lists, periods and totals use. False when it is so already. */
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

/** Whether a profile keeps receipts as evidence, as SQL over the table of this name. */
export function keepsEvidenceOf(table: string): string {
  return `coalesce(${table}.keeps_evidence, ${table}.health_accounts && array['hsa', 'fsa'])`;
}

/**
 * Sets whether transactions count by the items of their receipts. Off takes back at once what items have set; on lets
 * the next derivation set it again. False when it is so already.
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

/** Whether emails of receipts are kept whole from now on. */
export async function updateKeepsEvidence(db: UserDb, isKept: boolean): Promise<void> {
  await db.query('update app.profiles set keeps_evidence = $2 where user_id = $1', [db.userId, isKept]);
}

/** What decides which rows a screen shows: the profile's currency and day, and where accounts and connections are. */
export interface Environments {
  readonly currency: string;
  readonly timeZone: string;
  readonly language: Language;
  /** The user's civil date of now. */
  readonly today: string;
  readonly hasLive: boolean;
  readonly hasSandbox: boolean;
  /** Something live is there that is not kept by hand. */
  readonly isLived: boolean;
  /** Every mailbox is a stand-in's. */
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
              or exists (select from app.bank_connections where user_id = $1 and not is_sandbox) as "isLived",
            coalesce((select bool_and(is_sandbox) from app.mailboxes where user_id = $1), false) as "hasSandboxMailOnly"
       from (select 1) as one left join app.profiles p on p.user_id = $1`,
    [db.userId, now],
  );
  if (!row) throw new Error('the scope query gave no row');
  return row;
}

/** The language the user reads; English before there is a profile. */
export async function getLanguage(db: UserDb): Promise<Language> {
  return (await findLanguage(db)) ?? 'en';
}

/** The language the user reads; null before there is a profile. */
export async function findLanguage(db: UserDb): Promise<Language | null> {
  const [row] = await db.query<{ language: Language }>(
    'select language from app.profiles where user_id = $1',
    [db.userId],
  );
  return row?.language ?? null;
}

/** By which rule the user's merchants were named. */
export async function getNamingRule(db: UserDb): Promise<string | null> {
  const [row] = await db.query<{ namedBy: string }>(
    'select named_by as "namedBy" from app.profiles where user_id = $1 for no key update',
    [db.userId],
  );
  return row?.namedBy ?? null;
}

export async function updateNamingRule(db: UserDb, namedBy: string): Promise<void> {
  await db.query('update app.profiles set named_by = $2 where user_id = $1', [db.userId, namedBy]);
}
