import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Follower } from '../../lib/announce.ts';
import type { Services } from '../../lib/services.ts';

/** The services that matching depends on. */
export type MatchServices = Pick<Services, 'db' | 'clock' | 'ids' | 'readers'>;

/** The date, currency and environments of a derivation. Read once, so that all steps use the same day. */
export interface DeriveScope {
  readonly today: CivilDate;
  readonly currency: string;
  /** The environments with data, as `isSandbox` values. */
  readonly environments: readonly boolean[];
}

/** The services that a complete derivation depends on. */
export type DeriveServices = MatchServices & Follower;
