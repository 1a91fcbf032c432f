import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Follower } from '../../lib/announce.ts';
import type { Services } from '../../lib/services.ts';

/** What joining receipts to transactions needs from outside. */
export type MatchNeeds = Pick<Services, 'db' | 'clock' | 'ids' | 'readers'>;

/** As of what something is worked out: read once, so that no part of it is of another day. */
export interface DeriveScope {
  readonly today: CivilDate;
  readonly currency: string;
  /** Worlds in which something can follow from something, or has, each as `isSandbox`: true is that of stand-ins. */
  readonly worlds: readonly boolean[];
}

/** What working out everything needs from outside. */
export type DeriveNeeds = MatchNeeds & Follower;
