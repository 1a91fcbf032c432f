import type { Follower } from '../../lib/announce.ts';
import type { Services } from '../../lib/services.ts';

/** What joining receipts to transactions needs from outside. */
export type MatchNeeds = Pick<Services, 'db' | 'clock' | 'ids' | 'readers'>;

/** What working out everything needs from outside. */
export type DeriveNeeds = MatchNeeds & Follower;
