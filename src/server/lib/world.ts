import type { World } from '#contract/values.ts';
import type { UserDb } from '#db/pool.ts';

export interface Scope {
  readonly isSandbox: boolean;
  readonly world: World;
  readonly worlds: World[];
  readonly currency: string;
  readonly timeZone: string;
  /** The person's civil date of now. */
  readonly today: string;
}

/**
 * Which rows a screen shows: live ones, or those of stand-ins when asked, or while nothing live is there but accounts
 * kept by hand: an envelope of cash must not hide the banks that someone is trying out. The two never stand in one
 * total. Also the profile's currency and the person's today.
 */
export async function readScope(db: UserDb, asked: World | undefined, now: Date): Promise<Scope> {
  const [row] = await db.prepared<{
    currency: string;
    timeZone: string;
    today: string;
    hasLive: boolean;
    hasSandbox: boolean;
    isLived: boolean;
  }>(
    'read_scope',
    `select coalesce(p.currency, 'USD') as currency, coalesce(p.time_zone, 'UTC') as "timeZone",
            ($2::timestamptz at time zone coalesce(p.time_zone, 'UTC'))::date as today,
            exists (select from app.accounts where user_id = $1 and not is_sandbox)
              or exists (select from app.bank_connections where user_id = $1 and not is_sandbox) as "hasLive",
            exists (select from app.accounts where user_id = $1 and is_sandbox)
              or exists (select from app.bank_connections where user_id = $1 and is_sandbox) as "hasSandbox",
            exists (select from app.accounts where user_id = $1 and not is_sandbox and source <> 'manual')
              or exists (select from app.bank_connections where user_id = $1 and not is_sandbox) as "isLived"
       from (select 1) as one left join app.profiles p on p.user_id = $1`,
    [db.userId, now],
  );
  if (!row) throw new Error('the scope query gave no row');
  const worlds: World[] = [
    ...(row.hasLive ? (['live'] as const) : []),
    ...(row.hasSandbox ? (['sandbox'] as const) : []),
  ];
  const world = asked ?? (row.isLived || !row.hasSandbox ? 'live' : 'sandbox');
  return {
    world,
    worlds,
    isSandbox: world === 'sandbox',
    currency: row.currency,
    timeZone: row.timeZone,
    today: row.today,
  };
}
