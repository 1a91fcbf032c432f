import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Follower } from '../../lib/announce.ts';
import type { Services } from '../../lib/services.ts';

/** What joining receipts to transactions needs from outside. */
export type MatchNeeds = Pick<Services, 'db' | 'clock' | 'ids' | 'readers'>;

/** As of what something is worked out: read once, so that no part of it is of another day. */
export interface DeriveScope {
  readonly today: CivilDate;
  readonly currency: string;
  /** Environments that have, or can have, derived data, each as `isSandbox` (true for the emulators' data). */
  readonly environments: readonly boolean[];
}

/** What working out everything needs from outside. */
export type DeriveNeeds = MatchNeeds & Follower;
