import type { Services } from '../../lib/services.ts';

/** What joining receipts to rows needs from outside. */
export type JoinNeeds = Pick<Services, 'db' | 'clock' | 'ids'>;
