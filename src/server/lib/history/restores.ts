import type { UserDb } from '#db/pool.ts';
import type { Services } from '../services.ts';
import type { HistoryBefore } from './before.ts';

type Restore<Kind extends HistoryBefore['kind']> = (
  services: Services,
  db: UserDb,
  before: Extract<HistoryBefore, { kind: Kind }>,
) => Promise<HistoryBefore | null>;

/** How features restore what rows alone do not tell. Each gives what undoes the restoring; null: nothing does. */
export interface Restores {
  readonly pair: Restore<'pair'>;
  readonly weights: Restore<'weights'>;
  readonly import: Restore<'import'>;
}
