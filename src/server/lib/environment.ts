import type { Environment } from '#contract/values.ts';
import type { UserDb } from '#db/pool.ts';
import { readEnvironments } from '#db/repositories/profiles.ts';
import type { Goal } from '#domain/people/goals.ts';
import type { Language } from '#domain/people/language.ts';

export interface Scope {
  readonly isSandbox: boolean;
  readonly environment: Environment;
  readonly environments: Environment[];
  readonly currency: string;
  readonly timeZone: string;
  /** The user's current civil date. */
  readonly today: string;
  readonly language: Language;
  readonly goals: readonly Goal[];
}

/**
 * Which transactions a screen shows: live ones, or sandbox ones on request or while the only live accounts are manual
 * (a cash account must not hide sandbox banks). Live and sandbox amounts are never added together. Also the profile's
 * currency and the user's current date.
 */
export async function readScope(db: UserDb, asked: Environment | undefined, now: Date): Promise<Scope> {
  const row = await readEnvironments(db, now);
  const environments: Environment[] = [
    ...(row.hasLive ? (['live'] as const) : []),
    ...(row.hasSandbox ? (['sandbox'] as const) : []),
  ];
  const isTriedOut = row.hasSandbox || (environments.length === 0 && row.hasSandboxMailOnly);
  const environment = asked ?? (row.hasLiveSource || !isTriedOut ? 'live' : 'sandbox');
  return {
    environment,
    environments,
    isSandbox: environment === 'sandbox',
    currency: row.currency,
    timeZone: row.timeZone,
    today: row.today,
    language: row.language,
    goals: row.goals,
  };
}
