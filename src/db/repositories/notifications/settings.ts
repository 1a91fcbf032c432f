import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { QuietHours } from '#domain/notifications/delivery-times.ts';
import { jsonObject } from '../../json-object.ts';
import type { UserDb } from '../../pool.ts';

export interface NotificationSettings {
  readonly mutedKinds: readonly string[];
  readonly quiet: QuietHours | null;
  readonly largeChargeMinor: number | null;
  readonly lowBalanceMinor: number | null;
}

const QUIET = jsonObject<QuietHours>({ fromMinute: 'quiet_from_minute', toMinute: 'quiet_to_minute' });

/** The user's notification settings other than the toggles of the profile. */
export async function getNotificationSettings(db: UserDb): Promise<NotificationSettings> {
  const [row] = await db.query<NotificationSettings>(
    `select muted_kinds as "mutedKinds", case when quiet_from_minute is null then null else
       ${QUIET} end as quiet,
       large_charge_minor as "largeChargeMinor", low_balance_minor as "lowBalanceMinor"
       from app.notification_settings where user_id = $1`,
    [db.userId],
  );
  return row ?? { mutedKinds: [], quiet: null, largeChargeMinor: null, lowBalanceMinor: null };
}

/** Sets quiet hours and thresholds. */
export async function saveNotificationSettings(
  db: UserDb,
  settings: Omit<NotificationSettings, 'mutedKinds'>,
): Promise<void> {
  await db.query(
    `insert into app.notification_settings (user_id, quiet_from_minute, quiet_to_minute, large_charge_minor,
       low_balance_minor) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set quiet_from_minute = excluded.quiet_from_minute,
       quiet_to_minute = excluded.quiet_to_minute, large_charge_minor = excluded.large_charge_minor,
       low_balance_minor = excluded.low_balance_minor`,
    [
      db.userId,
      settings.quiet?.fromMinute ?? null,
      settings.quiet?.toMinute ?? null,
      settings.largeChargeMinor,
      settings.lowBalanceMinor,
    ],
  );
}

/** Mutes or unmutes a kind of notification. */
export async function updateMutedKind(db: UserDb, kind: string, isMuted: boolean): Promise<void> {
  await db.query(
    `insert into app.notification_settings (user_id, muted_kinds)
     values ($1, case when $3::boolean then array[$2::text] else '{}'::text[] end)
     on conflict (user_id) do update set muted_kinds = case when $3::boolean
       then array_append(array_remove(notification_settings.muted_kinds, $2), $2)
       else array_remove(notification_settings.muted_kinds, $2) end`,
    [db.userId, kind, isMuted],
  );
}

/** The user's local day of the last daily check; null if there was none. */
export async function getDailyCheckDay(db: UserDb): Promise<CivilDate | null> {
  const [row] = await db.query<{ day: CivilDate | null }>(
    'select daily_on as day from app.notification_settings where user_id = $1',
    [db.userId],
  );
  return row?.day ?? null;
}

/** Records the daily check of a user's local day. */
export async function updateDailyCheckDay(db: UserDb, day: CivilDate): Promise<void> {
  await db.query(
    `insert into app.notification_settings (user_id, daily_on) values ($1, $2)
     on conflict (user_id) do update set daily_on = excluded.daily_on
       where notification_settings.daily_on is null or notification_settings.daily_on < excluded.daily_on`,
    [db.userId, day],
  );
}
