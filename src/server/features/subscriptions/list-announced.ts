import type { UserDb } from '#db/pool.ts';
import { isRunning } from '#domain/recurring/running.ts';
import { type AnnouncedPlan, listAnnouncedPlans, type StreamRow } from './query.ts';

/** Announced trials and renewals, except those that an active stream already shows. */
export async function listAnnounced(
  db: UserDb,
  isSandbox: boolean,
  streams: readonly StreamRow[],
): Promise<AnnouncedPlan[]> {
  const keyOf = (name: string, isTrial: boolean) => `${isTrial} ${name.toLowerCase()}`;
  const shown = new Set(streams.filter(isRunning).map((row) => keyOf(row.merchant, row.status === 'trial')));
  const plans = await listAnnouncedPlans(db, isSandbox);
  return plans.filter(({ name, kind }) => !shown.has(keyOf(name, kind === 'trial_ends')));
}
