import type { UserDb } from '#db/pool.ts';
import type { Services } from '../services.ts';
import type { HistoryBefore } from './before.ts';

type Restore<Kind extends HistoryBefore['kind']> = (
  services: Services,
  db: UserDb,
  before: Extract<HistoryBefore, { kind: Kind }>,
) => Promise<HistoryBefore | null>;

/**
 * Feature-specific restores for state that records alone don't capture. Each returns its inverse, or null if it can't
 * be undone.
 */
export interface Restores {
  readonly pair: Restore<'pair'>;
  readonly weights: Restore<'weights'>;
  readonly import: Restore<'import'>;
}
