import type { Services } from '../../lib/services.ts';

/** What joining receipts to transactions needs from outside. */
export type MatchNeeds = Pick<Services, 'db' | 'clock' | 'ids'>;
